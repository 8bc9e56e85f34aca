import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { createStop } from '#server/createStop.ts';
import { type Engine, engines } from './engines.ts';
import { startTestServer } from './TestServer.ts';

// The PostgreSQL inside a test process has one session, which the open transaction keeps.
const withSessions = engines.filter(({ engine }) => engine === 'SQLite' || inject('postgresUrl'));

describe.each(withSessions)('a server on $engine that is asked to end', (engine) => {
  it('closes its store, and then waits at most a second', async () => {
    const { server, stop, codes } = await startStopping(engine);
    await stop();
    await expect(server.store.users.isEmpty()).rejects.toThrow('destroyed');
    expect(codes).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(codes).toEqual([0]);
  });
});

const onPostgres = withSessions.filter(({ engine }) => engine === 'PostgreSQL');

describe.each(onPostgres)('a server whose $engine does not answer', (engine) => {
  it('ends ten seconds after it was asked to', async () => {
    const { server, stop, codes } = await startStopping(engine);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await new Promise<void>((resolve) => {
      void server.store.transaction(() => {
        resolve();
        return answered;
      });
    });
    const stopped = stop();
    // Connections are closed on the way, in as many steps as they take.
    await vi.advanceTimersByTimeAsync(9999);
    expect(codes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(codes).toEqual([1]);
    answer();
    await stopped;
  });
});

/** A server with the function that ends it, whose timers run when the test says so, and the codes that it ended with. */
async function startStopping(engine: Engine) {
  const server = await startTestServer(engine);
  onTestFinished(async () => {
    vi.useRealTimers();
    await server.stop();
  });
  const codes: number[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  const stop = createStop({ ...server, exit: (code) => codes.push(code) });
  return { server, stop, codes };
}
