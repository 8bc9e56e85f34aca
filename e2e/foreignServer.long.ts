import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { AnswerTape } from './AnswerTape.ts';
import { startDjango } from './startDjango.ts';
import { walkForeignServer } from './walkForeignServer.ts';

/** If RECORD is set, the answers are written here, for the journey on recorded answers to replay. */
const TAPE = 'e2e/foreign/djangoAnswers.json';

// Packages that are missing are installed first.
test.setTimeout(900_000);

test('the whole app works on a stock Django REST framework', async ({ browser }) => {
  const django = await startDjango();
  try {
    const context = await browser.newContext({ baseURL: django.url });
    const page = await context.newPage();
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    const tape = new AnswerTape();
    if (process.env.RECORD) await tape.record(page);
    await walkForeignServer(page);
    expect(failures).toEqual([]);
    if (process.env.RECORD) await tape.recordElsewhere(page);
    if (process.env.RECORD) await writeFile(TAPE, `${JSON.stringify(tape, null, 1)}\n`);
    await context.close();
  } finally {
    await django.stop();
  }
});
