import type { Locator, Page } from '@playwright/test';
import { Api } from './Api.ts';
import { DEMO, expect, test } from './fixtures.ts';
import { resetLink, resetLinks } from './resetLinks.ts';
import { signIn } from './signIn.ts';
import { startServer } from './startServer.ts';
import { startsWith } from './startsWith.ts';

const REFUSED = /the server responded with a status of 400/;
const ENDED = /the server responded with a status of 401/;
const FIRST = 'Windmill7';
const SECOND = 'Watermill8';

const REQUIRED = 'This field is required';
const EMAIL = 'Please enter a valid email address';
const SHORT = 'Password must be at least 8 characters';
const WEAK = 'Password must contain at least one lowercase letter, one uppercase letter, and one number';
const DIFFER = "Passwords don't match";

/** What is typed into which field, and the message there. */
type Row = [field: string, typed: string, message: string];

const REGISTRATION: Row[] = [
  ['username', 'ab', 'Username must be at least 3 characters'],
  ['username', 'x'.repeat(51), 'Username must be 50 characters or less'],
  ['username', 'ada planner', 'Username can only contain letters, numbers, and underscores'],
  ['username', '', REQUIRED],
  ['email', 'ada', EMAIL],
  ['email', '', REQUIRED],
  ['firstName', 'x'.repeat(51), 'First name must be less than 50 characters'],
  ['lastName', 'x'.repeat(51), 'Last name must be less than 50 characters'],
  ['password', 'Wind7', SHORT],
  ['password', 'windmill7', WEAK],
  ['password', '', REQUIRED],
  ['confirmPassword', 'Windmill8', DIFFER],
  ['confirmPassword', '', REQUIRED],
];
const FORGOTTEN: Row[] = [
  ['email', 'ada', EMAIL],
  ['email', '', REQUIRED],
];
const RESET: Row[] = [
  ['password', 'Wind7', SHORT],
  ['password', 'WINDMILL7', WEAK],
  ['password', '', REQUIRED],
  ['confirmPassword', 'Windmill8', DIFFER],
  ['confirmPassword', '', REQUIRED],
];
const PROFILE: Row[] = [
  ['firstName', 'x'.repeat(51), 'First name must be less than 50 characters'],
  ['lastName', 'x'.repeat(51), 'Last name must be less than 50 characters'],
  ['email', 'ada', EMAIL],
  ['email', '', REQUIRED],
  ['phone', '0151', 'Please enter a valid phone number'],
  ['company', 'x'.repeat(101), 'Company name must be less than 100 characters'],
  ['position', 'x'.repeat(101), 'Position must be less than 100 characters'],
];
const CHANGE: Row[] = [
  ['currentPassword', '', REQUIRED],
  ['newPassword', 'Wind7', SHORT],
  ['newPassword', 'Windmills', WEAK],
  ['confirmPassword', 'Windmill8', DIFFER],
  ['confirmPassword', '', REQUIRED],
];

test('a person who registers is signed in, and can sign in again', async ({ page, unique, complaints }) => {
  complaints.expect(REFUSED);
  const account = newAccount(unique);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/register');
  await expect(findInput(page, 'username')).toBeFocused();
  await fill(page, { username: 'ada_planner', email: account.email, firstName: 'Ada' });
  await fill(page, { password: FIRST, confirmPassword: FIRST });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Account created')).toBeVisible();
  await expectSignedIn(page, account.email);
  await expectNoSecrets(page, [FIRST]);
  // Whether its tour has been seen is asked with the session that ends next.
  await expect(page.getByRole('dialog')).toBeVisible();

  await logOut(page);
  await page.goto('/register');
  await fill(page, { username: 'ada_again', email: account.email.toUpperCase() });
  await fill(page, { password: FIRST, confirmPassword: FIRST });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(field(page, 'email')).toContainText('There is already an account with this address');
  await expect(findInput(page, 'email')).toBeFocused();

  await signIn(page, account);
  await expectSignedIn(page, account.email);
});

test('a server that is closed offers no registration', async ({ page }) => {
  const closed = await startServer(DEMO.password, { ALLOW_REGISTRATION: '0' });
  try {
    await page.goto(`${closed.url}/register`);
    await expect(page.getByText('Registration is closed on this server')).toBeVisible();
    const answered = page.waitForResponse(/\/account\/register\/$/);
    await page.goto(`${closed.url}/login`);
    await answered;
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
  } finally {
    await closed.remove();
  }
});

test('a forgotten password is replaced by a link that works once', async ({ page, server, unique, complaints }) => {
  complaints.expect(REFUSED);
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
  await fill(page, { password: SECOND, confirmPassword: SECOND });
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Please sign in with your new password.')).toBeVisible();
  const token = link.split('token=')[1] ?? '';
  expect(token).not.toBe('');
  expect(asked.filter((url) => url.replace(/#.*/, '').includes(token))).toEqual([]);
  await expectNoSecrets(page, [token, SECOND]);

  await signIn(page, { email: account.email, password: SECOND });
  await expectSignedIn(page, account.email);

  await page.goto(link);
  await fill(page, { password: FIRST, confirmPassword: FIRST });
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('alert')).toContainText('This reset link is not valid');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('an address without an account is answered as any other', async ({ page, server, unique }) => {
  const { email } = newAccount(unique);
  await page.goto('/forgot-password');
  await findInput(page, 'email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If ${email} has an account, an email is on its way.`)).toBeVisible();
  expect(await resetLinks(server, email)).toEqual([]);
  await page.getByRole('button', { name: 'Send another link' }).click();
  await expect(findInput(page, 'email')).toHaveValue('');
});

test('a reset page without a link says what to do', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByText('Open the link in your email again, or request a new one.')).toBeVisible();
  await expect(page.locator('[data-field]')).toHaveCount(0);
});

test('a changed password ends every other session and not the own', async ({
  page,
  browser,
  server,
  unique,
  complaints,
}) => {
  complaints.expect(REFUSED);
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
  await fill(page, { currentPassword: SECOND, newPassword: SECOND, confirmPassword: SECOND });
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(field(page, 'currentPassword')).toContainText('The current password is wrong');
  await expect(findInput(page, 'currentPassword')).toBeFocused();

  await findInput(page, 'currentPassword').fill(FIRST);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('All your other sessions have been ended.')).toBeVisible();
  for (const name of ['currentPassword', 'newPassword', 'confirmPassword'])
    await expect(findInput(page, name)).toHaveValue('');
  await expectNoSecrets(page, [FIRST, SECOND]);

  await other.goto('/components');
  await expect(other.getByText('Your session has ended').first()).toBeVisible();
  await elsewhere.close();

  await page.goto('/components');
  await expect(page.getByText('0 component(s) total')).toBeVisible();
  await page.reload();
  await expect(page.getByText('0 component(s) total')).toBeVisible();
});

test('a profile that was edited survives a reload, and a new address is what is signed in with', async ({
  page,
  server,
  unique,
  complaints,
}) => {
  complaints.expect(REFUSED);
  const account = newAccount(unique);
  await Api.register(server.url, account);
  await signIn(page, account);
  await page.goto('/profile');
  const edited = { firstName: 'Ida', lastName: 'Berg', phone: '+4915112345678', company: 'Island Power' };
  await fill(page, edited);
  await expect(page.getByText('4 change(s) pending')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await expect(page.getByText('change(s) pending')).toBeHidden();
  await page.reload();
  for (const [name, value] of Object.entries(edited)) await expect(findInput(page, name)).toHaveValue(value);

  const email = `new.${account.email}`;
  await fill(page, { email, firstName: 'Ina' });
  await page.getByRole('button', { name: 'Undo this field: First name' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm with your password' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('1 change(s) pending')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await question.getByLabel('Current password').fill(SECOND);
  await question.getByRole('button', { name: 'Change email address' }).click();
  await expect(question.getByText('The current password is wrong')).toBeVisible();
  await question.getByLabel('Current password').fill(account.password);
  await question.getByRole('button', { name: 'Change email address' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('change(s) pending')).toBeHidden();
  await expectSignedIn(page, email);
  await expect(findInput(page, 'firstName')).toHaveValue('Ida');
  await logOut(page);
  await signIn(page, { ...account, email });
  await expectSignedIn(page, email);
});

test('unsaved changes of a profile are not lost unasked', async ({ signedIn: page }) => {
  await page.goto('/profile');
  await findInput(page, 'company').fill('Island Power');
  await page.getByRole('link', { name: 'Projects' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(findInput(page, 'company')).toHaveValue('Island Power');
  await page.getByRole('button', { name: 'Undo All' }).click();
  await page.getByRole('link', { name: 'Projects' }).first().click();
  await expect(page).toHaveURL('/projects');
});

test('a password shows on demand, and hides when it is sent', async ({ page, complaints }) => {
  complaints.expect(ENDED);
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

test('every message of registration is shown at its field', ({ page }) => messagesOn(page, '/register', REGISTRATION));
test('every message of a forgotten password is shown at its field', ({ page }) =>
  messagesOn(page, '/forgot-password', FORGOTTEN));
test('every message of a reset is shown at its field', ({ page }) =>
  messagesOn(page, '/reset-password#token=any', RESET));
test('every message of the profile is shown at its field', ({ signedIn: page }) =>
  messagesOn(page, '/profile', PROFILE));
test('every message of a change of password is shown at its field', ({ signedIn: page }) =>
  messagesOn(page, '/profile', CHANGE));

async function messagesOn(page: Page, path: string, rows: Row[]): Promise<void> {
  await page.goto(path);
  for (const [name, typed, message] of rows) {
    await test.step(`${name}: ${typed.slice(0, 20)}`, async () => {
      const input = findInput(page, name);
      await input.fill('Other1');
      await input.fill(typed);
      await input.blur();
      await expect(input).toHaveAccessibleDescription(startsWith(message));
      await expect(field(page, name).getByText(message)).toBeVisible();
      await expect(input).toHaveAttribute('aria-invalid', 'true');
    });
  }
}

function newAccount(unique: (name: string) => string) {
  return { email: `${unique('planner').replaceAll(/\W/g, '')}@example.com`.toLowerCase(), password: FIRST };
}

function field(page: Page, name: string): Locator {
  return page.locator(`[data-field="${name}"]`);
}

function findInput(page: Page, name: string): Locator {
  return field(page, name).locator('input');
}

async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await findInput(page, name).fill(text);
}

/** The session ends once the page has been left. */
async function logOut(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Logout' });
  await button.click();
  await expect(page).toHaveURL('/dashboard');
  await expect(button).toBeHidden();
}

async function expectSignedIn(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText(email);
}

/** Neither the address, nor the history, nor what the browser keeps holds any of these texts. */
async function expectNoSecrets(page: Page, secrets: string[]): Promise<void> {
  const kept = await page.evaluate(() =>
    JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }]),
  );
  for (const secret of secrets) expect(kept).not.toContain(secret);
}
