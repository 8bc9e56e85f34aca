import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues, Issue } from '#model/FormDefinition.ts';
import { fieldAtPath } from '#model/fieldAtPath.ts';
import { fieldLabel } from '#model/fieldLabel.ts';
import { findIssueField } from '#model/findIssueField.ts';
import type { Kind } from '#model/Kind.ts';
import { flattenRecord, nestRecord } from '#model/nestedRecord.ts';
import { DOCUMENT, RECORD } from './documentDefinition.ts';

let issues: Issue[] = [];
const KIND: Kind = {
  definition: DOCUMENT,
  conditions: ['cat', 'fish'].map((pet) => (record: FieldValues) => record.pet === pet),
  validate: () => issues,
};

const open = (values: FieldValues = RECORD) => new DraftStore({ kind: KIND, mode: 'edit', values });
let store: DraftStore;
const row = (table: string, index = 0) => `${table}/${store.tables.rows(table)[index]}`;

beforeEach(() => {
  issues = [];
  store = open();
});

describe('a document of any shape', () => {
  it('is sent as it was stored, to the last space', () => {
    expect(store.form().changed).toEqual([]);
    expect(store.payload()).toEqual(RECORD);
  });

  it.each([
    {},
    { height: 12 },
    { height: [1, 2] },
    { certificate: { standard: 'x', issuer: {} } },
    { prices: {} },
    { open: true, count: 0, note: 'n' },
    { foreign: null, another: [], third: [[], {}, [null]] },
    { pet: 'cat', food: 'cat food' },
  ])('keeps what a record has and lacks: %j', (given) => {
    const { note = null, certificate, prices = {}, grid = [], ...rest } = { ...given } as FieldValues;
    const record = { note, prices, grid, ...(certificate === undefined ? {} : { certificate }), ...rest };
    expect(open(record).payload()).toEqual(record);
  });

  it('is flat by name and nested again without loss', () => {
    const flat = flattenRecord(DOCUMENT, RECORD);
    expect(flat['*']).toEqual({ extra: RECORD.extra, more: RECORD.more });
    expect(flat['food/?0']).toBe('water');
    expect(nestRecord(DOCUMENT, flat)).toEqual(RECORD);
    expect(flattenRecord(DOCUMENT, flat)).toEqual(flat);
  });
});

describe('an optional object', () => {
  it('is added with its defaults, removed and brought back', () => {
    store = open({ title: 'x' });
    const [added] = store.tables.add('certificate', [{}]);
    expect(store.payload().certificate).toEqual({ standard: '', issuer: {} });
    store.type(`certificate/${added}/standard`, 'IEC');
    store.tables.remove('certificate', [added ?? '']);
    expect(store.payload()).not.toHaveProperty('certificate');
    store.undo();
    expect(store.payload().certificate).toEqual({ standard: 'IEC', issuer: {} });
  });

  it('has its errors at the fields inside it', () => {
    issues = [{ field: 'certificate/issuer/name', code: 'minLength', params: { limit: 5 } }];
    store = open();
    expect(store.snapshot(`${row('certificate')}/issuer/name`).error).toContain('at least 5 characters');
    expect(findIssueField(DOCUMENT, 'certificate/issuer/name')?.name).toBe('issuer/name');
    expect(fieldLabel(DOCUMENT, 'certificate/0/issuer/name')).toBe('certificate › Issuer › issuer/name');
  });
});

describe('a tuple', () => {
  it.each([
    ['certificate/limits/1', '1', 'certificate.limits[1]', 2.5],
    ['certificate/limits/3', 'value', 'certificate.limits[3]', 'b'],
  ])('finds what is at %s', (path, name, text, value) => {
    expect(findIssueField(DOCUMENT, path)?.name).toBe(name);
    const place = fieldAtPath(DOCUMENT, path, RECORD);
    expect([place.path, place.value, place.field?.name]).toEqual([text, value, name]);
  });

  it('is shorter where nothing is at its end, and says null before a value', () => {
    const limits = row(`${row('certificate')}/limits`);
    store.tables.remove(`${limits}/rest`, store.tables.rows(`${limits}/rest`));
    store.type(`${limits}/1`, '');
    expect(store.payload().certificate).toMatchObject({ limits: [1] });
    store.type(`${limits}/0`, '');
    store.type(`${limits}/1`, '7');
    expect(store.payload().certificate).toMatchObject({ limits: [null, 7] });
  });
});

describe('one of several shapes', () => {
  it('is found by the value', () => {
    const chosen = (height: unknown) => {
      store = open({ height });
      return store.text(`${row('height')}/value/option`);
    };
    expect([12, { min: 1 }, [1], -3, { max: 1 }, 'no'].map(chosen)).toEqual(['0', '1', '2', '0', '1', '0']);
  });

  it('keeps the texts of the others while one is chosen', () => {
    const height = row('height');
    store.type(`${height}/value/option`, '0');
    store.type(`${height}/value/=0/value`, '99');
    expect(store.payload().height).toBe(99);
    store.type(`${height}/value/option`, '1');
    expect(store.payload().height).toEqual(RECORD.height);
  });

  it('has its errors at the field of the chosen shape', () => {
    issues = [{ field: 'height/min', code: 'minimum', params: { limit: 100 } }];
    store = open();
    expect(store.snapshot(`${row('height')}/value/=1/value/min`).error).toBe('Value must be at least 100');
    expect(fieldAtPath(DOCUMENT, 'height/min', RECORD)).toMatchObject({ path: 'height.min', value: 80 });
    expect(fieldAtPath(DOCUMENT, 'height/min', RECORD).field?.name).toBe('value/=1/value/min');
  });
});

describe('entries', () => {
  it('are named, renamed and removed', () => {
    store.type(`${row('prices', 1)}/name`, 'evening');
    store.tables.add('prices', [{ name: 'noon', value: '0.1' }]);
    expect(store.payload().prices).toEqual({ day: 0.3, evening: 0.2, noon: 0.1 });
  });

  it.each([
    ['day', 'Same as in row 1'],
    ['', 'This field is required'],
    ['Night', 'Invalid value'],
  ])('cannot be called "%s"', (name, message) => {
    store.type(`${row('prices', 1)}/name`, name);
    store.validateNow();
    expect(store.snapshot(`${row('prices', 1)}/name`).error).toBe(message);
    expect(store.snapshot(`${row('prices', 0)}/name`).error).toBeUndefined();
  });

  it('have their errors at the value of their name', () => {
    issues = [
      { field: 'prices/night', code: 'minimum', params: { limit: 1 } },
      { field: 'extra/a/3/deep', code: 'type', params: {} },
    ];
    store = open();
    expect(store.snapshot(`${row('prices', 1)}/value`).error).toBe('Value must be at least 1');
    const faulty = store.form().errors.map(({ field }) => field);
    expect(faulty.some((field) => field.startsWith('*/'))).toBe(true);
    expect(fieldAtPath(DOCUMENT, 'extra/a/3/deep', RECORD)).toMatchObject({ path: 'extra.a[3].deep', value: true });
    expect(findIssueField(DOCUMENT, 'extra/a/3/deep')).toBeDefined();
  });
});

describe('alternatives of a property', () => {
  it('are shown, checked and sent one at a time', () => {
    expect([store.snapshot('food/?0').hidden, store.snapshot('food/?1').hidden]).toEqual([true, false]);
    issues = [{ field: 'food', code: 'enum', params: {} }];
    store.type('food/?1', 'fish food');
    store.validateNow();
    expect(store.payload().food).toBe('fish food');
    expect(store.snapshot('food/?1').error).toBe('Invalid value');
    store.type('pet', 'cat');
    store.validateNow();
    expect(store.payload().food).toBe('water');
    expect([store.snapshot('food/?0').error, store.snapshot('food/?1').error]).toEqual(['Invalid value', undefined]);
  });
});

describe('a recursive table', () => {
  it('is edited at any depth', () => {
    const twig = row(`${row('tree')}/branches`, 1);
    store.type(`${row(`${twig}/branches`)}/label`, 'flower');
    store.tables.add(`${twig}/branches`, [{ label: 'new' }]);
    expect(store.payload().tree).toEqual([
      {
        label: 'root',
        branches: [{ label: 'leaf' }, { label: 'twig', branches: [{ label: 'flower' }, { label: 'new' }] }],
      },
    ]);
    expect(store.form().changed).toEqual(['tree']);
    store.restore(['tree']);
    expect(store.payload()).toEqual(RECORD);
  });
});

describe('a value of any kind', () => {
  it('is sent as it was stored, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const record = { note: null, prices: {}, grid: [], more: value };
        const sent = open(record).payload();
        // A number below zero is stored as -0 and sent as 0, which JSON takes for the same.
        expect(JSON.parse(JSON.stringify(sent))).toEqual(JSON.parse(JSON.stringify(record)));
      }),
      { numRuns: 300 },
    );
  });
});
