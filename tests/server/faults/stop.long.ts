import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startProcess } from './ServerProcess.ts';
import { WriteLoad } from './WriteLoad.ts';

const CALLERS = 20;
const LONGEST_STOP_MS = 10_000;

it('a server that is asked to end does so while bodies are half sent, and loses nothing', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'q-system-faults-'));
  const server = await startProcess({ DATA_DIR: dataDir });
  const load = new WriteLoad([server]);
  await load.signIn();
  load.start(CALLERS);
  await load.waitForWrites(CALLERS);
  const { hostname, port } = new URL(server.url);
  const head = ['POST /api/v2/token/pair HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Content-Length: 100'];
  const halves = await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      await new Promise((done) => socket.write(`${head.join('\r\n')}\r\n\r\n{"username"`, done));
      return socket;
    }),
  );
  const begin = performance.now();
  const code = await server.stop();
  const milliseconds = performance.now() - begin;
  for (const socket of halves) socket.destroy();
  await load.stop();
  expect([code, milliseconds < LONGEST_STOP_MS]).toEqual([0, true]);
  await server.start();
  expect((await load.verify()).lost).toEqual([]);
  expect(await server.stop()).toBe(0);
  rmSync(dataDir, { recursive: true });
  const ended = `SIGTERM with ${CALLERS} half bodies: ended in ${Math.round(milliseconds)} ms`;
  console.warn(`${ended}; ${load.acknowledged} acknowledged writes, none lost`);
});
