import { describe, expect, it } from 'vitest';
import { compareKinds } from '#codegen/edits/compareKinds.ts';
import { describeEdit, nextVersion, proposeChange } from '#codegen/edits/describeEdit.ts';
import type { ChangeSchema, CurveSchema, FieldSchema, KindFile, TabSchema } from '#codegen/KindFile.ts';
import { unexpandedKind } from '../mergedKind.ts';

const compare = (before: Partial<KindFile>, after: Partial<KindFile>) =>
  compareKinds(unexpandedKind(before), unexpandedKind(after));

const MEANING = { verdicts: { stored: 'safe', writers: 'safe', readers: 'safe' }, means: 'nothing' } as const;

/** The description of each edit, without its effect. */
const describeEdits = (before: Partial<KindFile>, after: Partial<KindFile>) =>
  compare(before, after).map((edit) => describeEdit(edit, MEANING).replace(/; nothing\. Safe\.$/, ''));

const POWER: FieldSchema = { type: 'number', title: 'Power', 'x-unit': 'kW', maximum: 9 };
const COST: FieldSchema = { type: 'number', title: 'Cost' };
const MODE: FieldSchema = { type: 'string', title: 'Mode', enum: ['slow', 'fast'], default: 'slow' };
const object = (properties: Record<string, FieldSchema>, words: FieldSchema = {}): FieldSchema => ({
  ...{ type: 'object', title: 'Box', properties },
  ...words,
});
const table = (properties: Record<string, FieldSchema>, words: FieldSchema = {}): FieldSchema => ({
  ...{ type: 'array', title: 'Units', items: { type: 'object', properties, ...words } },
});
const fields = (properties: Record<string, FieldSchema>, words: Partial<KindFile> = {}) => ({ properties, ...words });
const curve = (...names: string[]): { 'x-curves': Record<string, CurveSchema> } => ({
  'x-curves': {
    a: { title: 'A', x: { title: 'X', from: 0, to: 1 }, y: names.map((own) => ({ title: own, fields: own })) },
  },
});
const tab = (words: Partial<TabSchema>) => ({
  'x-tabs': [{ id: 'general', groups: [{ title: 'All', fields: ['a'] }], ...words }],
});
const inUnit = (unit: string): Partial<KindFile> => ({
  'x-curves': { a: { title: 'A', x: { title: 'X', from: 0, to: 1, unit }, y: [{ title: 'Y', fields: 'a{x}', unit }] } },
});
const CASES = (...names: string[]) => ({ 'x-cases': Object.fromEntries(names.map((name) => [name, {}])) });
const map = (z: object): FieldSchema => ({
  ...{ type: 'object', title: 'Out' },
  'x-map': { x: { title: 'A' }, y: { title: 'B' }, z: { title: 'C', ...z } },
});

describe('an edit is described', () => {
  it.each<[string, Partial<KindFile>, Partial<KindFile>, string]>([
    ['of the kind', { title: 'A' }, { title: 'B' }, ' "title" is "B"; it was "A"'],
    ['of a new version', {}, { 'x-changes': { 2: [] } }, `: the version '2' in "x-changes" was added`],
    ['of a new word', fields({ a: COST }), fields({ a: { ...COST, minimum: 0 } }), '.a "minimum" was added: 0'],
    [
      'of a word that is gone',
      fields({ a: POWER }),
      fields({ a: { ...POWER, maximum: 8 } }),
      '.a "maximum" is 8; it was 9',
    ],
    [
      'of a long value',
      fields({ a: COST }),
      fields({ a: { ...COST, description: 'x'.repeat(99) } }),
      `.a "description" was added: "${'x'.repeat(78)}…`,
    ],
    ['of a new field', {}, fields({ a: COST }), '.a the field was added'],
    [
      'of a field that is gone',
      fields({ box: object({ a: COST }) }),
      fields({ box: object({}) }),
      '.box/a the field was removed',
    ],
    [
      'of a column',
      fields({ units: table({ a: COST }) }),
      fields({ units: table({}) }),
      '.units/#/a the field was removed',
    ],
    [
      'of rows',
      fields({ units: table({}) }),
      fields({ units: table({}, { description: 'D' }) }),
      '.units/# "description" was added: "D"',
    ],
    ['of a new object', {}, fields({ box: object({}) }), '.box the object was added'],
    [
      'of a demand',
      fields({ a: COST }),
      fields({ a: COST }, { required: ['a'] }),
      '.a the requirement of a value was added',
    ],
    [
      'of a new case',
      fields({ box: object({}, CASES('x')) }),
      fields({ box: object({}, CASES('x', 'y')) }),
      '.box/=y the case was added',
    ],
    ['of a map', fields({ a: COST }), fields({ a: map({}) }), '.a the map was added'],
    ['of a curve', {}, curve('a{x}'), '.a{x} the curve was added'],
    ['of a series', curve('a{x}'), curve('a{x}', 'b{x}'), '.b{x} the series was added'],
    [
      'of a calculated number',
      {},
      { 'x-derived': { loss: { title: 'Loss', value: 'a' } } },
      '.loss the derived value was added',
    ],
    ['of a rule', {}, { 'x-rules': [{ field: 'a', below: 'b' }] }, `: the rule 'a below b' was added`],
    ['of a rule that is gone', { 'x-rules': [{ field: 'a', atMost: 'b' }] }, {}, `: the rule 'a atMost b' was removed`],
    [
      'of a rule in a table',
      fields({ units: table({}) }),
      fields({ units: table({}, { 'x-rules': [{ field: 'a', below: 'b' }] }) }),
      `.units: the rule 'a below b' was added`,
    ],
    [
      'of the words of a rule',
      { 'x-rules': [{ field: 'a', below: 'b', message: 'A' }] },
      { 'x-rules': [{ field: 'a', below: 'b', message: 'B' }] },
      `: the rule 'a below b' "message" is "B"; it was "A"`,
    ],
    [
      'of a check',
      {},
      { 'x-checks': [{ error: 'E', require: 'a > 0', at: [] }] },
      `: the check 'error: a > 0' was added`,
    ],
    [
      'of a warning',
      {},
      { 'x-checks': [{ warn: 'W', require: 'a > 0', at: [] }] },
      `: the check 'warn: a > 0' was added`,
    ],
    ['of a tab', {}, tab({ title: 'A' }), `: the tab 'general' was added`],
    ['of the title of a tab', tab({}), tab({ title: 'A' }), `: the tab 'general' "title" was added: "A"`],
    ['of the groups of a tab', tab({}), tab({ groups: [] }), `: the tab 'general' has changed`],
    ['of the condition of a tab', tab({}), tab({ 'x-shown-when': 'b' }), '.a "x-shown-when" was added: "b"'],
  ])('%s', (_what, before, after, said) => {
    expect(describeEdits(before, after)).toContain(said);
  });

  it('of what is gone, with the value that it had', () => {
    expect(describeEdits(fields({ a: POWER }), fields({ a: COST }))).toEqual([
      '.a "title" is "Cost"; it was "Power"',
      '.a "x-unit" was removed; it was "kW"',
      '.a "maximum" was removed; it was 9',
    ]);
    expect(describeEdits(fields({ a: table({}) }), fields({ a: { ...table({}), items: COST } }))[0]).toBe(
      '.a the kind of its rows has changed',
    );
  });

  it('with the earlier value in the present unit or choices', () => {
    const version = (change: ChangeSchema) => ({ 'x-version': 2, 'x-changes': { 2: [change] } });
    const mega = fields(
      { a: { ...POWER, 'x-unit': 'MW', maximum: 0.005 } },
      version({ scale: 'a', from: 'kW', to: 'MW' }),
    );
    expect(describeEdits(fields({ a: POWER }), mega)).toContain(
      '.a "maximum" is 0.005; it was 0.009, in the present one',
    );
    const eco = fields(
      { a: { ...MODE, enum: ['eco'], default: 'eco' } },
      version({ map: 'a', values: { slow: 'eco' } }),
    );
    expect(describeEdits(fields({ a: MODE }), eco)).toContain(
      '.a "enum" is ["eco"]; it was ["eco","fast"], in the present one',
    );
    const other = fields({ b: { ...POWER, maximum: 5 } }, version({ rename: 'a', to: 'b' }));
    expect(describeEdits(fields({ a: POWER }), other)).toContain('.b "maximum" is 5; it was 9');
  });

  it('with what it means for whom', () => {
    const [limit] = compare(fields({ a: POWER }), fields({ a: { ...POWER, maximum: 8 } }));
    expect(limit && describeEdit(limit)).toBe(
      '.a "maximum" is 8; it was 9; values that were accepted are now refused. Stored data risky, writers breaking, readers safe.',
    );
  });
});

describe('the proposed change', () => {
  const propose = (before: Partial<KindFile>, after: Partial<KindFile>) => {
    const edits = compare(before, after);
    return edits.flatMap((edit) => proposeChange(edit, edits) ?? []);
  };
  const choice = (...names: string[]) => fields({ a: { ...MODE, enum: names } });

  it.each<[string, Partial<KindFile>, Partial<KindFile>, ChangeSchema[]]>([
    ['of nothing', fields({ a: POWER }), fields({ a: { ...POWER, maximum: 5 } }), []],
    [
      'for the only new field like it',
      fields({ a: POWER }),
      fields({ b: { ...POWER, maximum: 5 } }),
      [{ rename: 'a', to: 'b' }],
    ],
    [
      'without one of the same title',
      fields({ a: POWER }),
      fields({ b: { ...POWER, title: 'Output' } }),
      [{ drop: 'a' }],
    ],
    [
      'without one of the same unit',
      fields({ a: POWER }),
      fields({ b: { ...POWER, 'x-unit': 'MW' } }),
      [{ drop: 'a' }],
    ],
    [
      'without one of the same type',
      fields({ a: POWER }),
      fields({ b: { ...POWER, type: 'integer' } }),
      [{ drop: 'a' }],
    ],
    ['with two like it', fields({ a: POWER }), fields({ b: POWER, c: POWER }), [{ drop: 'a' }]],
    ['with an old one like it', fields({ a: POWER, b: POWER }), fields({ b: POWER }), [{ drop: 'a' }]],
    [
      'with one like it in a table',
      fields({ a: POWER, units: table({}) }),
      fields({ units: table({ a: POWER }) }),
      [{ drop: 'a' }],
    ],
    [
      'in a table',
      fields({ units: table({ a: POWER, c: COST }) }),
      fields({ units: table({ b: POWER }) }),
      [
        { in: 'units', rename: 'a', to: 'b' },
        { in: 'units', drop: 'c' },
      ],
    ],
    [
      'in a case',
      fields({ box: object({}, { 'x-cases': { x: { properties: { a: POWER } } } }) }),
      fields({ box: object({}, { 'x-cases': { x: { properties: { b: POWER } } } }) }),
      [{ rename: 'box/a', to: 'box/b' }],
    ],
    [
      'of a unit',
      fields({ a: POWER }),
      fields({ a: { ...POWER, 'x-unit': 'MW' } }),
      [{ scale: 'a', from: 'kW', to: 'MW' }],
    ],
    [
      'of the unit of a column',
      fields({ units: table({ a: POWER }) }),
      fields({ units: table({ a: { ...POWER, 'x-unit': 'MW' } }) }),
      [{ in: 'units', scale: 'a', from: 'kW', to: 'MW' }],
    ],
    [
      'of the unit of an axis',
      fields({ a: map({ unit: 'kW' }) }),
      fields({ a: map({ unit: 'MW' }) }),
      [{ scale: 'a/z', from: 'kW', to: 'MW' }],
    ],
    ['of a curve', curve('a{x}'), {}, []],
    ['of the unit of a curve', inUnit('kW'), inUnit('MW'), []],
    ['of a choice', choice('slow', 'fast'), choice('slow', 'rapid'), [{ map: 'a', values: { fast: 'rapid' } }]],
    [
      'of choices, in their order',
      choice('slow', 'fast', 'off'),
      choice('eco', 'fast', 'out'),
      [{ map: 'a', values: { slow: 'eco', off: 'out' } }],
    ],
    [
      'of more choices than are new',
      choice('slow', 'fast', 'off'),
      choice('on', 'idle'),
      [{ map: 'a', values: { slow: 'on', fast: 'idle', off: 'on' } }],
    ],
    ['of all choices', choice('slow'), choice(), [{ map: 'a', values: { slow: '' } }]],
    ['of a choice more', choice('slow'), choice('slow', 'fast'), []],
  ])('%s', (_what, before, after, changes) => {
    expect(propose(before, after)).toEqual(changes);
  });

  it('belongs to the version after the earlier one', () => {
    const next = (words: Partial<KindFile>) => {
      const [edit] = compare({ title: 'A', ...words }, { title: 'B', ...words });
      return edit && nextVersion(edit);
    };
    expect([next({}), next({ 'x-version': 3 })]).toEqual([2, 4]);
  });
});
