import { describe, expect, it } from 'vitest';
import type { ChangeSchema, FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { compareFields } from './changedFields.ts';

const version = (...changes: ChangeSchema[]): Partial<KindFile> => ({ 'x-version': 2, 'x-changes': { 2: changes } });

const NUMBER: FieldSchema = { type: 'number', title: 'Power', default: 1 };
const LIST: FieldSchema = { type: 'string', title: 'List', 'x-list': 'numbers', default: '1' };
const object = (properties: Record<string, FieldSchema>, words: FieldSchema = {}): FieldSchema => ({
  ...{ type: 'object', title: 'Box', properties },
  ...words,
});

describe('the earlier name of a field', () => {
  /** A kind that names a field wherever that is possible. */
  const naming = (power: string): Partial<KindFile> => ({
    properties: { [power]: NUMBER, cost: { ...NUMBER, title: 'power', 'x-shown-when': `${power} > 1` } },
    'x-rules': [{ field: 'cost', below: power }],
    'x-checks': [
      { error: 'E', require: `${power} < 9`, when: `${power} > 1`, at: [power] },
      { warn: 'W', require: `${power} < 5`, at: ['cost'] },
    ],
    'x-derived': { loss: { title: 'Loss', value: `${power} - 1`, when: `${power} > 0`, suggests: power } },
    'x-tabs': [{ id: 'a', 'x-shown-when': `${power} > 1`, groups: [{ title: 'A', fields: ['cost'] }] }],
  });

  it('is replaced wherever it is named', () => {
    expect(
      compareFields(naming('power'), { ...naming('rated'), ...version({ rename: 'power', to: 'rated' }) }),
    ).toEqual([]);
  });

  it('stays in the record where a column gets another name', () => {
    const units = (name: string): FieldSchema => ({
      ...{ type: 'array', title: 'Units' },
      items: {
        type: 'object',
        properties: { [name]: NUMBER, cost: NUMBER },
        'x-rules': [{ field: 'cost', below: name }],
      },
    });
    const kind = (name: string) => ({
      ...naming('power'),
      properties: { ...naming('power').properties, units: units(name) },
    });
    expect(
      compareFields(kind('power'), { ...kind('rated'), ...version({ in: 'units', rename: 'power', to: 'rated' }) }),
    ).toEqual([]);
  });

  it('is replaced for a curve of it', () => {
    const curve = (speeds: string, shares: string): Partial<KindFile> => ({
      properties: { [speeds]: LIST, [shares]: LIST },
      'x-curves': { wear: { title: 'W', x: { title: 'X', field: speeds }, y: [{ title: 'Y', field: shares }] } },
      'x-tabs': [{ id: 'a', 'x-shown-when': 'spare', groups: [{ title: 'A', fields: ['wear'] }] }],
    });
    const changes = version({ rename: 'speeds', to: 'winds' }, { rename: 'shares', to: 'parts' });
    expect(compareFields(curve('speeds', 'shares'), { ...curve('winds', 'parts'), ...changes })).toEqual([]);
  });

  it('is replaced for a calculated number neither in its name nor in other texts', () => {
    const kind = (power: string): Partial<KindFile> => ({
      properties: { [power]: { ...NUMBER, description: 'power' } },
      'x-derived': { power: { title: 'power', value: '1' } },
    });
    expect(compareFields(kind('power'), { ...kind('rated'), ...version({ rename: 'power', to: 'rated' }) })).toEqual(
      [],
    );
  });
});

describe('a field of a case', () => {
  const tariff = (own: Record<string, FieldSchema>, type: string, others: Record<string, FieldSchema> = {}) => ({
    tariff: object(
      { type: { type: 'string', title: 'Type', enum: [type, 'flex'], default: type } },
      { 'x-choice': 'type', 'x-cases': { [type]: { properties: own }, flex: { properties: others } } },
    ),
  });
  const kind = (properties: Record<string, FieldSchema>, words: Partial<KindFile> = {}) => ({ properties, ...words });
  const PRICE = { price: NUMBER };

  it('stays in its case under another name', () => {
    const after = kind(tariff({ fee: NUMBER }, 'fixed'), version({ rename: 'tariff/price', to: 'tariff/fee' }));
    expect(compareFields(kind(tariff(PRICE, 'fixed')), after)).toEqual([]);
  });

  it('leaves its case for another object, or for none', () => {
    const outside = kind({ ...tariff({}, 'fixed'), price: NUMBER }, version({ move: 'tariff/price', to: 'price' }));
    expect(compareFields(kind(tariff(PRICE, 'fixed')), outside)).toEqual([]);
    const inside = kind(
      { ...tariff({}, 'fixed'), box: object(PRICE) },
      version({ move: 'tariff/price', to: 'box/price' }),
    );
    expect(compareFields(kind({ ...tariff(PRICE, 'fixed'), box: object({}) }), inside)).toEqual([]);
  });

  it('goes with its object', () => {
    const { tariff: own } = tariff(PRICE, 'fixed');
    const after = kind({ contract: own }, version({ rename: 'tariff', to: 'contract' }));
    expect(compareFields(kind({ tariff: own }), after)).toEqual([]);
  });

  it('goes with its case, whose choice has another name', () => {
    const after = kind(
      tariff(PRICE, 'flat', { plus: NUMBER }),
      version({ map: 'tariff/type', values: { fixed: 'flat' } }),
    );
    expect(compareFields(kind(tariff(PRICE, 'fixed', { plus: NUMBER })), after)).toEqual([]);
  });

  it('goes with its case beside cases of similar names, and under a new name', () => {
    const cases = (...entries: [string, Record<string, FieldSchema>][]) => ({
      tariff: object(
        { type: { type: 'string', title: 'Type' } },
        {
          'x-choice': 'type',
          'x-cases': Object.fromEntries(entries.map(([name, properties]) => [name, { properties }])),
        },
      ),
    });
    const before = kind(cases(['fix', PRICE], ['fixed', { cost: NUMBER }]));
    const changes = version(
      { map: 'tariff/type', values: { fix: 'flat' } },
      { rename: 'tariff/price', to: 'tariff/fee' },
    );
    expect(compareFields(before, kind(cases(['flat', { fee: NUMBER }], ['fixed', { cost: NUMBER }]), changes))).toEqual(
      [],
    );
  });
});

describe('an earlier name that a field states', () => {
  const RATED = { ...NUMBER, 'x-renamed-from': ['power'] };

  it('is followed in a table', () => {
    const units = (properties: Record<string, FieldSchema>) => ({
      properties: { power: NUMBER, units: { type: 'array', title: 'Units', items: { type: 'object', properties } } },
    });
    expect(compareFields(units({ power: NUMBER }), units({ rated: RATED }))).toEqual([
      'added field.x-renamed-from units/#/rated: renamed',
    ]);
  });

  it.each<[string, Record<string, FieldSchema>, Record<string, FieldSchema>, string[]]>([
    [
      'is not followed while that field is still there',
      { power: NUMBER },
      { power: NUMBER, rated: RATED },
      ['added fields.field rated: more'],
    ],
    [
      'is not followed by a field that was there',
      { power: NUMBER, rated: NUMBER },
      { rated: RATED },
      ['removed fields.field power: gone', 'added field.x-renamed-from rated: text'],
    ],
    [
      'is the first of several that was there',
      { b: NUMBER, c: NUMBER },
      { rated: { ...NUMBER, 'x-renamed-from': ['a', 'b', 'c'] } },
      ['removed fields.field c: gone', 'added field.x-renamed-from rated: renamed'],
    ],
    ['is none that was there', {}, { rated: RATED }, ['added fields.field rated: more']],
    [
      'leads out of an object',
      { box: object({ power: NUMBER }) },
      { box: object({}), rated: { ...NUMBER, 'x-renamed-from': ['box/power'] } },
      ['added field.x-renamed-from rated: renamed'],
    ],
  ])('%s', (_what, before, after, expected) => {
    expect(compareFields({ properties: before }, { properties: after })).toEqual(expected);
  });
});
