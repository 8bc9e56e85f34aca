import { Api } from './Api.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './signIn.ts';

const ACCOUNT_PASSWORD = 'Windmill7';

test('a person sees where the account is signed in, signs out there, and everywhere else', async ({
  page,
  browser,
  server,
  unique,
  complaints,
}) => {
  complaints.expectStatus(401);
  const account = { email: `${unique('open').replaceAll(/\W/g, '')}@example.com`, password: ACCOUNT_PASSWORD };
  // Signs in as well.
  await Api.register(server.url, account);
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const elsewhere = await browser.newContext({ baseURL: server.url, userAgent });
  const other = await elsewhere.newPage();
  await signIn(other, account);
  await Api.signIn(server.url, account);
  await signIn(page, account);

  await page.goto('/profile');
  await page.getByRole('link', { name: 'Sessions' }).click();
  await expect(page).toHaveURL('/profile/sessions');
  const rows = page.getByRole('list', { name: 'Open sessions' }).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  const own = rows.filter({ hasText: 'This device' });
  await expect(own).toContainText('Last seen just now');
  await expect(own.getByRole('button')).toHaveCount(0);

  const there = rows.filter({ hasText: 'Firefox on Linux' });
  await expect(there).toContainText('127.0.0.1');
  await there.getByRole('button', { name: 'Sign out' }).click();
  await expect(there).toHaveCount(0);
  await other.goto('/components');
  await expect(other.getByText('Your session has ended').first()).toBeVisible();
  await elsewhere.close();

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
  await expect(question).toContainText('2 other sessions end at once');
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  await page.reload();
  await expect(rows).toHaveCount(1);
});
