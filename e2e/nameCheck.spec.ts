import type { Locator, Page, Route } from '@playwright/test';
import { editNew, inputIn, messageIn, settle, watchSaves } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './tags.ts';
import { Wizard } from './Wizard.ts';

const TAKEN = 'Name must be unique';
const FAILED = /the server responded with a status of 500|net::ERR_FAILED/;

test('a taken name is reported while it is typed, until it is changed', async ({ signedIn, api, unique }) => {
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
  // A name is still free if a component of another kind has it.
  const elsewhere = unique('Elsewhere');
  await api.create({ subclass: 'pv', name: elsewhere });
  await expectFree(page, field, elsewhere);
  // A component may keep its name.
  await inputIn(field).fill(taken);
  await expect(messageIn(field)).toHaveText(TAKEN);
  await inputIn(field).fill(name.toUpperCase());
  await editor.expectChanges(1);
  await editor.save();
  await expect(messageIn(field)).toHaveCount(0);
});

test('a check that fails accepts the name', { tag: LONG }, async ({ signedIn, api, unique, complaints }) => {
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

test('late or reordered answers never apply to a newer name', { tag: LONG }, async ({ signedIn, api, unique }) => {
  const taken = unique('Taken');
  const free = unique('Free');
  await api.create({ subclass: 'wind', name: taken });
  const { page, editor } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  const field = editor.field('name');
  const input = inputIn(field);
  const checks = await holdChecks(page);

  await test.step('a late refusal of the earlier name', async () => {
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

  await test.step('a late approval of the earlier name', async () => {
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

test('a taken name keeps the wizard from continuing and from completing', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  const taken = unique('Taken');
  await api.create({ subclass: 'heatpump', name: taken });
  const wizard = await Wizard.open(page, 'Heat pump');
  const message = messageIn(wizard.dialog.locator('[data-field="name"]'));
  await wizard.name.fill(taken);
  await expect(message).toHaveText(TAKEN);
  await wizard.next.click();
  await expect(wizard.steps.first()).toHaveAttribute('aria-current', 'step');
  await expect(wizard.name).toBeFocused();

  // A pending check can't be bypassed.
  const checks = await holdChecks(page);
  await wizard.name.fill(taken.toUpperCase());
  await wizard.next.click();
  const refuse = await checks.next(taken.toUpperCase());
  await expect(wizard.next).toHaveAttribute('aria-busy', 'true');
  await expect(wizard.steps.first()).toHaveAttribute('aria-current', 'step');
  await refuse();
  await expect(message).toHaveText(TAKEN);
  await expect(wizard.steps.first()).toHaveAttribute('aria-current', 'step');
  await expect(wizard.next).not.toHaveAttribute('aria-busy');

  const free = unique('Free');
  await wizard.name.fill(free);
  await wizard.next.click();
  const accept = await checks.next(free);
  await expect(wizard.next).toHaveAttribute('aria-busy', 'true');
  await accept();
  await expect(wizard.steps.nth(1)).toHaveAttribute('aria-current', 'step');
  expect((await api.list()).filter(({ name }) => name.toLowerCase() === taken.toLowerCase())).toHaveLength(1);
});

test('Save and Duplicate wait for the check of the name', { tag: LONG }, async ({
  signedIn,
  api,
  unique,
  complaints,
}) => {
  complaints.expect(FAILED);
  const taken = unique('Taken');
  await api.create({ subclass: 'wind', name: taken });
  const { page, editor, name } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  const saves = watchSaves(page);
  const checks = await holdChecks(page);
  const field = editor.field('name');
  await inputIn(field).fill(taken);
  await editor.saveButton.click();
  const refuse = await checks.next(taken);
  await expect(page.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  await refuse();
  await expect(messageIn(field)).toHaveText(TAKEN);
  await expect(inputIn(field)).toBeFocused();
  expect(saves()).toBe(0);

  // A check without a response accepts the name, and Save continues.
  await inputIn(field).fill(`${name} B`);
  await editor.saveButton.click();
  await (await checks.failing(`${name} B`))();
  await expect(page.getByText('Component Updated')).toBeVisible();
  expect(saves()).toBe(1);

  await page.getByRole('button', { name: 'Duplicate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duplicate' });
  await dialog.getByRole('textbox').fill(taken);
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  const refuseCopy = await checks.next(taken);
  await expect(dialog.getByRole('button', { name: 'Duplicate' })).toHaveAttribute('aria-busy', 'true');
  await refuseCopy();
  await expect(dialog.getByText(TAKEN)).toBeVisible();
  expect((await api.list()).filter((item) => item.name === taken)).toHaveLength(1);
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

interface HeldChecks {
  /** Waits for the check of a name and holds its answer; resolves with a function that releases it. */
  next: (name: string) => Promise<() => Promise<void>>;
  /** The same, but no answer comes. */
  failing: (name: string) => Promise<() => Promise<void>>;
}

/** Holds the response of every check. */
async function holdChecks(page: Page): Promise<HeldChecks> {
  const held = new Map<string, Route>();
  await page.route(isCheck, (route) => {
    held.set(new URL(route.request().url()).searchParams.get('name') ?? '', route);
  });
  const take = async (name: string) => {
    await expect.poll(() => held.has(name), `the check of ${name}`).toBe(true);
    const route = held.get(name);
    held.delete(name);
    return route;
  };
  return {
    next: async (name) => {
      const route = await take(name);
      return async () => {
        const answered = page.waitForResponse((response) => response.request() === route?.request());
        await route?.continue();
        await (await answered).finished();
      };
    },
    failing: async (name) => {
      const route = await take(name);
      return async () => route?.abort();
    },
  };
}
