import type { Locator } from '@playwright/test';
import type { FieldMeta } from './Api.ts';
import { expect } from './fixtures.ts';

export type Sort = 'number' | 'text' | 'multi-line' | 'flag' | 'choice' | 'curve';

/** The row of a curve's table that journeys change. */
export const CURVE_ROW = 1;

/** An editable part of a tab: a field or a curve, distinguished by what a user sees. */
export interface FormControl {
  name: string;
  sort: Sort;
}

/** Returns the controls of the shown tab, in order. */
export function controlsOn(panel: Locator): Promise<FormControl[]> {
  return panel.locator('[data-field]').evaluateAll((elements) =>
    elements.map((element) => {
      const has = (selector: string) => element.querySelector(selector) !== null;
      const sort = has('table')
        ? 'curve'
        : has('textarea')
          ? 'multi-line'
          : has('select')
            ? 'choice'
            : has('input[type="checkbox"]')
              ? 'flag'
              : has('input[inputmode="decimal"]')
                ? 'number'
                : 'text';
      return { name: element.getAttribute('data-field') ?? '', sort } as const;
    }),
  );
}

/** Finds the input of a control; of a curve, the last cell of its second row. */
export function findInput(field: Locator, sort: Sort): Locator {
  if (sort === 'curve') {
    return field
      .getByRole('row')
      .nth(CURVE_ROW + 1)
      .getByRole('textbox')
      .last();
  }
  return field.locator('input, select, textarea');
}

/** Sets a control to another value within its limits; returns the new value as text. */
export async function change(field: Locator, { sort }: FormControl, meta?: FieldMeta): Promise<string> {
  const input = findInput(field, sort);
  if (sort === 'flag') {
    const isOn = !(await input.isChecked());
    await input.setChecked(isOn);
    return String(isOn);
  }
  const before = await input.inputValue();
  if (sort === 'choice') {
    const values = await input
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    const other = values.find((value) => value !== before) ?? '';
    await input.selectOption(other);
    return other;
  }
  const after =
    sort === 'text' ? `${before}b` : sort === 'multi-line' ? 'Two lines,\none value' : another(before, meta);
  await input.fill(after);
  if (sort === 'curve') await input.blur();
  return after;
}

export async function expectValue(field: Locator, { sort }: FormControl, value: string): Promise<void> {
  const input = findInput(field, sort);
  if (sort === 'flag') await expect(input).toBeChecked({ checked: value === 'true' });
  else await expect(input).toHaveValue(value);
}

/** Returns a number near the given one; a lower one if the minimum allows it, since most limits are upper ones. */
function another(text: string, meta?: FieldMeta): string {
  const value = Number(text);
  const step = Math.abs(value) < 1 ? 0.5 : 1;
  const lowest = meta?.min_value ?? 0;
  return String(value - step >= lowest && value !== 0 ? value - step : value + step);
}
