import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carryOver } from '#model/carryOver.ts';
import { compareRecords } from '#model/compareRecords.ts';
import { compareTables } from '#model/compareTables.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { displayText } from '#model/displayText.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { fieldLabel } from '#model/fieldLabel.ts';
import { differingItems, formItems } from '#model/formItems.ts';
import { importNoteText, importNoteTitle } from '#model/importMessages.ts';
import { importRecord } from '#model/importRecord.ts';
import { keyLabel } from '#model/keyLabel.ts';
import { flattenRecord } from '#model/nestedRecord.ts';
import { revisionTexts } from '#model/revisionTexts.ts';
import { countByTab, countChanges, findPlace, oncePerItem, tabFields } from '#model/tabFields.ts';
import { showFieldErrors } from '#records/showFieldErrors.ts';
import { createNestedKind, DEPOT } from '../fixtures/nestedKind.ts';

const kind = createNestedKind();
const DAY = [
  { from: 0, price: 0.2 },
  { from: 6, price: 0.4, band: 'day', weekend: true },
];
const createStore = (values: FieldValues = {}) =>
  new DraftStore({ kind, mode: 'edit', values: { name: 'Depot', periods: DAY, ...values } });

describe('the tab of a kind with objects and tables', () => {
  it('has the fields of its objects', () => {
    const [general] = DEPOT.tabs;
    expect(general && tabFields(DEPOT, general)).toEqual([
      'name',
      'charging/power',
      'charging/mode',
      'charging/plug',
      'tariff/type',
      'tariff/fee',
      'tariff/=fixed/price',
      'tariff/=flex/price',
      'tariff/=flex/source',
    ]);
  });

  it.each([
    ['charging/power', { tab: 'general', item: 'charging' }],
    ['tariff/=flex/price', { tab: 'general', item: 'tariff' }],
    ['periods', { tab: 'tables', item: 'periods' }],
    ['periods/#3/price', { tab: 'tables', item: 'periods' }],
    ['vehicles/#1/trips/#2/km', { tab: 'tables', item: 'vehicles' }],
    ['locked', undefined],
    ['gone/power', undefined],
  ])('is found by %s', (key, place) => {
    expect(findPlace(DEPOT, key)).toEqual(place);
  });

  it('counts each field of an object, and a table once', () => {
    const keys = ['charging/power', 'charging/mode', 'periods/#1/from', 'periods/#2/price', 'locked'];
    const faults = keys.map((field) => ({ field, message: 'Invalid value' }));
    const changed = ['charging/power', 'tariff/type', 'periods'];
    const form = { changed, errors: faults, shownErrors: faults, canUndo: true, canRedo: false };
    expect(countByTab(DEPOT, form)).toEqual([
      { id: 'general', title: 'General', errors: 2, changes: 2 },
      { id: 'tables', title: 'Tables', errors: 1, changes: 1 },
    ]);
    expect(countChanges(DEPOT, form)).toBe(3);
    expect(oncePerItem(DEPOT, faults).map(({ field }) => field)).toEqual([...keys.slice(0, 3), 'locked']);
  });
});

describe('a value in words', () => {
  it.each<[name: string, value: unknown, words: string]>([
    ['periods', [], 'no periods'],
    ['periods', DAY.slice(0, 1), '1 period: 0 h, 0.2 CHF/kWh'],
    ['periods', DAY, '2 periods: 0 h, 0.2 CHF/kWh; 6 h, 0.4 CHF/kWh, day, Weekend'],
    ['periods', [1, 2, 3, 4].map((from) => ({ from })), '4 periods: 1 h; 2 h; 3 h; …'],
    ['periods', [{}], '1 period: empty'],
    ['ports', [11, 22], '2 ports: 11 kW; 22 kW'],
    ['vehicles', [{ label: 'Van', trips: [{ km: 5 }] }], '1 vehicle: Van, 1 trip: 5 km'],
  ])('of %s', (name, value, words) => {
    const text = createStore({ [name]: value }).text(name);
    expect(displayText(DEPOT, [name], { [name]: text, currency: 'CHF' })).toBe(words);
  });

  it.each([
    ['name', 'Name'],
    ['charging', 'Charging'],
    ['charging/power', 'Charging › Power'],
    ['tariff/=flex/price', 'Tariff › Surcharge'],
    ['periods/#/price', 'Periods › Price'],
    ['periods/1/price', 'Periods › period 2 › Price'],
    ['ports/0', 'Ports › port 1'],
    ['vehicles/0/drive/=flex/tank', 'Vehicles › vehicle 1 › Drive › Tank'],
    ['charging/amps', undefined],
    ['constructor', undefined],
  ])('names %s by what it lies in', (key, label) => {
    expect(fieldLabel(DEPOT, key)).toBe(label);
  });

  it('names a cell of a draft by the place of its row', () => {
    const store = createStore();
    const [, second = ''] = store.tables.rows('periods');
    expect(keyLabel(store, `periods/${second}/price`)).toBe('Periods › period 2 › Price');
  });
});

describe('two records with objects and tables', () => {
  it('are compared field by field, a table as one', () => {
    const [left, right] = [createStore(), createStore({ charging: { power: 5 }, periods: DAY.slice(1) })];
    const groups = compareRecords(DEPOT, [left.allTexts(), right.allTexts()]);
    const differing = groups.flatMap(({ items }) => items.filter(({ differs }) => differs));
    expect(differing.map(({ title }) => title)).toEqual(['Charging › Power', 'Periods']);
    expect(differingItems(DEPOT, left.allTexts(), right.allTexts()).map(({ item }) => item)).toEqual([
      'charging/power',
      'periods',
    ]);
    expect(formItems(DEPOT).map(({ item }) => item)).toContain('tariff/=flex/source');
  });

  it('do not differ in a case that neither has chosen', () => {
    const texts = { ...createStore().allTexts(), 'tariff/type': 'fixed' };
    const other = { ...texts, 'tariff/=flex/price': '5' };
    expect(differingItems(DEPOT, texts, other)).toEqual([]);
    expect(differingItems(DEPOT, texts, { ...other, 'tariff/type': 'flex' }).map(({ item }) => item)).toEqual([
      'tariff/type',
      'tariff/=flex/price',
    ]);
  });

  it('have earlier versions, from changes by field', () => {
    const changes = [
      { field: 'charging/power', before: 11, after: 22 },
      { field: 'periods', before: [], after: DAY },
    ];
    const stored = { name: 'Depot', charging: { power: 22, mode: 'fixed' }, periods: DAY };
    const [now, before] = revisionTexts({ definition: DEPOT, revisions: [{ changes }, { changes: [] }], stored });
    expect([now?.['charging/power'], before?.['charging/power'], before?.['charging/mode']]).toEqual([
      '22',
      '11',
      'fixed',
    ]);
    expect([now?.periods, before?.periods]).toEqual([createStore().text('periods'), '[]']);
  });

  it('share what the wizard can keep', () => {
    const texts = { 'charging/power': '7', periods: createStore().text('periods'), ports: '[{"value":"1"}]' };
    const { ports: _, ...fields } = DEPOT.fields;
    const { kept, lost } = carryOver({ from: DEPOT, to: { ...DEPOT, fields }, texts });
    expect(Object.keys(kept)).toEqual(['charging/power', 'periods']);
    expect(lost.map(({ item }) => item)).toEqual(['ports']);
  });
});

describe('a file', () => {
  const read = (record: FieldValues) => {
    const { values, notes } = importRecord(DEPOT, record);
    return {
      store: new DraftStore({ kind, mode: 'edit', values }),
      notes: notes
        .filter(({ code }) => code !== 'missing')
        .map((note) => `${importNoteTitle(note, DEPOT)}: ${importNoteText(note, DEPOT)}`),
    };
  };

  it('is read whole as it was exported', () => {
    const record = {
      name: 'Depot',
      charging: { power: 22, mode: 'flex', plug: 'ccs' },
      tariff: { type: 'flex', fee: 1, price: 2, source: 'EPEX' },
      periods: [{ from: 0, price: 0.3, band: 'day', weekend: true }],
      ports: [11],
      vehicles: [{ label: 'Van', battery: { size: 1 }, drive: { type: 'flex', tank: 4 }, trips: [{ km: 1 }] }],
    };
    const { store, notes } = read(record);
    expect(notes).toEqual([]);
    expect(JSON.parse(JSON.stringify(store.payload()))).toMatchObject(record);
    expect(store.form().errors).toEqual([]);
  });

  it('is read with a note for each place that does not fit', () => {
    const { store, notes } = read({
      name: 'Depot',
      charging: { power: '22', amps: 16 },
      tariff: 'cheap',
      periods: [{ from: 0, price: 1 }, { from: '6', price: [1], season: 'all' }, 'late'],
      ports: 5,
    });
    expect(notes).toEqual([
      'charging.amps: not a field of Depot; left out (16)',
      'tariff: not a field of Depot; left out ("cheap")',
      'Charging › Power: "22", read as 22',
      'periods[1].season: not a field of Depot; left out ("all")',
      'Periods › period 2 › From: "6", read as 6',
      'Periods › period 2 › Price: [1] is not a value of this field',
      'Periods › period 3: "late" is not a value of this field',
      'Ports: 5 is not a value of this field',
    ]);
    expect(store.text('charging/power')).toBe('22');
    expect(store.tables.rows('periods')).toHaveLength(3);
  });
});

describe("a server's messages", () => {
  it('are shown at the fields and cells that they name, and elsewhere if they name none', () => {
    const store = createStore({ tariff: { type: 'flex', price: 1 } });
    const { first, elsewhere } = showFieldErrors(store, {
      'periods[1].price': 'Too high',
      'charging.power': 'Too low',
      'tariff.price': 'Odd',
      'charging.amps': 'Unknown field',
      'periods[9].price': 'Too late',
      locked: 'Hidden',
    });
    const [, second] = store.tables.rows('periods');
    const shown = Object.fromEntries(store.form().shownErrors.map(({ field, message }) => [field, message]));
    expect(first).toBe(`periods/${second}/price`);
    expect(shown).toMatchObject({
      [`periods/${second}/price`]: 'Too high',
      'charging/power': 'Too low',
      'tariff/=flex/price': 'Odd',
    });
    expect(elsewhere).toBe('charging.amps: Unknown field. Locked: Hidden');
  });
});

describe('a record from another server', () => {
  const parts = ['charging', 'tariff', 'periods', 'ports', 'vehicles', 'name', 'locked'];
  const anyPart = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom<unknown[]>('text', null, 5, [5, null, 'x', {}], { type: 'flex' }, { type: { toString: null } }, [
      { trips: 'far', drive: 5, battery: null },
    ]),
  );

  it('can hold anything in place of objects and tables, and is shown, compared and imported', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...parts), anyPart), fc.constantFrom(...parts), (record, field) => {
        const store = new DraftStore({ kind, mode: 'edit', values: record });
        const texts = store.allTexts();
        for (const { fields } of formItems(DEPOT)) expect(displayText(DEPOT, fields, texts)).not.toContain('undefined');
        for (const { table, name } of Object.values(DEPOT.fields))
          if (table) compareTables(table, texts[name] ?? '', createStore().text(name));
        const revisions = [{ changes: [{ field, before: record[field], after: record.name }] }];
        revisionTexts({ definition: DEPOT, revisions, stored: record });
        for (const note of importRecord(DEPOT, record).notes) importNoteText(note, DEPOT);
        flattenRecord(DEPOT, record);
        store.attempt();
        store.payload();
        store.dispose();
      }),
      { numRuns: 500 },
    );
  });
});
