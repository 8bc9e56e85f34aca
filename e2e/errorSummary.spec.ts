import type { Locator, Page } from '@playwright/test';
import { editNew, inputIn, messageIn, watchSaves } from './engineSteps.ts';
import { findNotices } from './findNotices.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './tags.ts';
import { Wizard } from './Wizard.ts';

const BLOCKED = 'Please fix validation errors before saving';
const COMMA = 'Please use a dot (.) for decimals';
const REFUSED = /the server responded with a status of (4\d\d|500)/;

test('every error is counted on its tab, listed and linked to its field', async ({ signedIn, api, unique }) => {
  const { page, editor, stored } = await editNew({ signedIn, api, unique }, { subclass: 'basicstorage' });
  const saves = watchSaves(page);
  const tab = (title: string) => page.getByRole('tab', { name: new RegExp(`^${title}`) });
  await inputIn(editor.field('capacity')).fill('-1');
  await editor.openTab('Degradation');
  await inputIn(editor.field('calendaric_aging')).fill('1,5');
  await editor.field('cycle_aging').locator('[data-cell="1:0"]').fill('5');
  await editor.openTab('Operation');
  await inputIn(editor.field('min_soc_percentage')).fill('101');
  await inputIn(editor.field('initial_soc_percentage')).fill('1e');
  await editor.openTab('General Details');
  await expect(tab('General Details')).toHaveAccessibleName(/1 error\b/);
  await expect(tab('Degradation')).toHaveAccessibleName(/2 errors/);
  await expect(tab('Operation')).toHaveAccessibleName(/2 errors/);
  await expect(page.getByText(BLOCKED)).toHaveCount(0);

  await editor.trySave();
  const summary = findSummary(page);
  await expect(summary.getByRole('listitem')).toHaveCount(5);
  for (const [title, name, line] of [
    ['General Details', 'capacity', 'Capacity: Value must be non-negative'],
    ['Degradation', 'calendaric_aging', `Calendar aging: ${COMMA}`],
    ['Operation', 'min_soc_percentage', 'Minimum state of charge: Percentage must be between 0 and 100'],
    ['Degradation', 'cycle_aging', 'Cycle aging: Depth of discharge must rise from point to point'],
    ['Operation', 'initial_soc_percentage', 'Initial state of charge: Please enter a valid number'],
  ] as const) {
    await test.step(line, async () => {
      const item = summary.getByRole('listitem').filter({ hasText: line });
      await expect(item).toHaveText(`${title} › ${line}`);
      await item.getByRole('button').click();
      await expect(tab(title)).toHaveAttribute('aria-selected', 'true');
      // Of a curve, the cell at fault.
      await expect(editor.field(name).locator('input:focus')).toHaveAttribute('aria-invalid', 'true');
    });
  }
  expect(saves()).toBe(0);

  // A corrected field leaves the list; after the last one the list is hidden, and saving is possible.
  await editor.openTab('Operation');
  await inputIn(editor.field('initial_soc_percentage')).fill('50');
  await expect(summary.getByRole('listitem')).toHaveCount(4);
  await inputIn(editor.field('min_soc_percentage')).fill('30');
  await editor.openTab('Degradation');
  await editor
    .field('cycle_aging')
    .getByRole('button', { name: /^Undo Changes/ })
    .click();
  await inputIn(editor.field('calendaric_aging')).fill('1.5');
  await editor.openTab('General Details');
  await expect(summary.getByRole('listitem')).toHaveCount(1);
  await inputIn(editor.field('capacity')).fill('2');
  await expect(summary).toHaveCount(0);
  await editor.save();
  expect(await stored()).toMatchObject({ capacity: 2, calendaric_aging: 1.5, min_soc_percentage: 30 });
});

test.describe("a server's refusal", () => {
  test.beforeEach(({ complaints }) => complaints.expect(REFUSED));

  const SAID = 'The grid code says no';
  const AT_FIELD = [
    ['a list of details', { error: 'Refused', details: [{ field: 'hub_height', value: 12, message: SAID }] }],
    ['messages by field', { message: 'Refused', status: 400, errors: { hub_height: [SAID] } }],
    ['data within', { message: 'Refused', status: 400, data: { hub_height: [SAID] } }],
    ['fields at the top', { hub_height: [SAID] }],
    ['places within a body', { detail: [{ loc: ['body', 'hub_height'], msg: SAID }] }],
  ] as const;

  test('is shown at its field in every error format, until the field changes', { tag: LONG }, async ({
    signedIn,
    api,
    unique,
  }) => {
    const { page, editor, stored } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
    await inputIn(editor.field('description')).fill('Changed');
    await editor.openTab('Advanced Details');
    const field = editor.field('hub_height');
    for (const [index, [shape, body]] of AT_FIELD.entries()) {
      await test.step(shape, async () => {
        await inputIn(field).fill(String(12 + index));
        await editor.openTab('General Details');
        await refuse(page, { status: 400, body });
        await editor.saveButton.click();
        await expect(inputIn(field)).toBeFocused();
        await expect(messageIn(field)).toHaveText(SAID);
        await expect(page.getByRole('tab', { name: /^Advanced Details/ })).toHaveAccessibleName(/1 error\b/);
        await expect(findSummary(page).getByRole('listitem')).toHaveText(`Advanced Details › Hub height: ${SAID}`);
        await expect(findAlert(page)).toHaveCount(0);
        await editor.expectChanges(2);
        await dismissNotices(page);

        await inputIn(field).fill(String(20 + index));
        await inputIn(field).press('Tab');
        await expect(messageIn(field).filter({ hasText: SAID })).toHaveCount(0);
        await expect(findSummary(page)).toHaveCount(0);
      });
    }
    await editor.save();
    expect(await stored()).toMatchObject({ hub_height: 24, description: 'Changed' });
  });

  test('for a point of a curve is shown at the curve', { tag: LONG }, async ({ signedIn, api, unique }) => {
    const { page, editor } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
    await inputIn(editor.field('description')).fill('Changed');
    await refuse(page, {
      status: 400,
      body: { error: 'Refused', details: [{ field: 'pc3', value: 0, message: SAID }] },
    });
    await editor.saveButton.click();
    await expect(findSummary(page).getByRole('listitem')).toHaveText(`Advanced Details › Power curve: ${SAID}`);
    await dismissNotices(page);
    const curve = editor.field('power');
    await expect(curve.getByText(SAID)).toBeVisible();
    await expect(curve.locator('input:focus')).toBeVisible();
    await curve.getByRole('textbox', { name: 'Power at 3 m/s' }).fill('0.01');
    await expect(curve.getByText(SAID)).toHaveCount(0);
    await editor.save();
  });

  test('for a field that the form does not show is shown above it', { tag: LONG }, async ({
    signedIn,
    api,
    unique,
  }) => {
    const { page, editor, stored } = await editNew({ signedIn, api, unique }, { subclass: 'basicstorage' });
    const capacity = editor.field('capacity');
    await inputIn(capacity).fill('12');
    const details = (...fields: string[]) => fields.map((field) => ({ field, value: null, message: SAID }));
    for (const [shape, status, body, text] of [
      [
        'a hidden field',
        400,
        { error: 'Refused', details: details('reserve_duration_hours') },
        `Reserve duration: ${SAID}`,
      ],
      ['an unknown field', 400, { errors: { rotor: [SAID] } }, `rotor: ${SAID}`],
      ['error and message', 400, { error: 'Refused', message: SAID }, SAID],
      ['message and status', 422, { message: SAID, status: 422 }, SAID],
      ['detail', 409, { detail: SAID }, SAID],
    ] as const) {
      await test.step(shape, async () => {
        await refuse(page, { status, body });
        await editor.saveButton.click();
        await expect(findAlert(page)).toContainText(text);
        await expect(inputIn(capacity)).not.toHaveAttribute('aria-invalid');
        await expect(inputIn(capacity)).toHaveValue('12');
        await expect(findSummary(page)).toHaveCount(0);
        await editor.expectChanges(1);
        await dismissNotices(page);
      });
    }

    // Errors are shown at their fields where possible, and the others are not lost.
    await refuse(page, { status: 400, body: { error: 'Refused', details: details('capacity', 'rotor') } });
    await editor.saveButton.click();
    await expect(messageIn(capacity)).toHaveText(SAID);
    await expect(findAlert(page)).toContainText(`rotor: ${SAID}`);
    await expect(findAlert(page)).not.toContainText('Capacity');
    await dismissNotices(page);
    await inputIn(capacity).fill('13');
    await editor.save();
    await expect(findAlert(page)).toHaveCount(0);
    expect(await stored()).toMatchObject({ capacity: 13 });
  });

  test('that names no field shows the notice of its status, and a retry succeeds', { tag: LONG }, async ({
    signedIn,
    api,
    unique,
  }) => {
    const { page, editor, stored } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
    await inputIn(editor.field('description')).fill('Kept');
    for (const [status, body, title, message] of [
      [
        500,
        { message: 'Out of order', status: 500 },
        'Server Error',
        'Something went wrong on our end. Please try again later',
      ],
      [
        403,
        { message: 'Not yours', status: 403 },
        'Access Denied',
        'You do not have permission to perform this action',
      ],
      [400, { message: 'Some rule is broken', status: 400 }, 'Validation Error', 'Some rule is broken'],
    ] as const) {
      await refuse(page, { status, body });
      await editor.saveButton.click();
      const notice = findNotices(page).getByRole('alert').filter({ hasText: title });
      await expect(notice).toContainText(message);
      await dismissNotices(page);
      await editor.expectChanges(1);
    }
    await editor.save();
    expect(await stored()).toMatchObject({ description: 'Kept' });
  });

  test('for a new component leads to the field in its wizard step', { tag: LONG }, async ({
    signedIn: page,
    unique,
  }) => {
    const wizard = await Wizard.open(page, 'Wind turbine');
    await wizard.name.fill(unique('Refused'));
    await wizard.walk();
    await page.route(
      (url) => url.pathname === '/api/v2/components/wind/',
      (route) =>
        route.fulfill({
          status: 400,
          json: { error: 'Refused', details: [{ field: 'lifetime', value: 20, message: SAID }] },
        }),
      { times: 1 },
    );
    await wizard.complete.click();
    const lifetime = wizard.dialog.locator('[data-field="lifetime"]');
    await expect(inputIn(lifetime)).toBeFocused();
    await expect(messageIn(lifetime)).toHaveText(SAID);
    await expect(wizard.steps.first()).toHaveAccessibleName(/1 error\b/);
    await inputIn(lifetime).fill('21');
    await inputIn(lifetime).press('Tab');
    await expect(messageIn(lifetime).filter({ hasText: SAID })).toHaveCount(0);
    await wizard.next.click();
    await wizard.complete.click();
    await expect(page.getByText('Component created')).toBeVisible();
  });
});

/** Refuses the next call to store a component; it does not reach the server. */
async function refuse(page: Page, { status, body }: { status: number; body: unknown }): Promise<void> {
  let isRefused = false;
  await page.route(/\/api\/v2\/components\/\w+\/[^/]+\/$/, (route, request) => {
    // The page may still be reading, so not every first call is the save.
    if (isRefused || request.method() !== 'PUT') return route.fallback();
    isRefused = true;
    return route.fulfill({ status, json: body });
  });
}

function findSummary(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: BLOCKED });
}

/** Dismisses a refusal's notice, so that the next one can be recognised. */
async function dismissNotices(page: Page): Promise<void> {
  const notices = findNotices(page).getByRole('alert');
  await expect(notices).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(notices).toHaveCount(0);
}

/** The editor's alert, for errors that no field can show. */
function findAlert(page: Page): Locator {
  return page.getByRole('tabpanel').getByRole('alert').filter({ hasText: 'Error:' });
}
