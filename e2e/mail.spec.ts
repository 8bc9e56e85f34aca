import type { Page } from '@playwright/test';
import { Api, createTokens } from './Api.ts';
import { fill } from './accountSteps.ts';
import { DEMO, expect, test } from './fixtures.ts';
import { signIn } from './signIn.ts';
import { type Mailbox, startMailbox } from './startMailbox.ts';
import { type Server, startServer } from './startServer.ts';
import { LONG } from './tags.ts';

const [FIRST, SECOND] = ['Windmill7', 'Watermill8'];

test.describe('with mail configured', () => {
  let mailbox: Mailbox;
  let server: Server;
  test.beforeAll(async () => {
    mailbox = await startMailbox();
    server = await startServer(DEMO.password, { SMTP_URL: mailbox.url });
  });
  test.afterAll(async () => {
    await server.remove();
    await mailbox.stop();
  });

  /** The path of the newest link that was sent, with what is behind its #. */
  async function findLink(to: string, subject: string, count?: number): Promise<string> {
    const { text } = await mailbox.arrived(to, subject, count);
    const link = new URL(/https?:\S+#token=\S+/.exec(text)?.[0] ?? '');
    return `${server.url}${link.pathname}${link.hash}`;
  }

  test('a new account is confirmed, changes its address and gets it back', async ({ page, complaints }) => {
    complaints.expectStatus(400, 401, 403, 404);
    const [former, later] = ['ada@example.com', 'thief@example.com'];
    await page.goto(`${server.url}/register`);
    await fill(page, { username: 'ada_planner', email: former, password: FIRST, confirmPassword: FIRST });
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText(`Follow the link in the message to ${former} to finish.`)).toBeVisible();

    await page.goto(`${server.url}/login`);
    await page.getByLabel('Email').fill(former);
    await page.getByLabel('Password').fill(FIRST);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Confirm your email address first. We sent a message to it.')).toBeVisible();
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByText('Message sent')).toBeVisible();
    await page.goto(await findLink(former, 'Confirm your email address', 2));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(`From now on you sign in with ${former}.`)).toBeVisible();
    await page.getByRole('link', { name: 'Go to sign in' }).click();
    await signInAt(page, former);

    await page.goto(`${server.url}/profile`);
    await fill(page, { email: later });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm with your password' });
    await question.getByLabel('Current password').fill(FIRST);
    await question.getByRole('button', { name: 'Change email address' }).click();
    const waiting = page.getByText(`Waiting for you to confirm ${later}`);
    await expect(waiting).toBeVisible();
    await expect(page.locator('[data-field="email"] input')).toHaveValue(former);
    await page.getByRole('button', { name: 'Cancel the change' }).click();
    await expect(waiting).toBeHidden();
    await fill(page, { email: later });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await question.getByLabel('Current password').fill(FIRST);
    await question.getByRole('button', { name: 'Change email address' }).click();
    await expect(waiting).toBeVisible();

    await page.goto(await findLink(later, 'Confirm your new email address', 2));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(`From now on you sign in with ${later}.`)).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toContainText(later);

    await page.goto(await findLink(former, 'Your email address was changed'));
    await page.getByRole('button', { name: 'Undo the change' }).click();
    await expect(page.getByText(`Your account has the address ${former} again.`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    await fill(page, { password: FIRST, confirmPassword: FIRST });
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('The new password must differ from the current one').first()).toBeVisible();
    await fill(page, { password: SECOND, confirmPassword: SECOND });
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('Please sign in with your new password.')).toBeVisible();
    await signInAt(page, former, SECOND);
  });

  async function signInAt(page: Page, email: string, password = FIRST): Promise<void> {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/dashboard');
  }
});

test('the activity page lists events page by page, and says why it cannot load', { tag: LONG }, async ({
  page,
  server,
  unique,
  complaints,
}) => {
  complaints.expectStatus(500);
  const email = `${unique('active').replaceAll(/\W/g, '')}@example.com`.toLowerCase();
  const api = await Api.register(server.url, { email, password: FIRST });
  const { id } = await api.create({ subclass: 'hydro', name: 'Weir' });
  await api.delete({ subclass: 'hydro', id });
  for (let signIns = 0; signIns < 50; signIns++) await createTokens(server.url, { email, password: FIRST });
  await signIn(page, { email, password: FIRST });
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Activity' }).click();
  const rows = page.getByRole('list', { name: 'Activity' }).getByRole('listitem');
  await expect(rows).toHaveCount(50);
  await expect(rows.first()).toContainText('Signed in');
  await expect(rows.first()).toContainText('This session');

  await page.route(/activity.*cursor/, (route) =>
    route.fulfill({ status: 500, json: { message: 'Away', status: 500 } }),
  );
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText('Away')).toBeVisible();
  await page.unroute(/activity.*cursor/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rows).toHaveCount(54);
  await expect(rows.nth(51)).toContainText('Component deleted: Weir');
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
});
