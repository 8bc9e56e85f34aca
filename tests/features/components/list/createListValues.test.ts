import { expect, it } from 'vitest';
import type { ComponentListItem } from '#api/useComponents.ts';
import { createListValues } from '#features/components/list/createListValues.ts';
import { loadKind } from '#generated/kinds.ts';

const ITEM: Omit<ComponentListItem, 'values'> = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  name: 'E-101',
  subclass: 'wind',
  is_template: false,
  locked: false,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};

const { definition } = await loadKind.wind();

function createColumn(name: string, currency?: string) {
  const column = createListValues(definition, {
    columns: [name],
    where: '',
    sortBy: 'name',
    sortOrder: 'asc',
  })
    .columns(currency)
    .get(name);
  if (!column) throw new Error(`${name} is not a column`);
  return column;
}

it('groups the digits of numbers that people read, and exports plain numbers', () => {
  const column = createColumn('one_time_invest', 'EUR');
  const item = { ...ITEM, values: { one_time_invest: 1250000.5, currency: 'EUR' } };
  expect(column.text(item)).toBe('1\u202f250\u202f000.5');
  expect(column.cell(item)).toBe(1250000.5);
});

it('keeps digits in texts as they are', () => {
  const column = createColumn('description');
  expect(column.text({ ...ITEM, values: { description: 'Serial 4711000' } })).toBe('Serial 4711000');
});
