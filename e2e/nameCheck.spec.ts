import type { Locator, Page, Route } from '@playwright/test';
import { editNew, inputIn, messageIn, settle } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { Wizard } from './Wizard.ts';

const TAKEN = 'Name must be unique';
const FAILED = /the server responded with a status of 500|net::ERR_FAILED/;

test('a taken name is told while it is typed, and not any more once it is another', async ({
  signedIn,
  api,
  unique,
}) => {
  const taken = unique('Taken');
  await api.create({ subclass: 'wind', name: taken });
  const { page, editor, name } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  const field = editor.field('name');
  for (const typed of [taken, ` ${taken.toUpperCase()} `]) {
    await inputIn(field).fill(typed);
    await expect(inputIn(field)).toBeFocused();
    await expect(messageIn(field)).toHaveText(TAKEN);
    await inputIn(field).press('End');
    await inputIn(field).pressSequentially('x');
    await expect(messageIn(field).filter({ hasText: TAKEN })).toHaveCount(0);
  }
  // A component of another kind takes nothing away.
  const elsewhere = unique('Elsewhere');
  await api.create({ subclass: 'pv', name: elsewhere });
  await expectFree(page, field, elsewhere);
  // A component may be called as it is called.
  await inputIn(field).fill(taken);
  await expect(messageIn(field)).toHaveText(TAKEN);
  await inputIn(field).fill(name.toUpperCase());
  await editor.expectChanges(1);
  await editor.save();
  await expect(messageIn(field)).toHaveCount(0);
});

test('a check that fails accepts the name', async ({ signedIn, api, unique, complaints }) => {
  complaints.expect(FAILED);
  const taken = unique('Taken');
  await api.create({ subclass: 'wind', name: taken });
  const { page, editor, name } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  const field = editor.field('name');
  const answers: ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill({ status: 500, json: { message: 'Out of order', status: 500 } }),
    (route) => route.abort(),
    (route) => route.fulfill({ status: 200, body: '<html>' }),
  ];
  for (const [index, answer] of answers.entries()) {
    await page.route(isCheck, answer, { times: 1 });
    const asked = page.waitForEvent('request', (request) => isCheck(new URL(request.url())));
    await inputIn(field).fill(taken);
    const response = await (await asked).response().catch(() => null);
    await response?.finished();
    await settle(page);
    await expect(inputIn(field), `answer ${index}`).not.toHaveAttribute('aria-invalid');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await inputIn(field).fill(name);
    await editor.expectChanges(0);
  }
  await inputIn(field).fill(taken);
  await expect(messageIn(field)).toHaveText(TAKEN);
});

test('answers that come late or in another order never judge what is typed now', async ({ signedIn, api, unique }) => {
  const taken = unique('Taken');
  const free = unique('Free');
  await api.create({ subclass: 'wind', name: taken });
  const { page, editor } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  const field = editor.field('name');
  const input = inputIn(field);
  const checks = await holdChecks(page);

  await test.step('a late refusal of what stood there before', async () => {
    await input.fill(taken);
    const first = await checks.next(taken);
    // Nothing waits for the answer.
    await input.fill('');
    await input.pressSequentially(free);
    await expect(input).toHaveValue(free);
    const second = await checks.next(free);
    await second();
    await first();
    await settle(page);
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(messageIn(field).filter({ hasText: TAKEN })).toHaveCount(0);
  });

  await test.step('a late approval of what stood there before', async () => {
    await input.fill(`${free} 2`);
    const first = await checks.next(`${free} 2`);
    await input.fill(taken);
    const second = await checks.next(taken);
    await second();
    await expect(messageIn(field)).toHaveText(TAKEN);
    await first();
    await settle(page);
    await expect(messageIn(field)).toHaveText(TAKEN);
  });
});

test('a taken name keeps the wizard from going on and from completing', async ({ signedIn: page, api, unique }) => {
  const taken = unique('Taken');
  await api.create({ subclass: 'heatpump', name: taken });
  const wizard = await Wizard.open(page, 'Heat pump');
  const message = messageIn(wizard.dialog.locator('[data-field="name"]'));
  await wizard.name.fill(taken);
  await expect(message).toHaveText(TAKEN);
  await wizard.next.click();
  await expect(wizard.steps.first()).toHaveAttribute('aria-current', 'step');
  await expect(wizard.name).toBeFocused();

  // The verdict may come when its step has been left.
  const checks = await holdChecks(page);
  await wizard.name.fill(taken.toUpperCase());
  const answer = await checks.next(taken.toUpperCase());
  await wizard.name.press('Tab');
  await wizard.next.click();
  await expect(wizard.steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await answer();
  await expect(wizard.steps.first()).toHaveAccessibleName(/1 error/);
  await wizard.complete.click();
  await expect(wizard.steps.first()).toHaveAttribute('aria-current', 'step');
  await expect(wizard.name).toBeFocused();
  await expect(message).toHaveText(TAKEN);
  expect((await api.list()).filter(({ name }) => name.toLowerCase() === taken.toLowerCase())).toHaveLength(1);
});

function isCheck(url: URL): boolean {
  return url.pathname === '/api/v2/components/' && url.searchParams.has('name');
}

async function expectFree(page: Page, field: Locator, name: string): Promise<void> {
  const answered = page.waitForResponse((response) => new URL(response.url()).searchParams.get('name') === name);
  await inputIn(field).fill(name);
  await (await answered).finished();
  await settle(page);
  await expect(messageIn(field).filter({ hasText: TAKEN })).toHaveCount(0);
}

/** Keeps every check back; `next` waits for the one of a name and gives what lets its answer come. */
async function holdChecks(page: Page): Promise<{ next: (name: string) => Promise<() => Promise<void>> }> {
  const held = new Map<string, Route>();
  await page.route(isCheck, (route) => {
    held.set(new URL(route.request().url()).searchParams.get('name') ?? '', route);
  });
  return {
    next: async (name) => {
      await expect.poll(() => held.has(name), `the check of ${name}`).toBe(true);
      const route = held.get(name);
      held.delete(name);
      return async () => {
        const answered = page.waitForResponse((response) => response.request() === route?.request());
        await route?.continue();
        await (await answered).finished();
      };
    },
  };
}
