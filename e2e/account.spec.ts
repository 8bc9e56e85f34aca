import { Api } from './Api.ts';
import {
  expectNoSecrets,
  expectSignedIn,
  FIRST_PASSWORD,
  field,
  fill,
  findInput,
  logOut,
  newAccount,
  SECOND_PASSWORD,
} from './accountSteps.ts';
import { DEMO, expect, test } from './fixtures.ts';
import { signIn } from './signIn.ts';
import { startServer } from './startServer.ts';
import { LONG } from './tags.ts';

test('a person who registers is signed in, and can sign in again', async ({ page, unique, complaints }) => {
  complaints.expectStatus(400);
  const account = newAccount(unique);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/register');
  await expect(findInput(page, 'username')).toBeFocused();
  await fill(page, { username: 'ada_planner', email: account.email, firstName: 'Ada' });
  await fill(page, { password: FIRST_PASSWORD, confirmPassword: FIRST_PASSWORD });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Account created')).toBeVisible();
  await expectSignedIn(page, account.email);
  await expectNoSecrets(page, [FIRST_PASSWORD]);
  // Whether the tour was seen is still read with the session that ends next.
  await expect(page.getByRole('dialog')).toBeVisible();

  await logOut(page);
  await page.goto('/register');
  await fill(page, { username: 'ada_again', email: account.email.toUpperCase() });
  await fill(page, { password: FIRST_PASSWORD, confirmPassword: FIRST_PASSWORD });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(field(page, 'email')).toContainText('There is already an account with this address');
  await expect(findInput(page, 'email')).toBeFocused();

  await signIn(page, account);
  await expectSignedIn(page, account.email);
});

test('a server that is closed offers no registration', { tag: LONG }, async ({ page }) => {
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

test('an edited profile survives a reload, and the next sign-in takes the new address', { tag: LONG }, async ({
  page,
  server,
  unique,
  complaints,
}) => {
  complaints.expectStatus(400);
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
  await question.getByLabel('Current password').fill(SECOND_PASSWORD);
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

test('leaving a profile with unsaved changes asks first', { tag: LONG }, async ({ signedIn: page }) => {
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
