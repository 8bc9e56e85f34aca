import { connect } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { spreadPipelinedCalls } from '#server/http/pipelinedCalls.ts';

const CALLS = 20;

describe('calls in one piece', () => {
  it('are answered in order, and begin in separate rounds', async () => {
    let round = 0;
    let isOver = false;
    const count = () => {
      round += 1;
      if (!isOver) setImmediate(count);
    };
    const app = Fastify({ forceCloseConnections: true });
    spreadPipelinedCalls(app);
    const rounds: number[] = [];
    app.get('/:number', async ({ params }) => {
      rounds.push(round);
      return params;
    });
    const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    count();
    const answers = await send(url);
    isOver = true;
    await app.close();
    expect(answers.match(/(?<="number":")\d+/g)?.map(Number)).toEqual(Array.from({ length: CALLS }, (_, at) => at));
    expect(new Set(rounds).size).toBe(CALLS);
  });

  it('are not accepted beyond a hundred waiting ones, so that they cannot fill the memory', async () => {
    const app = Fastify({ forceCloseConnections: true });
    spreadPipelinedCalls(app);
    let begun = 0;
    app.get('/:number', async ({ params }) => {
      begun += 1;
      return params;
    });
    const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    await expect(send(url, 50_000)).rejects.toThrow(/ECONNRESET|EPIPE/);
    expect(begun).toBeLessThanOrEqual(200);
    expect(await send(url)).toContain('"number":"19"');
    await app.close();
  });
});

/** Sends all calls at once; returns the answers as one text. */
function send(url: URL, calls = CALLS): Promise<string> {
  const text = Array.from({ length: calls }, (_, at) => {
    const close = at === calls - 1 ? 'Connection: close\r\n' : '';
    return `GET /${at} HTTP/1.1\r\nHost: a\r\n${close}\r\n`;
  }).join('');
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(url.port), url.hostname, () => socket.write(text));
    socket.on('data', (data) => (received += String(data)));
    socket.on('error', reject).on('end', () => resolve(received));
  });
}
