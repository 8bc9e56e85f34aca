import type { Request, Route } from '@playwright/test';
import { Editor } from './Editor.ts';
import { type Edited, editNew, inputIn } from './engineSteps.ts';
import { failReads } from './failReads.ts';
import { findNotices } from './findNotices.ts';
import { expect, test } from './fixtures.ts';
import { signInAt } from './signInAt.ts';
import { LONG } from './tags.ts';

// Menus, dialogs and notices move here as they do for people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const ANSWERED = /the server responded with a status of [45]\d\d/;
const DISCONNECTED = /net::ERR_INTERNET_DISCONNECTED/;
const OFFLINE = 'You are offline. Nothing can be loaded or saved until the connection is back.';
const LIST = (url: URL) => url.pathname === '/api/v2/components/';

/** An answer to a save, and how it is reported. */
interface Refusal {
  status: number;
  body: object;
  title: string;
  message: string;
}

const REFUSALS: Refusal[] = [
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

test('a refused save is reported by its status, stays, and its Retry saves again what was typed', {
  tag: LONG,
}, async ({ signedIn, api, unique, complaints }) => {
  complaints.expect(ANSWERED);
  const edited = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  for (const refusal of REFUSALS) {
    await test.step(`${refusal.status} ${refusal.title}`, () => expectReported(edited, refusal));
  }
  for (const place of ['notice', 'alert'] as const) {
    await test.step(`Saved from the ${place}`, () => expectSavedByRetry(edited, place));
  }
});

test('a forbidden read shows the access-denied notice once, a failed read the banner', { tag: LONG }, async ({
  signedIn: page,
  complaints,
}) => {
  complaints.expect(ANSWERED);
  await page.route(LIST, (route) => route.fulfill({ status: 403, json: { message: 'Not yours', status: 403 } }));
  await page.goto('/components');
  await expect(findNotices(page).getByRole('alert')).toContainText('You do not have permission to perform this action');
  await expect(findNotices(page).getByText('Access Denied')).toHaveCount(1);
  await page.unroute(LIST);

  const reads = await failReads(page, LIST, { message: 'Out of order', status: 500 });
  await page.reload();
  const banner = page.getByRole('main').getByRole('alert');
  await expect(banner).toContainText('Error: Out of order');
  reads.hold();
  await banner.getByRole('button', { name: 'Retry' }).click();
  await reads.answer();
  await expect(page.getByText(/component\(s\) total/)).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('a call without an answer fails as a time-out, after 30 seconds', { tag: LONG }, async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (limit) => timeout(limit === 30_000 ? 100 : limit);
  });
  await page.route(LIST, () => {});
  await page.goto('/components');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Error: Request timeout');
});

test('offline, a quiet bar says so, and reads are retried once the connection is back', { tag: LONG }, async ({
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

  // The page loads, but its list does not: that needs the connection.
  await page.route(LIST, (route) => route.abort('internetdisconnected'));
  await page.goto('/components');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Error: The server could not be reached');
  await context.setOffline(true);
  await page.unroute(LIST);
  await context.setOffline(false);
  await expect(page.getByText(/component\(s\) total/)).toBeVisible();
});

/** A save that the server refuses is reported by a notice, which Escape closes. */
async function expectReported({ page, editor, address }: Edited, { status, body, title, message }: Refusal) {
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
  if (status === 401) await signInAt(page.getByRole('dialog', { name: 'Login' }));
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);
  await editor.undoAll.click();
  await editor.expectChanges(0);
}

/** A save that the server refuses is repeated by the Retry of its notice, or of the alert in the form. */
async function expectSavedByRetry({ page, editor, address, stored }: Edited, from: 'notice' | 'alert') {
  const alert = page.getByRole('tabpanel').getByRole('alert').filter({ hasText: 'Error:' });
  const place = from === 'alert' ? alert : findNotices(page);
  const typed = `Saved from the ${from}`;
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
  if (from === 'alert') await page.keyboard.press('Escape');
  await place.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Component Updated')).toBeVisible();
  await editor.expectChanges(0);
  await expect(inputIn(editor.field('description'))).toHaveValue(typed);
  await expect(findNotices(page).getByRole('alert')).toHaveCount(0);
  expect(await stored()).toMatchObject({ description: typed });
  await page.keyboard.press('Escape');
  await expect(page.getByText('Component Updated')).toHaveCount(0);
}
