// How far a line can come, as the server tells it (reached.py): spot by spot.

/** @typedef {[string, string, string, number, ?number, string]} Spot cell, entry, leave, rails, the
 * number of the spot before it, and whether the line can end there: "", "open", "complete" */

const ENDS = { "-": "", o: "open", c: "complete" };

/** @returns {{cell: string, entry: string, spots: Spot[]}} */
export function unpacked({ cell, entry, cells, sides, rails, ago, ends }) {
  const spotAt = (name, n) => {
    const before = ago[n] ? n - ago[n] : null;
    return [name, sides[2 * n], sides[2 * n + 1], rails[n], before, ENDS[ends[n]]];
  };
  return { cell, entry, spots: cells.split(" ").map(spotAt) };
}
