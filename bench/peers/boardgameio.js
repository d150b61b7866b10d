/* boardgame.io's own server, and people at its matches: the same shapes of load as ours, told by the same lines.
 *
 *   node boardgameio.js serve PORT     its server as it comes, matches in memory, a game with a state of 20 KB
 *   node boardgameio.js drive PORT     people; reads commands line by line, as bench/load/driver.py does
 *
 * A move counts when all players of the match have its update; the latency is from the mover's emit to the last receipt.
 * NODE_PATH must name a folder with boardgame.io and socket.io-client in it; bench/server.py sees to that.
 */
'use strict';
const readline = require('readline');

const STATE_BYTES = 20000;
const PATIENCE = 20000;

function state() {
  const made = { seq: 0, round: 3, phase: 'action', players: [], tiles: [], tokens: [], decks: {}, log: [] };
  for (let i = 0; i < 5; i++) {
    made.players.push({
      id: i, name: 'Player ' + i, stats: { might: 4, speed: 5, sanity: 3, knowledge: 4 }, at: [i, 2, 0],
      items: ['item_01', 'item_02', 'item_03', 'item_04'], wounds: 0, ready: true,
    });
  }
  for (const deck of ['omen', 'event', 'item']) made.decks[deck] = Array.from({ length: 30 }, (_, i) => deck + '_' + i);
  for (let i = 0; JSON.stringify(made).length < STATE_BYTES; i++) {
    made.tiles.push({ id: 't' + i, name: 'room_' + i, pos: [i % 9, (i / 9) | 0, 0], rot: 90 * (i % 4), doors: [1, 0, 1, 1], sym: 'omen' });
    made.tokens.push({ id: i, kind: 'clue', tile: 't' + (i >> 1), n: i % 5 });
    made.log.push('player ' + (i % 5) + ' moved to room_' + i);
  }
  return made;
}

const game = {
  name: 'big',
  setup: state,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, id) => {
      const token = G.tokens[id % G.tokens.length];
      token.n = (token.n + 1) % 5;
      token.tile = G.tiles[(id * 7) % G.tiles.length].id;
      G.players[+playerID].at = [id % 9, id % 8, 0];
      G.seq++;
    },
  },
};

function serve(port) {
  const { Server } = require('boardgame.io/server');
  Server({ games: [game], origins: ['http://127.0.0.1'] }).run({ port, callback: () => console.log('"ready"') });
}

class Match {
  constructor(port, name, players) {
    Object.assign(this, { port, name, players, going: false, moving: null, sockets: [] });
  }

  async open() {
    const { io } = require('socket.io-client');
    this.sockets = await Promise.all([...Array(this.players).keys()].map((player) => new Promise((ready) => {
      const options = { transports: ['websocket'], forceNew: true, reconnection: false };
      const socket = io('http://127.0.0.1:' + this.port + '/' + game.name, options);
      socket.on('connect', () => socket.emit('sync', this.name, String(player), undefined, this.players));
      socket.once('sync', (_match, info) => { this.state = info.state; ready(socket); });
      socket.on('update', (_match, state) => this.heard(state));
    })));
  }

  heard(state) {
    const moving = this.moving;
    if (!moving || state._stateID <= moving.after) return;
    this.state = state;
    if (++moving.heard === this.players) { this.moving = null; moving.complete(); }
  }

  async play(pause, tally) {
    this.going = true;
    if (pause) await sleep(1000 * pause * Math.random());
    while (this.going) {
      const player = this.state.ctx.currentPlayer, sent = process.hrtime.bigint();
      const complete = new Promise((ok) => { this.moving = { after: this.state._stateID, heard: 0, complete: ok }; });
      const move = { type: 'click', args: [(Math.random() * 1000) | 0], playerID: player, credentials: undefined };
      this.sockets[+player].emit('update', { type: 'MAKE_MOVE', payload: move }, this.state._stateID, this.name, player);
      const lost = setTimeout(() => { tally.troubles.push('a move was never seen by all'); this.going = false; this.moving.complete(); }, PATIENCE);
      await complete;
      clearTimeout(lost);
      tally.to_all_ms.push(Number(process.hrtime.bigint() - sent) / 1e6);
      tally.answers++;
      tally.messages += 1 + this.players;
      if (pause) await sleep(1000 * pause * (0.8 + 0.4 * Math.random()));
    }
  }
}

const sleep = (ms) => new Promise((ok) => setTimeout(ok, ms));

async function obey(command, port, matches) {
  if (command.do === 'open') {
    for (let n = 0; n < command.tables; n++) {
      const match = new Match(port, [command.seats, matches.length].join('_'), command.seats);
      await match.open();
      matches.push(match);
    }
    return { opened: command.tables };
  }
  if (command.do !== 'slice') throw new Error(command.do + ' is nothing a driver can do');
  const tally = { answers: 0, messages: 0, to_all_ms: [], troubles: [] };
  const started = process.hrtime.bigint(), spent = process.cpuUsage();
  const played = matches.map((match) => match.play(command.pause, tally));
  await sleep(1000 * command.seconds);
  const cpu = process.cpuUsage(spent);
  const found = { answers: tally.answers, seconds: Number(process.hrtime.bigint() - started) / 1e9, driver_cpu: (cpu.user + cpu.system) / 1e6 };
  matches.forEach((match) => { match.going = false; });
  await Promise.all(played);
  return { ...tally, ...found };
}

async function drive(port) {
  const matches = [];
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const command = JSON.parse(line);
    if (command.do === 'quit') break;
    console.log(JSON.stringify(await obey(command, port, matches)));
  }
  process.exit(0);
}

({ serve, drive })[process.argv[2]](+process.argv[3]);
