import { describe, expect, test } from 'vitest';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { carryRecord } from '#model/carryRecord.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { Kind } from '#model/Kind.ts';
import { keptDraft, readKeptDraft } from '#model/keptDraft.ts';
import { readVersion } from '#model/kindVersion.ts';
import { listFormerFields } from '#model/listFormerFields.ts';
import { resumeDraft } from '#model/resumeDraft.ts';
import { toCurrentDraft } from '#model/toCurrentDraft.ts';
import { makeVersions } from '../fixtures/versionedKind.ts';

const NUMBER: FieldSchema = { type: 'number', title: 'A number', default: 1 };
const TEXT: FieldSchema = { type: 'string', title: 'A text', default: '' };
const LIST: FieldSchema = { ...TEXT, 'x-list': 'numbers' };
const MAP: FieldSchema = {
  type: 'object',
  title: 'COP',
  'x-map': { x: { title: 'Source' }, y: { title: 'Sink' }, z: { title: 'COP' } },
  default: {
    x: [0, 1000],
    y: [1, 2],
    z: [
      [1, 2],
      [3, 4],
    ],
  },
};
const table = (properties: Record<string, FieldSchema>): FieldSchema => ({
  ...{ type: 'array', title: 'Periods', 'x-row': 'period', items: { type: 'object', properties }, default: [] },
});

const VERSIONS = makeVersions('wind', [
  {
    properties: {
      power: NUMBER,
      height: NUMBER,
      colour: TEXT,
      curve: LIST,
      cop: MAP,
      periods: table({ price: NUMBER }),
    },
  },
  {
    properties: { power: NUMBER, hub_height: NUMBER, curve: LIST, cop: MAP, periods: table({ cost: NUMBER }) },
    changes: [
      { scale: 'power', from: 'W', to: 'kW' },
      { scale: 'curve', from: 'W', to: 'kW' },
      { scale: 'cop/x', from: 'm', to: 'km' },
      { rename: 'height', to: 'hub_height' },
      { in: 'periods', scale: 'price', from: '%', to: '1', as: 'cost' },
      { drop: 'colour' },
    ],
  },
]);
const [first, second] = [get(0), get(1)];
const SHEET = { source: 'Data sheet' };

function get(index: number): Kind {
  const kind = VERSIONS[index];
  if (!kind) throw new Error(`There is no version ${index + 1}`);
  return kind;
}

describe('a kept draft of an earlier version', () => {
  const stored = { name: 'Old', power: 1, height: 80, colour: 'red', curve: '0, 500', periods: [{ price: 20 }] };

  function typed(texts: Record<string, string>) {
    const store = new DraftStore({ kind: first, mode: 'edit', values: stored });
    store.change(texts);
    return readKeptDraft(JSON.stringify(keptDraft(store)));
  }

  test('has its numbers in the units of this one, under the names of this one', () => {
    const draft = typed({ power: '3000', height: '95', curve: '0, 750', periods: '[{"price":"25"}]' });
    const now = draft && toCurrentDraft(draft, second);
    expect(now?.texts).toMatchObject({ power: '3', hub_height: '95', curve: '0, 0.75', periods: '[{"cost":"0.25"}]' });
    expect(now?.originals).toMatchObject({ power: '0.001', hub_height: '80', periods: '[{"cost":"0.2"}]' });
    expect(Object.keys(now?.texts ?? {}).sort()).toEqual(['curve', 'hub_height', 'periods', 'power']);
  });

  test('keeps what was typed as it was typed, where it is not a number or says its own unit', () => {
    const draft = typed({ power: '5 kW', height: '9,5' });
    expect(draft && toCurrentDraft(draft, second)?.texts).toEqual({ power: '5 kW', hub_height: '9,5' });
  });

  test('has the axes of its maps in the units of this one', () => {
    const text = '{"x":["0","2000"],"y":["1","2"],"z":[["1","2"],["3","4"]]}';
    const draft = typed({ cop: text });
    expect(draft && toCurrentDraft(draft, second)?.texts).toEqual({ cop: text.replace('2000', '2') });
  });

  test('has its sources where their values are, with ranges in the units of this one', () => {
    const store = new DraftStore({ kind: first, mode: 'edit', values: { ...stored, sources: { height: SHEET } } });
    store.change({
      ...store.sources.toText('power', { source: 'Letter', low: 1000, confirmed: true }),
      ...store.sources.toText('height', undefined),
      ...store.sources.toText('colour', SHEET),
    });
    const draft = readKeptDraft(JSON.stringify(keptDraft(store)));
    const now = draft && toCurrentDraft(draft, second);
    expect(Object.keys(now?.texts ?? {}).sort()).toEqual(['@hub_height', '@power']);
    expect(Object.keys(now?.originals ?? {})).toContain('@hub_height');
    const values = carryRecord(second.changes ?? {}, stored, { from: 1, to: 2 });
    const sources = { hub_height: SHEET };
    const next = new DraftStore({ kind: second, mode: 'edit', values: { ...values, sources } });
    const resumed = now && resumeDraft(next, now);
    if (!resumed || !('texts' in resumed)) throw new Error('It asks what nobody has changed');
    next.change(resumed.texts);
    expect(next.payload().sources).toEqual({
      power: { source: 'Letter', low: 1, confirmed: true, changed: false },
    });
  });

  test('is left alone where it is of this version, or of a newer one', () => {
    const store = new DraftStore({ kind: second, mode: 'edit', values: { name: 'New', power: 3 } });
    store.change({ power: '4' });
    const draft = keptDraft(store);
    expect(draft.version).toBe(2);
    expect(toCurrentDraft(draft, second)).toBe(draft);
    expect(toCurrentDraft(draft, first)).toBeUndefined();
  });
});

describe('a record of a file', () => {
  test.each([
    ['of the version that it states', { power: 3000, kind_version: 1 }, { power: 3 }, 1],
    [
      'of the first version, where a server exported it without one',
      { power: 3000, created_at: '' },
      { power: 3, created_at: '' },
      1,
    ],
    ["of the kind's own version, where somebody has written it", { power: 3000 }, { power: 3000 }, 2],
  ])('is %s', (_name, sent, record, version) => {
    expect(readVersion(sent, second)).toEqual({ record, version });
  });

  test('is not read where it is of a newer version', () => {
    expect(readVersion({ power: 3, kind_version: 2 }, first)).toBeUndefined();
  });
});

test('former fields are those that a change has dropped, and on a server of the same kind all others that are unknown', () => {
  const record = { name: 'Old', kind_version: 2, 'colour@1': 'red', 'shade@1': 1, legacy: 5 };
  const former = { key: 'colour@1', name: 'colour', version: 1, value: 'red' };
  expect(listFormerFields(second, record, { isSameKind: false })).toEqual([former]);
  expect(listFormerFields(second, record, { isSameKind: true })).toEqual([
    former,
    { key: 'shade@1', name: 'shade@1', version: undefined, value: 1 },
    { key: 'legacy', name: 'legacy', version: undefined, value: 5 },
  ]);
});
