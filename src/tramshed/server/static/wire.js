// One socket to the server: reconnects, and repeats what was not acknowledged under the same id.

const SHORTEST = 250;
const LONGEST = 8000;
const NO_TABLE = 4404; // as server/socket.py says it

export class Wire {
  /**
   * @param {string} path the socket's address on this site
   * @param {{receive: (message: object) => void, state: (name: string) => void,
   *          greeting: () => object}} listener is told that it is "connecting" or "offline"; it
   *   is online when something arrives. `greeting` is said first, on every connection
   */
  constructor(path, listener) {
    this.url = new URL(path, location.href);
    this.url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    this.listener = listener;
    this.wait = SHORTEST;
    this.waiting = new Map(); // commands that the server has not answered, by id
    this.session = Math.random().toString(36).slice(2, 10);
    this.sent = 0;
    this.connect();
  }

  connect() {
    this.listener.state("connecting");
    this.socket = new WebSocket(this.url);
    this.socket.onopen = () => this.opened();
    this.socket.onmessage = (event) => this.got(JSON.parse(event.data));
    this.socket.onclose = ({ code }) => (code === NO_TABLE ? location.reload() : this.closed());
  }

  opened() {
    this.wait = SHORTEST;
    this.say(this.listener.greeting());
    for (const command of this.waiting.values()) this.say(command);
  }

  /** Says something that needs no answer. */
  say(message) {
    if (this.isOpen) this.socket.send(JSON.stringify(message));
  }

  get isOpen() {
    return this.socket.readyState === WebSocket.OPEN;
  }

  closed() {
    this.listener.state("offline");
    const jitter = 0.75 + Math.random() / 2;
    setTimeout(() => this.connect(), this.wait * jitter);
    this.wait = Math.min(this.wait * 2, LONGEST);
  }

  got(message) {
    if (message.t === "ping") return this.say({ t: "pong", k: message.k });
    this.acknowledge(message);
    this.listener.receive(message);
  }

  /** A command is done when something answers it by id, or the decision it was for has passed. */
  acknowledge({ t, id, n }) {
    if (id) this.waiting.delete(id);
    if (t !== "state") return;
    for (const [key, command] of this.waiting) {
      if (command.n !== undefined && n !== undefined && command.n !== n) this.waiting.delete(key);
    }
  }

  /** @returns {string} the command's id */
  send(command) {
    const id = `${this.session}-${++this.sent}`;
    const whole = { ...command, id };
    this.waiting.set(id, whole);
    this.say(whole);
    return id;
  }

  /** Is a move under way? */
  get busy() {
    return [...this.waiting.values()].some((command) => command.t === "move");
  }
}
