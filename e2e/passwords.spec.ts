import { Api } from './Api.ts';
import {
  expectNoSecrets,
  expectSignedIn,
  FIRST_PASSWORD,
  field,
  fill,
  findInput,
  newAccount,
  SECOND_PASSWORD,
} from './accountSteps.ts';
import { expect, test } from './fixtures.ts';
import { resetLink, resetLinks } from './resetLinks.ts';
import { signIn } from './signIn.ts';
import { LONG } from './tags.ts';

test('a forgotten password is replaced by a link that works once', async ({ page, server, unique, complaints }) => {
  complaints.expectStatus(400);
  const account = newAccount(unique);
  await Api.register(server.url, account);
  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await findInput(page, 'email').fill(account.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If ${account.email} has an account, an email is on its way.`)).toBeVisible();

  const link = await resetLink(server, account.email);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  await fill(page, { password: SECOND_PASSWORD, confirmPassword: SECOND_PASSWORD });
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Please sign in with your new password.')).toBeVisible();
  const token = link.split('token=')[1] ?? '';
  expect(token).not.toBe('');
  expect(asked.filter((url) => url.replace(/#.*/, '').includes(token))).toEqual([]);
  await expectNoSecrets(page, [token, SECOND_PASSWORD]);

  await signIn(page, { email: account.email, password: SECOND_PASSWORD });
  await expectSignedIn(page, account.email);

  await page.goto(link);
  await fill(page, { password: FIRST_PASSWORD, confirmPassword: FIRST_PASSWORD });
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('alert')).toContainText('This reset link is not valid');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('an address without an account gets the same answer as any other', { tag: LONG }, async ({
  page,
  server,
  unique,
}) => {
  const { email } = newAccount(unique);
  await page.goto('/forgot-password');
  await findInput(page, 'email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If ${email} has an account, an email is on its way.`)).toBeVisible();
  expect(await resetLinks(server, email)).toEqual([]);
  await page.getByRole('button', { name: 'Send another link' }).click();
  await expect(findInput(page, 'email')).toHaveValue('');
});

test('a reset page without a link says what to do', { tag: LONG }, async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByText('Open the link in your email again, or request a new one.')).toBeVisible();
  await expect(page.locator('[data-field]')).toHaveCount(0);
});

test("a changed password ends every other session but not one's own", async ({
  page,
  browser,
  server,
  unique,
  complaints,
}) => {
  complaints.expectStatus(400);
  // The call that waits for changes ends with the tokens that it was sent with.
  complaints.expect(/status of 401 .*\/changes\//);
  const account = newAccount(unique);
  await Api.register(server.url, account);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  await signIn(other, account);
  await signIn(page, account);

  await page.getByRole('link', { name: account.email }).click();
  await expect(page).toHaveURL('/profile');
  await fill(page, {
    currentPassword: SECOND_PASSWORD,
    newPassword: SECOND_PASSWORD,
    confirmPassword: SECOND_PASSWORD,
  });
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(field(page, 'currentPassword')).toContainText('The current password is wrong');
  await expect(findInput(page, 'currentPassword')).toBeFocused();

  await findInput(page, 'currentPassword').fill(FIRST_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('All your other sessions have been ended.')).toBeVisible();
  for (const name of ['currentPassword', 'newPassword', 'confirmPassword'])
    await expect(findInput(page, name)).toHaveValue('');
  await expectNoSecrets(page, [FIRST_PASSWORD, SECOND_PASSWORD]);

  await other.goto('/components');
  await expect(other.getByText('Your session has ended').first()).toBeVisible();
  await elsewhere.close();

  await page.goto('/components');
  await expect(page.getByText('0 component(s) total')).toBeVisible();
  await page.reload();
  await expect(page.getByText('0 component(s) total')).toBeVisible();
});

test('a password shows on demand, and hides when it is sent', { tag: LONG }, async ({ page, complaints }) => {
  complaints.expectStatus(401);
  await page.goto('/login');
  const password = page.getByLabel('Password');
  const reveal = page.getByRole('button', { name: 'Show what is typed' });
  await page.getByLabel('Email').fill('nobody@example.com');
  await password.fill('secret7');
  await expect(password).toHaveAttribute('type', 'password');
  await reveal.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(reveal).toHaveAttribute('aria-pressed', 'true');
  await expect(password).toBeFocused();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(password).toHaveAttribute('type', 'password');
});
