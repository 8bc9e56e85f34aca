import type { Page, Response } from '@playwright/test';
import { Api } from './Api.ts';
import { Editor } from './Editor.ts';
import { inputIn } from './engineSteps.ts';
import { findNotices } from './findNotices.ts';
import { DEMO, expect, test } from './fixtures.ts';
import { StoredSession } from './StoredSession.ts';
import { startServer } from './startServer.ts';

const WRONG = 'Not-the-password-1';

test('no token and no password appears in an address, a log line or a notice', async ({ context, complaints }) => {
  complaints.expect(/the server responded with a status of 4\d\d/);
  const server = await startServer(DEMO.password, { LOG_LEVEL: 'trace' });
  try {
    const seen = { tokens: new Set<string>(), addresses: [] as string[], console: [] as string[] };
    const answers: Promise<void>[] = [];
    context.on('request', (request) => seen.addresses.push(request.url()));
    context.on('console', (message) => seen.console.push(message.text()));
    context.on('response', (response) => answers.push(noteTokens(response, seen.tokens)));
    const page = await context.newPage();
    const notices = await walkThrough(page, server.url);
    await Promise.all(answers);

    expect(seen.tokens.size).toBeGreaterThanOrEqual(3);
    const secrets = [...seen.tokens, DEMO.password, WRONG].flatMap((secret) => [
      secret,
      secret.split('.')[2] ?? secret,
    ]);
    // The greeting of a first start names the demo account's password; every line after it is a log line.
    const logged = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(logged.join('\n')).toContain('incoming request');
    for (const place of [...seen.addresses, ...seen.console, ...notices, ...logged]) {
      expect(secrets.filter((secret) => place.includes(secret))).toEqual([]);
    }
  } finally {
    await server.remove();
  }
});

/** Runs a refused sign-in, an edit during which the token expires, an expired session and Logout; returns the notices. */
async function walkThrough(page: Page, url: string): Promise<string[]> {
  const notices: string[] = [];
  const note = async () => {
    notices.push(await findNotices(page).innerText());
  };
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password').fill(WRONG);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Login Failed')).toBeVisible();
  await note();

  await page.getByLabel('Password').fill(DEMO.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(`${url}/dashboard`);
  const [first] = await (await Api.signIn(url, DEMO)).list();
  await page.goto(`${url}/components/${first?.id}`);
  const editor = await Editor.on(page);
  const session = new StoredSession(page);
  await session.spoilAccess();
  await inputIn(editor.field('description')).fill('Renewed on the way');
  await editor.save();
  await note();

  // Only the save finds out that the session has ended.
  await page.route(/\/api\/v2\/(?!token)/, (route) => {
    if (route.request().method() === 'PUT') void route.fallback();
  });
  await session.spoilBoth();
  await inputIn(editor.field('description')).fill('Refused on the way');
  await editor.saveButton.click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('Authentication Error')).toBeVisible();
  await note();
  return notices;
}

async function noteTokens(response: Response, tokens: Set<string>): Promise<void> {
  if (!/\/token\/(pair|refresh)$/.test(response.url()) || !response.ok()) return;
  const { access, refresh } = await response.json();
  tokens.add(access).add(refresh);
}
