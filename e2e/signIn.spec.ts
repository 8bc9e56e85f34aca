import type { Locator, Page } from '@playwright/test';
import { DEMO, expect, test } from './fixtures.ts';
import { LONG } from './tags.ts';

/** The sign-in form, on its page or in a dialog. */
function formIn(place: Page | Locator) {
  return {
    email: place.getByLabel('Email'),
    password: place.getByLabel('Password'),
    submit: place.getByRole('button', { name: 'Login', exact: true }),
  };
}

test('the page welcomes, signs in and leads to the dashboard', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome to Q-System' })).toBeVisible();
  await expect(page.getByText('Please sign in to continue')).toBeVisible();
  const { email, password, submit } = formIn(page);
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('placeholder', 'Enter your email');
  await expect(password).toHaveAttribute('placeholder', 'Enter your password');
  await expect(email).toBeFocused();
  await expect(submit).toBeDisabled();

  await email.fill(DEMO.email);
  await expect(submit).toBeDisabled();
  await password.fill(DEMO.password);
  await submit.click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Login Successful')).toBeVisible();
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText(DEMO.email);
});

test('a browser whose storage is full signs in, completes the wizard and says what is not kept', { tag: LONG }, async ({
  page,
}) => {
  await page.goto('/login');
  await page.evaluate(() => {
    for (let size = 2 ** 20, index = 0; size >= 1; index++)
      try {
        localStorage.setItem(`other ${index}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
  });
  const { email, password, submit } = formIn(page);
  await email.fill(DEMO.email);
  await password.fill(DEMO.password);
  await submit.click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Not kept in this browser')).toBeVisible();
  await page.getByRole('button', { name: 'Collapse Sidebar' }).click();
  await expect(page.getByRole('button', { name: 'Expand Sidebar' })).toBeVisible();
  await page.getByRole('link', { name: 'Components', exact: true }).click();
  await page.getByRole('button', { name: 'Create new' }).first().click();
  await page.getByRole('dialog').getByText('Heat pump', { exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Create new Heat pump' })).toBeVisible();
});

test('what is typed is validated on submit only', { tag: LONG }, async ({ page }) => {
  await page.goto('/login');
  const { email, password, submit } = formIn(page);
  await email.fill('no address');
  await password.fill('short');
  await password.blur();
  await expect(page.getByText('Please enter a valid email address')).toBeHidden();
  await expect(page.getByText('Password must be at least 6 characters')).toBeHidden();

  await submit.click();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters');
  const notice = page.getByRole('alert').filter({ hasText: 'Validation Error' });
  await expect(notice).toContainText('Email: Please enter a valid email address');
  await expect(notice).toContainText('Password: Password must be at least 6 characters');
  await expect(email).toBeFocused();
  await expect(submit).toBeDisabled();

  await email.fill(DEMO.email);
  await expect(page.getByText('Please enter a valid email address')).toBeHidden();
  await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters');
});

test('a wrong password is refused and leaves the form as it was', async ({ page, complaints }) => {
  complaints.expectStatus(401);
  await page.goto('/login');
  const { email, password, submit } = formIn(page);
  await email.fill(DEMO.email);
  await password.fill('Not-the-password-1');
  await submit.click();
  const notice = page.getByRole('alert').filter({ hasText: 'Login Failed' });
  await expect(notice).toContainText('Invalid credentials');
  await expect(page).toHaveURL('/login');
  await expect(email).toHaveValue(DEMO.email);

  await password.fill(DEMO.password);
  await submit.click();
  await expect(page).toHaveURL('/dashboard');
});

test('the dialog opens from the header, is closed by Cancel and closes once signed in', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('Please log in to access your projects and data.')).toBeVisible();
  const opener = page.getByRole('banner').getByRole('button', { name: 'Login' });
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await opener.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  const { email, password, submit } = formIn(dialog);
  await email.fill(DEMO.email);
  await password.fill(DEMO.password);
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeHidden();
  await expect(page.getByText('Please log in to access your projects and data.')).toBeHidden();
});

test('a locked page opens at its address once signed in', { tag: LONG }, async ({ page, api }) => {
  const [first] = await api.list();
  if (!first) throw new Error('The demo account has a library');
  await page.goto(`/components/${first.id}`);
  await expect(page.getByText('Authentication Required')).toBeVisible();
  await expect(page.getByText('Please log in to access this page.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  const { email, password, submit } = formIn(page.getByRole('dialog', { name: 'Login' }));
  await email.fill(DEMO.email);
  await password.fill(DEMO.password);
  await submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name);
  await expect(page).toHaveURL(`/components/${first.id}`);
});

test('the session survives a reload and a new tab, and Logout ends it in both', async ({ signedIn: page, context }) => {
  await page.goto('/components');
  await page.reload();
  await expect(page.getByText(/component\(s\) total/)).toBeVisible();
  const second = await context.newPage();
  await second.goto('/components');
  await expect(second.getByText(/component\(s\) total/)).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Please log in to access your projects and data.')).toBeVisible();
  await expect(second.getByText('Please log in to view your components.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Please log in to access your projects and data.')).toBeVisible();
});

test('the sign-in page redirects a signed-in person', { tag: LONG }, async ({ signedIn: page }) => {
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
});
