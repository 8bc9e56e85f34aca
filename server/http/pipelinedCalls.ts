import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How many calls of one connection may wait for their turn. No browser pipelines, and few other clients do. */
const MOST_WAITING = 100;

interface WaitingCall {
  socket: Socket;
  begin: () => void;
}

/**
 * Starts pipelined calls one by one, with the calls of others in between. Calls sent before earlier ones on their
 * connection were answered arrive together, so many of them would be processed while all other callers wait. A
 * connection on which too many wait is closed: as they have no answer yet, Node would go on reading more of them.
 */
export function spreadPipelinedCalls(app: FastifyInstance): void {
  const waiting: WaitingCall[] = [];
  const counts = new WeakMap<Socket, number>();
  const count = (socket: Socket, added: number) => {
    const sum = (counts.get(socket) ?? 0) + added;
    counts.set(socket, sum);
    return sum;
  };
  const beginOne = () => {
    const [call] = waiting;
    if (call) count(call.socket, -1);
    // Nobody waits for the answer on a closed connection.
    if (call && !call.socket.destroyed) call.begin();
    waiting.shift();
    if (waiting.length > 0) setImmediate(beginOne);
  };
  app.addHook('onRequest', ({ raw: { socket } }, { raw }, done) => {
    // An answer has its socket once those ahead of it have been sent.
    if (raw.socket) return done();
    if (socket.destroyed) return;
    if (count(socket, 1) > MOST_WAITING) return void socket.destroy();
    waiting.push({ socket, begin: done });
    if (waiting.length === 1) setImmediate(beginOne);
  });
}
