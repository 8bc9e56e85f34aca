import { describe, expect, it } from 'vitest';
import { compareRecords } from '#model/compareRecords.ts';
import { createDefaults } from '#model/createDefaults.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { fieldText } from '#model/fieldText.ts';
import { formItems } from '#model/formItems.ts';
import { getKind, KIND_ROWS } from './loadedKinds.ts';

const { definition } = getKind('wind');

function toTexts(changes: FieldValues) {
  const values = { ...createDefaults(definition), ...changes };
  return Object.fromEntries(
    Object.values(definition.fields).map((field) => [field.name, fieldText(field, values[field.name])]),
  );
}

function differing(...records: FieldValues[]): string[] {
  const groups = compareRecords(definition, records.map(toTexts));
  return groups.flatMap(({ items }) => items.filter(({ differs }) => differs).map(({ item }) => item));
}

describe('records side by side', () => {
  it.each([
    [[{}, {}], []],
    [[{ hub_height: 98 }, { hub_height: 10 }], ['hub_height']],
    [[{}, {}, { hub_height: 98 }], ['hub_height']],
    [[{ hub_height: '98' }, { hub_height: '98.0' }], []],
    [[{ hub_height: null }, { hub_height: 0 }], ['hub_height']],
    [[{ pc5: 0.1 }, { pc5: 0.2 }], ['power']],
    [[{ locked: true }, { locked: 'true' }], []],
  ])('%j differ in %j', (records, items) => {
    expect(differing(...records)).toEqual(items);
  });

  it("are grouped by tab and group, a group of its tab's name by that alone", () => {
    const titles = compareRecords(definition, []).map(({ title }) => title);
    expect(titles).toContain('General Details › Identity');
    const [tab] = definition.tabs;
    const alone = {
      ...definition,
      tabs: tab ? [{ ...tab, groups: [{ title: tab.title, items: ['name', 'gone'] }] }] : [],
    };
    expect(compareRecords(alone, [{}])).toEqual([
      { title: 'General Details', items: [{ item: 'name', title: 'Name', fields: ['name'], differs: false }] },
    ]);
  });

  it.each(KIND_ROWS)('of %s show every item of every tab once', (_, kind) => {
    const shown = compareRecords(kind.definition, []).flatMap(({ items }) => items.map(({ item }) => item));
    const inTabs = kind.definition.tabs.flatMap(({ groups }) => groups.flatMap(({ items }) => items));
    expect(shown).toEqual(inTabs);
    expect(new Set(shown).size).toBe(shown.length);
    expect(formItems(kind.definition).map(({ item }) => item)).toEqual(expect.arrayContaining(shown));
  });
});
