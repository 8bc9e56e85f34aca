import { describe, expect, it } from 'vitest';
import { checkDerived, checkDerivedPlaces } from '#codegen/checkDerived.ts';
import type { DerivedSchema, FieldSchema, KindFile } from '#codegen/KindFile.ts';
import type { MergedKind } from '#codegen/mergeKind.ts';
import { placedProblems } from '../fixtures/placedProblems.ts';
import { mergedKind } from './mergedKind.ts';

const FIELDS: Record<string, FieldSchema> = {
  power: { type: 'number', title: 'Power', 'x-unit': 'kW' },
  count: { type: 'integer', title: 'Count' },
  maker: { type: 'string', title: 'Maker' },
  frozen: { type: 'number', title: 'Frozen', readOnly: true },
  hidden: { type: 'number', title: 'Hidden', 'x-hidden': true },
  kept: { type: 'number', title: 'Kept' },
  box: { type: 'object', title: 'Box', properties: { depth: { type: 'number', title: 'Depth' } } },
};

const CURVES: NonNullable<KindFile['x-curves']> = {
  output: {
    title: 'Output',
    x: { title: 'Speed', from: 0, to: 2 },
    y: [{ title: 'Power', fields: 'p{x}', default: [0, 1, 2] }],
  },
};

type Derived = Record<string, Partial<DerivedSchema>>;

function kindWith(derived: Derived, file: Partial<KindFile> = {}): MergedKind {
  const all = Object.entries(derived).map(([id, own]) => [id, { title: id, value: '1', ...own }]);
  return mergedKind({ properties: FIELDS, 'x-curves': CURVES, 'x-derived': Object.fromEntries(all), ...file });
}

function check(derived: Derived, { inputs = [], edit = (kind) => kind }: Given = {}): string[] {
  const kind = edit(kindWith(derived));
  const problems = [...kind.derived].flatMap(([id, one]) => checkDerived(id, one, { kind, inputs }));
  return placedProblems(problems, kind.source);
}

interface Given {
  inputs?: string[];
  edit?: (kind: MergedKind) => MergedKind;
}

describe('a name', () => {
  it('that nothing else has is fine', () => {
    expect(check({ total: {} })).toEqual([]);
  });

  it.each([
    ['power', 'a field'],
    ['output', 'a curve'],
    ['box', 'an object'],
  ])('"%s" is taken by %s', (id, other) => {
    expect(check({ [id]: {} })).toEqual([
      `x-derived.${id}: derived value "${id}" has the name of ${other}, so an expression could not tell them apart. Choose another name.`,
    ]);
  });
});

describe('a value for each point', () => {
  it('needs a curve', () => {
    expect(check({ total: { per: 'output' } })).toEqual([]);
    expect(check({ total: { per: 'ouput' } })).toEqual([
      'x-derived.total.per: there is no curve "ouput". Did you mean "output"?',
    ]);
    expect(check({ total: { per: 'something' } })).toEqual(['x-derived.total.per: there is no curve "something".']);
  });

  it('is not suggested for a field', () => {
    const refused =
      'x-derived.total.suggests: "total" has a value for each point, so it can\'t be suggested for a field. Remove "suggests" or "per".';
    expect(check({ total: { per: 'output', suggests: 'unknown' } })).toEqual([refused]);
  });
});

describe('a suggestion', () => {
  it('for a number in the same unit is fine', () => {
    expect(check({ total: { suggests: 'power', unit: 'kW' }, number: { suggests: 'count' } })).toEqual([]);
    expect(check({ total: { suggests: 'power', unit: 'kW' } }, { inputs: ['count'] })).toEqual([]);
  });

  it('needs a field', () => {
    expect(check({ total: { suggests: 'powr' } })).toEqual([
      'x-derived.total.suggests: there is no field "powr". Did you mean "power"?',
    ]);
    expect(check({ total: { suggests: 'box' } })).toEqual(['x-derived.total.suggests: there is no field "box".']);
  });

  it.each<[field: string, message: string]>([
    ['maker', '"maker" is a text field, which can\'t hold a calculated number.'],
    ['frozen', '"frozen" can\'t be edited, so the suggestion would never be used.'],
    ['hidden', '"hidden" can\'t be edited, so the suggestion would never be used.'],
  ])('for "%s" is reported', (suggests, message) => {
    expect(check({ total: { suggests } })).toEqual([`x-derived.total.suggests: ${message}`]);
  });

  it('for a field that the server fills in is reported', () => {
    const edit = (kind: MergedKind) => {
      const kept = kind.fields.get('kept');
      if (kept) kind.fields.set('kept', { ...kept, schema: { ...kept.schema, 'x-system': true } });
      return kind;
    };
    expect(check({ total: { suggests: 'kept' } })).toEqual([]);
    expect(check({ total: { suggests: 'kept' } }, { edit })).toEqual([
      `x-derived.total.suggests: "kept" can't be edited, so the suggestion would never be used.`,
    ]);
  });

  it('for a field that is not known well is left alone', () => {
    const edit = (kind: MergedKind) => ({ ...kind, unresolved: new Set(['maker']) });
    expect(check({ total: { suggests: 'maker' } }, { edit })).toEqual([]);
  });

  it('for a field that it is calculated from is reported', () => {
    expect(check({ total: { suggests: 'count' } }, { inputs: ['power', 'count'] })).toEqual([
      'x-derived.total.suggests: "total" is calculated from "count", so it can\'t be suggested for it.',
    ]);
  });

  it('for a field that has one already is reported', () => {
    expect(check({ other: {}, total: { suggests: 'count' }, second: { suggests: 'count' } })).toEqual([
      'x-derived.second.suggests: "total" is suggested for "count" already.',
    ]);
  });

  it.each<[what: string, suggests: string, unit: string | undefined, problem: string]>([
    ['another unit', 'power', 'MW', '"total" is in MW, but "power" is in kW. Give it "unit": "kW".'],
    ['no unit', 'power', undefined, '"total" has no unit, but "power" is in kW. Give it "unit": "kW".'],
    ['a unit in place of none', 'count', 'kW', '"total" is in kW, but "count" has no unit. Leave the "unit" out.'],
  ])('in %s is reported', (_what, suggests, unit, problem) => {
    expect(check({ total: { suggests, ...(unit && { unit }) } })).toEqual([`x-derived.total.suggests: ${problem}`]);
  });
});

describe('the places of derived values', () => {
  const tab = (...groups: (string[] | undefined)[]) =>
    groups.map((derived, index) => ({ title: `G${index}`, fields: [], ...(derived && { derived }) }));

  function checkPlaces(derived: Derived, edit: (kind: MergedKind) => MergedKind = (kind) => kind): string[] {
    const tabs = [
      { id: 'main', groups: tab(undefined, ['total', 'totl', 'unknown']) },
      { id: 'more', groups: tab(['sum', 'total']) },
    ];
    const kind = edit(kindWith(derived, { 'x-tabs': tabs }));
    return placedProblems(checkDerivedPlaces(kind), kind.source);
  }

  const UNKNOWN = [
    'x-tabs.0.groups.1.derived.1: there is no derived value "totl". Did you mean "total"?',
    'x-tabs.0.groups.1.derived.2: there is no derived value "unknown".',
  ];
  const TWICE = 'x-tabs.1.groups.0.derived.1: "total" is shown already. Remove one of the two.';

  it('are reported if they are unknown or listed twice', () => {
    expect(checkPlaces({ total: {}, sum: {} })).toEqual([...UNKNOWN, TWICE]);
  });

  it('are not those of a value for each point', () => {
    expect(checkPlaces({ total: {}, sum: { per: 'output' } })).toEqual([
      ...UNKNOWN,
      'x-tabs.1.groups.0.derived.0: "sum" has a value for each point, and is shown with "output". Remove it here.',
      TWICE,
    ]);
  });

  const SUM = { total: {}, sum: {} };

  it('are needed by all others, but not by suggestions', () => {
    expect(checkPlaces({ ...SUM, mean: { per: 'output' }, most: { suggests: 'power' }, least: {} })).toEqual([
      ...UNKNOWN,
      TWICE,
      'x-derived.least: derived value "least" is in no group, so it would never be shown. Name it in the "derived" of a group.',
    ]);
  });

  it('are not missed if it is doubtful what the tabs have', () => {
    const edit = (kind: MergedKind) => ({ ...kind, hasDoubtfulTabs: true });
    expect(checkPlaces({ ...SUM, least: {} }, edit)).toEqual([...UNKNOWN, TWICE]);
  });
});
