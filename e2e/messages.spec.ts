import type { Page } from '@playwright/test';
import { Editor } from './Editor.ts';
import { cellIn, inputIn, messageIn } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { startsWith } from './startsWith.ts';
import { LONG } from './tags.ts';

interface Case {
  tab?: string;
  /** A field, or a curve with the cell that is typed in. */
  field: string;
  cell?: { row: number; column: number };
  keys: string;
  message: string;
}

const COMMA = 'Please use a dot (.) for decimals';
const MALFORMED = 'Please enter a valid number';
const PERCENTAGE = 'Percentage must be between 0 and 100';
const EFFICIENCY = 'Efficiency must be between 0 and 1';
const NOT_NEGATIVE = 'Value must be non-negative';

/** What a person can type into each kind's form, and the messages about it, word for word. */
const MESSAGES: Record<string, Case[]> = {
  basicstorage: [
    { field: 'name', keys: '', message: 'Name is required' },
    { field: 'name', keys: '   ', message: 'Name is required' },
    { field: 'name', keys: 'n'.repeat(51), message: 'Name must be 50 characters or less' },
    { field: 'description', keys: 'd'.repeat(501), message: 'Description must be less than 500 characters' },
    { field: 'capacity', keys: '1,5', message: COMMA },
    { field: 'capacity', keys: '1,000', message: COMMA },
    { field: 'capacity', keys: 'much', message: MALFORMED },
    { field: 'capacity', keys: '1e999', message: MALFORMED },
    { field: 'capacity', keys: '-1', message: NOT_NEGATIVE },
    { field: 'c', keys: '-0.1', message: NOT_NEGATIVE },
    { field: 'annual_om', keys: '-5', message: NOT_NEGATIVE },
    { field: 'spec_invest', keys: '-5', message: NOT_NEGATIVE },
    { field: 'battery_efficiency', keys: '1.01', message: EFFICIENCY },
    { field: 'battery_efficiency', keys: '-0.1', message: EFFICIENCY },
    { tab: 'Degradation', field: 'calendaric_aging', keys: '101', message: PERCENTAGE },
    { field: 'cycle_aging', cell: { row: 1, column: 0 }, keys: '10', message: 'Must be greater than in the row above' },
    { field: 'cycle_aging', cell: { row: 8, column: 0 }, keys: '101', message: PERCENTAGE },
    { field: 'cycle_aging', cell: { row: 0, column: 1 }, keys: '1,', message: COMMA },
    { field: 'cycle_aging', cell: { row: 0, column: 1 }, keys: 'x', message: MALFORMED },
    { field: 'cycle_aging', cell: { row: 0, column: 0 }, keys: '-1', message: PERCENTAGE },
    { field: 'cycle_aging', cell: { row: 0, column: 1 }, keys: '-1', message: NOT_NEGATIVE },
    { tab: 'Operation', field: 'initial_soc_percentage', keys: '-1', message: PERCENTAGE },
    { field: 'max_overload_charge_hours', keys: '8761', message: 'Value must be at most 8760' },
    { field: 'min_soc_percentage', keys: '100', message: 'Must be below Maximum state of charge' },
    { field: 'min_soc_percentage_emergency', keys: '21', message: 'Must not exceed Minimum state of charge' },
    { field: 'power_by_soc', cell: { row: 0, column: 2 }, keys: '101', message: PERCENTAGE },
  ],
  wind: [
    { field: 'lifetime', keys: '0', message: 'Value must be at least 1' },
    { tab: 'Advanced Details', field: 'surface_roughness_length', keys: '0', message: 'Value must be positive' },
    { field: 'surface_roughness_length', keys: '10', message: 'Must be below Hub height' },
    { field: 'power', cell: { row: 3, column: 1 }, keys: '-1', message: NOT_NEGATIVE },
  ],
  gasgenset: [{ field: 'fuel_type', keys: 'f'.repeat(21), message: 'Fuel type must be 20 characters or less' }],
};

test('every fault that can be typed has its own message, which disappears when it is corrected', {
  tag: LONG,
}, async ({ signedIn: page, api, unique }) => {
  for (const [subclass, cases] of Object.entries(MESSAGES)) {
    const { id } = await api.create({ subclass, name: unique('Messages') });
    const editor = await Editor.open(page, id);
    for (const { tab, ...one } of cases) {
      if (tab) await editor.openTab(tab);
      await test.step(`${subclass}, ${one.field}: '${one.keys.slice(0, 12)}'`, () => produce(page, editor, one));
    }
  }
});

/** Types the keys, expects the message at the field, and undoes everything. */
async function produce(page: Page, editor: Editor, { field: name, cell, keys, message }: Case): Promise<void> {
  const field = editor.field(name);
  const input = cell ? cellIn(field, cell) : inputIn(field);
  await input.selectText();
  if (keys === '') await page.keyboard.press('Backspace');
  // Long texts are filled in at once: it only matters that they enter through the input.
  else if (keys.length > 20) await page.keyboard.insertText(keys);
  else await page.keyboard.type(keys);
  // A cell shows its error at once; a field shows it on blur, or after a pause.
  if (cell) {
    await expect(input).toHaveAccessibleDescription(startsWith(message));
  } else {
    await page.keyboard.press('Tab');
    await expect(messageIn(field)).toHaveText(message);
  }
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveValue(keys);

  // What was typed into a cell counts as a change once it is a number.
  if (cell) await page.keyboard.press('Escape');
  else await editor.undoAll.click();
  await editor.expectChanges(0);
  await expect(input).not.toHaveAttribute('aria-invalid');
  await expect(field.getByText(message, { exact: true })).toHaveCount(0);
}
