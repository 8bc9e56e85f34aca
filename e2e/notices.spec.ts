import type { Locator, Page, Request, Route } from '@playwright/test';
import { Editor } from './Editor.ts';
import { editNew, inputIn } from './engineSteps.ts';
import { DEMO, expect, test } from './fixtures.ts';

// Menus, dialogs and notices move here as they do for people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const ANSWERED = /the server responded with a status of [45]\d\d/;
const DISCONNECTED = /net::ERR_INTERNET_DISCONNECTED/;
const OFFLINE = 'You are offline. Nothing can be loaded or saved until the connection is back.';
const LIST = (url: URL) => url.pathname === '/api/v2/components/';

const REFUSALS: { status: number; body: object; title: string; message: string }[] = [
  { status: 400, body: { message: 'Some rule is broken' }, title: 'Validation Error', message: 'Some rule is broken' },
  { status: 401, body: { message: 'Expired' }, title: 'Authentication Error', message: 'Please log in again' },
  {
    status: 403,
    body: { message: 'Locked' },
    title: 'Access Denied',
    message: 'You do not have permission to perform this action',
  },
  { status: 404, body: { message: 'Gone' }, title: 'Not Found', message: 'The requested resource was not found' },
  {
    status: 500,
    body: { message: 'Trace' },
    title: 'Server Error',
    message: 'Something went wrong on our end. Please try again later',
  },
  { status: 418, body: { message: 'No coffee here' }, title: 'Error', message: 'No coffee here' },
  {
    status: 400,
    body: { details: [{ field: 'description', value: '', message: 'Too short' }] },
    title: 'Validation Error',
    message: 'description: Too short',
  },
  {
    status: 400,
    body: {
      error: 'Not a wind turbine',
      details: [
        { field: 'description', value: '', message: 'Too short' },
        { field: 'owner', value: 1, message: 'Not known' },
      ],
    },
    title: 'Not a wind turbine',
    message: 'Please fix the following issues:\n• description: Too short\n• owner: Not known',
  },
];

test('a refused save is reported by its status, stays, and its Retry saves again what was typed', async ({
  signedIn,
  api,
  unique,
  complaints,
}) => {
  complaints.expect(ANSWERED);
  const { page, editor, address, stored } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  for (const { status, body, title, message } of REFUSALS) {
    await test.step(`${status} ${title}`, async () => {
      await inputIn(editor.field('description')).fill(`Refused with ${status}`);
      await page.route(`**/api/v2/components/wind/${address.id}/`, (route, request) =>
        request.method() === 'PUT' ? route.fulfill({ status, json: body }) : route.fallback(),
      );
      await editor.saveButton.click();
      const notice = findNotices(page).getByRole('alert');
      await expect(notice).toContainText(title);
      await expect.poll(() => notice.innerText()).toContain(message);
      await expect(notice.getByRole('button', { name: 'Retry' })).toBeVisible();
      await page.unroute(`**/api/v2/components/wind/${address.id}/`);

      // After a lost session, the sign-in dialog opens above the page.
      if (status === 401) await signInWith(page.getByRole('dialog', { name: 'Login' }));
      await page.keyboard.press('Escape');
      await expect(notice).toHaveCount(0);
      await editor.undoAll.click();
      await editor.expectChanges(0);
    });
  }

  const alert = page.getByRole('tabpanel').getByRole('alert').filter({ hasText: 'Error:' });
  for (const [place, typed] of [
    [findNotices(page), 'Saved from the notice'],
    [alert, 'Saved from the alert'],
  ] as const) {
    await test.step(typed, async () => {
      const refused = (url: URL) => url.pathname === `/api/v2/components/wind/${address.id}/`;
      const refuse = (route: Route, request: Request) =>
        request.method() === 'PUT'
          ? route.fulfill({
              status: 400,
              json: { error: 'Refused', details: [{ field: 'rotor', message: 'Too long' }] },
            })
          : route.fallback();
      await page.route(refused, refuse);
      await inputIn(editor.field('description')).fill(typed);
      await editor.saveButton.click();
      await expect(alert).toBeVisible();
      await expect(findNotices(page).getByRole('alert')).toBeVisible();
      await page.unroute(refused);
      if (place === alert) await page.keyboard.press('Escape');
      await place.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText('Component Updated')).toBeVisible();
      await editor.expectChanges(0);
      await expect(inputIn(editor.field('description'))).toHaveValue(typed);
      await expect(findNotices(page).getByRole('alert')).toHaveCount(0);
      expect(await stored()).toMatchObject({ description: typed });
      await page.keyboard.press('Escape');
      await expect(page.getByText('Component Updated')).toHaveCount(0);
    });
  }
});

test('a refused read shows the access-denied notice once, a failed one the banner', async ({
  signedIn: page,
  complaints,
}) => {
  complaints.expect(ANSWERED);
  await page.route(LIST, (route) => route.fulfill({ status: 403, json: { message: 'Not yours', status: 403 } }));
  await page.goto('/components');
  await expect(findNotices(page).getByRole('alert')).toContainText('You do not have permission to perform this action');
  await expect(findNotices(page).getByText('Access Denied')).toHaveCount(1);
  await page.unroute(LIST);

  // The page reads again by itself as well; what is held ends no banner before Retry is pressed.
  let mode: 'fails' | 'holds' | 'answers' = 'fails';
  const held: Route[] = [];
  await page.route(LIST, (route) => {
    if (mode === 'holds') held.push(route);
    else if (mode === 'answers') return route.fallback();
    else return route.fulfill({ status: 500, json: { message: 'Out of order', status: 500 } });
  });
  await page.reload();
  const banner = page.getByRole('main').getByRole('alert');
  await expect(banner).toContainText('Error: Out of order');
  mode = 'holds';
  await banner.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  mode = 'answers';
  for (const route of held) await route.fallback();
  await expect(page.getByText(/component\(s\) total/)).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('a call without an answer fails as a time-out, after 30 seconds', async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (limit) => timeout(limit === 30_000 ? 100 : limit);
  });
  await page.route(LIST, () => {});
  await page.goto('/components');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Error: Request timeout');
});

test('without a connection a quiet bar says so, and reads are tried again when it is back', async ({
  signedIn: page,
  context,
  api,
  unique,
  complaints,
}) => {
  complaints.expect(DISCONNECTED);
  const name = unique('Connected');
  const { id } = await api.create({ subclass: 'wind', name });
  await page.goto(`/components/${id}`);
  const editor = await Editor.on(page, name);
  await inputIn(editor.field('description')).fill('Typed before');
  // The last part of the page is loaded.
  await expect(page.getByRole('heading', { name: 'Last changes' })).toBeVisible();
  await context.setOffline(true);
  const bar = page.getByText(OFFLINE);
  await expect(bar).toBeVisible();
  await editor.saveButton.click();
  await expect(findNotices(page).getByRole('alert')).toContainText('Save Failed');
  await editor.expectChanges(1);

  await context.setOffline(false);
  await expect(bar).toBeHidden();
  await editor.save();

  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'API client' });
  const call = card.getByRole('button', { name: 'Test API Client' });
  await expect(call).toBeVisible();
  await context.setOffline(true);
  await expect(bar).toBeVisible();
  await call.click();
  await expect(card.getByRole('alert')).toContainText('Error: The server could not be reached');
  await context.setOffline(false);

  // The page is there and its list is not: what is shown comes with the connection alone.
  await page.route(LIST, (route) => route.abort('internetdisconnected'));
  await page.goto('/components');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Error: The server could not be reached');
  await context.setOffline(true);
  await page.unroute(LIST);
  await context.setOffline(false);
  await expect(page.getByText(/component\(s\) total/)).toBeVisible();
});

test('500 failures in a burst leave five notices and a page that answers', async ({ page, complaints }) => {
  complaints.expect(/burst \d+/);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Count is 0' })).toBeVisible();
  await page.evaluate(() => {
    for (let index = 1; index <= 500; index++) void Promise.reject(new Error(`burst ${index}`));
  });
  const notices = findNotices(page).getByRole('alert');
  await expect(notices.first()).toContainText('burst 500');
  await expect(notices).toHaveCount(5);
  await expect(notices).toContainText(['burst 500', 'burst 499', 'burst 498', 'burst 497', 'burst 496']);
  await page.getByRole('button', { name: 'Count is 0' }).click();
  await expect(page.getByRole('button', { name: 'Count is 1' })).toBeVisible();
  await expect(notices).toHaveCount(0);
});

test('an unhandled failure is shown once, with its own message or the default', async ({ page, complaints }) => {
  complaints.expect(/Broken|undefined/);
  await page.goto('/dashboard');
  await page.evaluate(() => {
    const failure = new Error('Broken');
    void Promise.reject(failure);
    setTimeout(() => {
      throw failure;
    });
    void Promise.reject(undefined);
  });
  const notices = findNotices(page).getByRole('alert');
  await expect(notices.filter({ hasText: 'An unexpected error occurred' })).toHaveCount(1);
  await expect(notices.filter({ hasText: 'Broken' })).toHaveCount(1);
  await expect(notices.first()).toContainText('Error');
  await expect(notices).toHaveCount(2);
});

test('a screen that can not be loaded offers to try again', async ({ signedIn: page, complaints }) => {
  complaints.expect(/net::ERR_FAILED|dynamically imported module/);
  await page.route('**/assets/lists-*.js', (route) => route.abort());
  await page.goto('/dashboard');
  const fallback = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(fallback).toContainText(
    "We're sorry, but something unexpected happened. Please try refreshing the page or contact support if the problem persists.",
  );
  await expect(fallback.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  await page.unroute('**/assets/lists-*.js');
  await fallback.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Q-System Dashboard');
});

test('a part of a page that can not be loaded is missed in a notice, and the page goes on', async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expect(/Failed to (load resource|fetch dynamically imported module)|Unable to preload CSS/);
  const name = unique('In parts');
  const { id } = await api.create({ subclass: 'wind', name });
  await page.route('**/assets/HistoryDialog*', (route) => route.abort());
  await page.goto(`/components/${id}`);
  const editor = await Editor.on(page, name);
  await inputIn(editor.field('description')).fill('Typed before');
  await page.getByRole('button', { name: 'History' }).click();
  const notice = findNotices(page).getByRole('alert');
  await expect(notice).toContainText('Part of this page could not be loaded.');
  await expect(notice.getByRole('button', { name: 'Reload' })).toBeVisible();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(notice).toContainText('Part of this page could not be loaded.');
  await editor.save();
});

test('the screen is covered while a person is being signed in, and neither key nor press uncovers it', async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v2/token/pair', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login');
  await signInWith(page.getByRole('main'));
  const overlay = page.getByRole('dialog', { name: 'Logging in...' });
  await expect(overlay).toBeVisible();
  await expect(overlay).toHaveCSS('transition-duration', '0.2s');
  await page.keyboard.press('Escape');
  await page.mouse.click(20, 20);
  await expect(overlay).toBeVisible();
  answer();
  await expect(page).toHaveURL('/dashboard');
  await expect(overlay).toBeHidden();
});

test('menu and popover have their measures, and close as they should', async ({ signedIn, api, unique }) => {
  const { page, editor } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  await inputIn(editor.field('description')).fill('Changed');
  const opener = page.getByRole('button', { name: '(view projects)' });
  const popover = page.getByRole('dialog', { name: 'Affected projects' });
  const next = page.getByRole('button', { name: 'History' });
  await opener.hover();
  await expect(popover).toContainText('No projects');
  const [above, below] = [await measureBox(opener), await measureBox(popover)];
  expect(below.width).toBe(320);
  expect(Math.round(below.y - above.y - above.height)).toBe(8);
  await expect(popover).toHaveCSS('max-height', '320px');
  await page.mouse.move(5, 700);
  await expect(popover).toBeHidden();
  await next.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(opener).toBeFocused();
  await expect(popover).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(opener).toBeFocused();
  // Nothing in it takes the focus, so Tab moves to what follows the trigger, and Shift+Tab to what precedes it.
  await opener.press('Enter');
  await expect(popover).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await expect(popover).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(popover).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Back to list' })).toBeFocused();
  await expect(popover).toBeHidden();
  await editor.undoAll.click();

  await page.goto('/components');
  const trigger = page.getByRole('button', { name: /^Actions for / }).first();
  const menu = page.getByRole('menu');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(600, 20),
    () => page.mouse.wheel(0, 200),
  ]) {
    await trigger.click();
    await expect(menu).toBeVisible();
    const { x, width } = await measureBox(menu);
    expect(width).toBeGreaterThanOrEqual(200);
    expect(width).toBeLessThanOrEqual(250);
    expect(x + width).toBeLessThanOrEqual(1430);
    await close();
    await expect(menu).toBeHidden();
  }
});

function findNotices(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' });
}

async function signInWith(place: Locator): Promise<void> {
  const email = place.getByLabel('Email');
  if ((await email.inputValue()) === '') await email.fill(DEMO.email);
  await place.getByLabel('Password').fill(DEMO.password);
  await place.getByRole('button', { name: 'Login', exact: true }).click();
}

async function measureBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown`);
  return box;
}
