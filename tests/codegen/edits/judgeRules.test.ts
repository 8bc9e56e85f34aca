import { describe, expect, it } from 'vitest';
import { compareKinds } from '#codegen/edits/compareKinds.ts';
import { kindRules } from '#codegen/edits/kindRules.ts';
import type { ChangeSchema, CheckSchema, DerivedSchema, FieldSchema, KindFile, RuleSchema } from '#codegen/KindFile.ts';
import { unexpandedKind } from '../mergedKind.ts';
import { toDeclared } from './toDeclared.ts';

const compare = (before: Partial<KindFile>, after: Partial<KindFile>) =>
  toDeclared(compareKinds(unexpandedKind(before), unexpandedKind(after)), kindRules);

const number = (title: string): FieldSchema => ({ type: 'number', title });
const POWERS = { least: number('Least power'), rated: number('Rated power'), peak: number('Peak power') };

describe('a rule', () => {
  const kind = (...rules: RuleSchema[]) => ({ properties: POWERS, 'x-rules': rules });
  const BELOW: RuleSchema = { field: 'least', below: 'rated' };
  const AT_MOST: RuleSchema = { field: 'least', atMost: 'rated' };

  it.each<[string, RuleSchema[], RuleSchema[], string[]]>([
    ['that is new', [], [BELOW], ['added rule.below least below rated: tighter']],
    ['that is new and allows equality', [], [AT_MOST], ['added rule.atMost least atMost rated: tighter']],
    ['that is gone', [BELOW], [], ['removed rule.below least below rated: looser']],
    [
      'that allows equality now',
      [BELOW],
      [AT_MOST],
      ['removed rule.below least below rated: looser', 'added rule.atMost least atMost rated: looser'],
    ],
    [
      'that allows equality no longer',
      [AT_MOST],
      [BELOW],
      ['removed rule.atMost least atMost rated: looser', 'added rule.below least below rated: tighter'],
    ],
    [
      'of other fields, beside one that is gone',
      [{ field: 'least', below: 'peak' }],
      [AT_MOST],
      ['removed rule.below least below peak: looser', 'added rule.atMost least atMost rated: tighter'],
    ],
    [
      'with other words',
      [{ ...BELOW, message: 'Too small' }],
      [{ ...BELOW, message: 'Smaller than rated' }],
      ['changed rule.message least below rated: text'],
    ],
    ['with new words', [AT_MOST], [{ ...AT_MOST, message: 'A' }], ['added rule.message least atMost rated: text']],
    ['that is new, with words', [], [{ ...BELOW, message: 'A' }], ['added rule.below least below rated: tighter']],
    ['that is new, with words', [], [{ ...AT_MOST, message: 'A' }], ['added rule.atMost least atMost rated: tighter']],
    [
      'at another place in the list',
      [BELOW, { field: 'rated', below: 'peak' }],
      [{ field: 'rated', below: 'peak' }, BELOW],
      [],
    ],
  ])('%s', (_what, before, after, expected) => {
    expect(compare(kind(...before), kind(...after))).toEqual(expected);
  });

  it('about a new field can be broken only by its default', () => {
    const { peak, ...others } = POWERS;
    const after = { properties: { ...others, peak }, 'x-rules': [{ field: 'rated', below: 'peak' }] };
    expect(compare({ properties: others }, after)).toEqual([
      'added fields.field peak: more',
      'added rule.below rated below peak: depends',
    ]);
  });

  it('in the rows of a table or in an object is about fields there', () => {
    const table = (rules: RuleSchema[], properties = POWERS) => ({
      rows: { type: 'array', title: 'Units', 'x-row': 'unit', items: { type: 'object', properties, 'x-rules': rules } },
    });
    const inTable = (rules: RuleSchema[]) => ({ properties: table(rules) });
    const inRows = (rules: RuleSchema[]) => ({
      properties: {
        sites: { type: 'array', title: 'Sites', 'x-row': 'site', items: { type: 'object', properties: table(rules) } },
      },
    });
    const inObject = (rules: RuleSchema[]) => ({
      properties: { box: { type: 'object', title: 'Box', properties: POWERS, 'x-rules': rules } },
    });
    expect(compare(inTable([]), inTable([BELOW]))).toEqual(['added rule.below rows/#/least below rated: tighter']);
    expect(compare(inRows([BELOW]), inRows([]))).toEqual(['removed rule.below sites/rows/#/least below rated: looser']);
    expect(compare(inObject([]), inObject([BELOW]))).toEqual(['added rule.below box/least below box/rated: tighter']);
  });
});

describe('a check', () => {
  const REQUIRE = 'rated <= peak';
  const kind = (...checks: Partial<CheckSchema>[]) => ({
    properties: POWERS,
    'x-checks': checks.map((own) => ({ require: REQUIRE, at: ['rated'], ...own })),
  });
  const ERROR = { error: 'Too much' };

  it.each<[string, Partial<CheckSchema>[], Partial<CheckSchema>[], string[]]>([
    ['that refuses is new', [], [ERROR], [`added check.error error: ${REQUIRE}: tighter`]],
    ['that refuses is gone', [ERROR], [], [`removed check.error error: ${REQUIRE}: looser`]],
    ['that warns is new', [], [{ warn: 'Much' }], [`added check.warn warn: ${REQUIRE}: text`]],
    ['that warns is gone', [{ warn: 'Much' }], [], [`removed check.warn warn: ${REQUIRE}: text`]],
    ['with other words', [ERROR], [{ error: 'More' }], [`changed check.message error: ${REQUIRE}: text`]],
    ['that warns with other words', [{ warn: 'A' }], [{ warn: 'B' }], [`changed check.message warn: ${REQUIRE}: text`]],
    ['at another field', [ERROR], [{ ...ERROR, at: ['peak'] }], [`changed check.at error: ${REQUIRE}: text`]],
    ['with a note', [ERROR], [{ ...ERROR, 'x-note': 'Why' }], [`added check.x-note error: ${REQUIRE}: text`]],
    ['that is new, with a note', [], [{ ...ERROR, 'x-note': 'Why' }], [`added check.error error: ${REQUIRE}: tighter`]],
    ['that warns, with a note', [], [{ warn: 'A', 'x-note': 'B' }], [`added check.warn warn: ${REQUIRE}: text`]],
    [
      'only under a condition',
      [ERROR],
      [{ ...ERROR, when: 'least > 0' }],
      [`removed check.error error: ${REQUIRE}: looser`, `added check.error error: ${REQUIRE}: least > 0: tighter`],
    ],
    [
      'that refuses, not only warns',
      [{ warn: 'A' }],
      [{ error: 'A' }],
      [`removed check.warn warn: ${REQUIRE}: text`, `added check.error error: ${REQUIRE}: tighter`],
    ],
  ])('%s', (_what, before, after, expected) => {
    expect(compare(kind(...before), kind(...after))).toEqual(expected);
  });

  it.each([
    ['rated <= box.limit', undefined, 'depends'],
    ['rated <= peak', 'box.limit > 3', 'depends'],
    ['rated <= peak', undefined, 'tighter'],
    ['rated <= box.other', undefined, 'tighter'],
  ])('%s when %s about a new field: %s', (require, when, effect) => {
    const box = (...names: string[]) => ({
      properties: {
        ...POWERS,
        box: {
          type: 'object',
          title: 'Box',
          properties: Object.fromEntries(names.map((name) => [name, number(name)])),
        },
      },
    });
    const check = { error: 'Too much', require, at: ['rated'], ...(when === undefined ? {} : { when }) };
    const said = compare(box('other'), { ...box('other', 'limit'), 'x-checks': [check] });
    expect(said).toEqual([
      'added fields.field box/limit: more',
      `added check.error error: ${require}${when === undefined ? '' : `: ${when}`}: ${effect}`,
    ]);
  });
});

describe('a calculated number', () => {
  const LOSS: DerivedSchema = { title: 'Loss', value: 'peak - rated' };
  const kind = (words: Partial<DerivedSchema>, checks: CheckSchema[] = []) => ({
    properties: POWERS,
    'x-derived': { loss: { ...LOSS, ...words } },
    'x-checks': checks,
  });
  const REFUSED: CheckSchema = { error: 'Loss', require: 'loss < 5', at: ['peak'] };

  it('is one edit where it is new or gone', () => {
    expect(compare({ properties: POWERS }, kind({}))).toEqual(['added kind.x-derived loss: text']);
    expect(compare(kind({}), { properties: POWERS })).toEqual(['removed kind.x-derived loss: text']);
  });

  it.each<[string, Partial<DerivedSchema>, Partial<DerivedSchema>, edit: string, effect: string]>([
    ['another value', {}, { value: 'peak' }, 'changed derived.value', 'other'],
    ['a condition', {}, { when: 'peak > 0' }, 'added derived.when', 'tighter'],
    ['no condition', { when: 'peak > 0' }, {}, 'removed derived.when', 'looser'],
    ['a unit', {}, { unit: 'kW' }, 'added derived.unit', 'tighter'],
    ['another unit', { unit: 'kW' }, { unit: 'MW' }, 'changed derived.unit', 'other'],
    ['another title', {}, { title: 'Losses' }, 'changed derived.title', 'text'],
    ['a source in words', {}, { from: 'the two powers' }, 'added derived.from', 'text'],
    ['a field that it is offered for', {}, { suggests: 'peak' }, 'added derived.suggests', 'text'],
  ])('with %s matters where a check refuses by it', (_what, before, after, edit, effect) => {
    expect(compare(kind(before, [REFUSED]), kind(after, [REFUSED]))).toEqual([`${edit} loss: ${effect}`]);
    expect(compare(kind(before), kind(after))).toEqual([`${edit} loss: text`]);
  });

  it.each<[string, CheckSchema, string]>([
    ['refuses under a condition about it', { ...REFUSED, require: 'peak > 1', when: 'loss > 1' }, 'other'],
    ['refuses by it among others', { ...REFUSED, require: '2*loss+peak < 9' }, 'other'],
    ['warns by it', { warn: 'Loss', require: 'loss < 5', at: ['peak'] }, 'text'],
    ['refuses by a name that begins alike', { ...REFUSED, require: 'losses < 5' }, 'text'],
    ['refuses by a name that contains it', { ...REFUSED, require: 'box.loss < 5' }, 'text'],
  ])('where a check %s', (_what, check, effect) => {
    expect(compare(kind({}, [check]), kind({ value: 'peak' }, [check]))).toEqual([
      `changed derived.value loss: ${effect}`,
    ]);
  });
});

describe('the version of a kind', () => {
  const rename: ChangeSchema = { rename: 'small', to: 'least' };
  const kind = (version?: number, changes?: Record<string, ChangeSchema[]>) => ({
    properties: POWERS,
    ...(version === undefined ? {} : { 'x-version': version }),
    ...(changes === undefined ? {} : { 'x-changes': changes }),
  });

  it.each<[string, Partial<KindFile>, Partial<KindFile>, string[]]>([
    ['is stated', kind(), kind(2), ['added kind.x-version : text']],
    ['is stated no longer', kind(2), kind(), ['removed kind.x-version : gone']],
    ['is a later one', kind(2), kind(3), ['changed kind.x-version : text']],
    ['is an earlier one', kind(3), kind(2), ['changed kind.x-version : gone']],
    [
      'is the next one, with changes',
      kind(),
      kind(2, { 2: [{ add: 'most', value: '1' }] }),
      ['added kind.x-version : text', 'added kind.x-changes 2: carried'],
    ],
    [
      'is the next one, with changes of what there was not',
      kind(),
      kind(2, { 2: [{ drop: 'little' }] }),
      ['added kind.x-version : text', 'added kind.x-changes 2: missed'],
    ],
    ['gets changes when it has been in use', kind(2), kind(2, { 2: [rename] }), ['added kind.x-changes 2: rewritten']],
    [
      'gets changes of the first version',
      kind(),
      kind(undefined, { 1: [rename] }),
      ['added kind.x-changes 1: rewritten'],
    ],
    ['has other changes', kind(2, { 2: [rename] }), kind(2, { 2: [] }), ['changed kind.x-changes 2: rewritten']],
    ['has no changes any more', kind(2, { 2: [rename] }), kind(2), ['removed kind.x-changes 2: gone']],
  ])('%s', (_what, before, after, expected) => {
    expect(compare(before, after)).toEqual(expected);
  });
});
