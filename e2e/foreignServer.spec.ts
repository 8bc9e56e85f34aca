import { readFile } from 'node:fs/promises';
import { AnswerTape } from './AnswerTape.ts';
import { test } from './fixtures.ts';
import { walkForeignServer } from './walkForeignServer.ts';

test('the app works on the answers of a stock Django REST framework', async ({ page, complaints }) => {
  // The browser logs the calls that such a server does not have, and the name that it refuses.
  complaints.expectStatus(404, 400);
  const tape = new AnswerTape(JSON.parse(await readFile('e2e/foreign/djangoAnswers.json', 'utf8')));
  await tape.replay(page);
  await walkForeignServer(page);
});
