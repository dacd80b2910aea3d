// The waiting room: adds this browser's luck to the shuffle, and goes to the table when it begins.

const { socket: path, commitment } = document.body.dataset;
const url = new URL(path, location.href);
url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
let wait = 250;
let players = null;

/** What this browser was promised and what luck it adds: noted the first time, and kept, so that the
 *  shuffle can be verified against it. */
function noted() {
  const place = `shuffle ${path}`;
  try {
    const before = JSON.parse(localStorage.getItem(place));
    if (before?.share) return before;
  } catch {
    // nothing was noted, or nothing that can be read
  }
  const note = { commitment, share: share() };
  try {
    localStorage.setItem(place, JSON.stringify(note));
  } catch {
    // a browser that keeps nothing can play all the same
  }
  return note;
}

function share() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function connect() {
  const socket = new WebSocket(url);
  socket.onopen = () => {
    wait = 250;
    socket.send(JSON.stringify({ t: "hello", seen: -1, share: noted().share }));
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.t !== "state") return;
    if (message.phase !== "open") location.reload();
    if (!message.players) return;
    const now = JSON.stringify(message.players.map(({ name, kind, missing }) => [name, kind, missing]));
    if (players !== null && now !== players) location.reload();
    players = now;
  };
  socket.onclose = () => {
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 8000);
  };
}

connect();
