import { expect, it } from 'vitest';
import { compareKinds } from '#codegen/edits/compareKinds.ts';
import { kindFindings } from '#codegen/edits/kindFindings.ts';
import type { ChangeSchema, CurveSchema, FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { unexpandedKind } from '../mergedKind.ts';
import { COST, compareFields, objectField, POWER, tableField, withChanges, withFields } from './changedFields.ts';

/** What the changes of versions are said to do: their place in the file, and the message without its verdicts. */
function find(before: Partial<KindFile>, after: Partial<KindFile>): string[] {
  const [was, is] = [unexpandedKind(before), unexpandedKind(after)];
  const text = JSON.stringify(is.source.value);
  return kindFindings('wind', compareKinds(was, is), 'v1')
    .filter(({ rule }) => rule === 'edit/kind.x-changes')
    .map(({ column, message, severity }) => {
      const at = text.slice(column - 1).split(/[,}\]]/, 1)[0];
      return `${severity ?? 'error'} ${at}: ${message.replace(/; x-changes .*$/, '').replace('wind: version ', '')}`;
    });
}

const MEGA: FieldSchema = { ...POWER, 'x-unit': 'MW' };
const LIST: FieldSchema = { type: 'string', title: 'List', 'x-list': 'numbers' };
const listCurve = (unit: string): Partial<KindFile> => ({
  properties: { xs: LIST, ys: LIST },
  'x-curves': {
    loss: { title: 'Loss', x: { title: 'X', unit: 'h', field: 'xs' }, y: [{ title: 'Y', unit, field: 'ys' }] },
  },
});
const numbered = (unit: string): Partial<KindFile> => {
  const x: CurveSchema['x'] = { title: 'Wind', unit: 'm/s', from: 0, to: 1 };
  return { 'x-curves': { power: { title: 'Power', x, y: [{ title: 'P', unit, fields: 'pc{x}' }] } } };
};
const map = (unit: string): Partial<KindFile> =>
  withFields({
    cop: { type: 'object', title: 'M', 'x-map': { x: { title: 'X' }, y: { title: 'Y' }, z: { title: 'Z', unit } } },
  });

const converting = (scale: string, from: string, to: string): ChangeSchema => ({ scale, from, to });
const WRONG = 'so every stored value would become wrong';

it.each<[string, Partial<KindFile>, Partial<KindFile>, ChangeSchema, string]>([
  ['a field', withFields({ a: POWER }), withFields({ a: MEGA }), converting('a', 'W', 'MW'), '"a"'],
  [
    'a field that keeps its unit',
    withFields({ a: POWER }),
    withFields({ a: POWER }),
    converting('a', 'W', 'kW'),
    '"a"',
  ],
  [
    'a field under another name',
    withFields({ a: POWER }),
    withFields({ b: MEGA }),
    { ...converting('a', 'W', 'MW'), as: 'b' },
    '"a"',
  ],
  [
    'a field of an object',
    withFields({ box: objectField({ a: POWER }) }),
    withFields({ box: objectField({ a: MEGA }) }),
    converting('box/a', 'W', 'MW'),
    '"box/a"',
  ],
  [
    'a column',
    withFields({ rows: tableField({ a: POWER }) }),
    withFields({ rows: tableField({ a: MEGA }) }),
    { ...converting('a', 'W', 'MW'), in: 'rows' },
    '"a"',
  ],
  ['the list of a curve', listCurve('kW'), listCurve('MW'), converting('ys', 'W', 'MW'), '"ys"'],
  ['a point of a curve', numbered('kW'), numbered('MW'), converting('pc0', 'W', 'MW'), '"pc0"'],
  ['the axis of a map', map('kW'), map('MW'), converting('cop/z', 'W', 'MW'), '"cop/z"'],
])('%s is not converted from a unit that it did not have', (_what, before, after, change, name) => {
  const now = { ...after, ...withChanges([change]) };
  expect(find(before, now)).toEqual([`error "from":"W": 2: ${name} is converted from W, but it was in kW, ${WRONG}`]);
  const units = compareKinds(unexpandedKind(before), unexpandedKind(now)).filter(({ word }) => /unit$/.test(word));
  expect(units.map(({ effect }) => effect)).toEqual(after.properties?.a === POWER ? [] : ['unit']);
});

it('the unit of a version is the one that the versions before have made', () => {
  const versions = (from: string) => withChanges([converting('a', 'kW', 'MW')], [converting('a', from, 'GW')]);
  const after = (from: string) => withFields({ a: { ...POWER, 'x-unit': 'GW' } }, versions(from));
  const before = withFields({ a: POWER });
  expect(compareFields(before, after('MW'))).toContain('changed field.x-unit a: carried');
  expect(find(before, after('kW'))[1]).toMatch(`3: "a" is converted from kW, but it was in MW, ${WRONG}`);
});

it.each<[string, string, boolean]>([
  ['W/(m·K)', 'W/(K·m)', true],
  ['kW', 'kW', true],
  ['kW', 'h', false],
  ['cycles', 'cycles', true],
  ['cycles', 'weeks', false],
])('%s converted from %s is the same unit: %s', (unit, from, isSame) => {
  const after = withFields({ a: MEGA }, withChanges([converting('a', from, 'MW')]));
  const [found = ''] = find(withFields({ a: { ...POWER, 'x-unit': unit } }), after);
  expect(found.includes(WRONG)).toBe(!isSame);
});

it('all points of a curve are converted, and so is its unit', () => {
  const changes = withChanges([converting('pc0', 'kW', 'MW'), converting('pc1', 'kW', 'MW')]);
  const edits = compareKinds(unexpandedKind(numbered('kW')), unexpandedKind({ ...numbered('MW'), ...changes }));
  expect(edits.map(({ word, effect }) => `${word} ${effect}`)).toEqual([
    'curve.y.unit carried',
    'kind.x-version text',
    'kind.x-changes carried',
  ]);
});

it.each<[string, Partial<KindFile>, Partial<KindFile>, ChangeSchema, string]>([
  [
    'a new value for a field that there was',
    withFields({ a: POWER, b: POWER }),
    withFields({ a: POWER, b: POWER }),
    { add: 'b', value: 'a * 2' },
    'error "add":"b": 2: the version before had "b" as well, so what components have there would be replaced',
  ],
  [
    'a name that another field had',
    withFields({ a: POWER, b: POWER }),
    withFields({ b: POWER }),
    { rename: 'a', to: 'b' },
    'error "to":"b": 2: the version before had "b" as well, so what components have there would be replaced',
  ],
  [
    'another name of a field that there was not',
    withFields({ a: POWER }),
    withFields({ a: POWER }),
    { rename: 'olda', to: 'a' },
    'warning "rename":"olda": 2: the version before had no "olda", so there is nothing to convert',
  ],
  [
    'a column that there was not',
    withFields({ rows: tableField({ a: POWER }) }),
    withFields({ rows: tableField({ a: POWER }) }),
    { in: 'rows', drop: 'olda' },
    'warning "drop":"olda": 2: the version before had no "olda", so there is nothing to convert',
  ],
  [
    'a table that there was not',
    withFields({ a: POWER }),
    withFields({ a: POWER, rows: tableField({ a: POWER }) }),
    { in: 'rows', drop: 'b' },
    'warning "in":"rows": 2: there was no table "rows" in the version before',
  ],
])('%s', (_what, before, after, change, expected) => {
  expect(find(before, { ...after, ...withChanges([change]) })).toEqual([expected]);
});

it.each<[string, Partial<KindFile>, Partial<KindFile>, ChangeSchema[]]>([
  [
    'fields that swap',
    withFields({ a: POWER, b: COST }),
    withFields({ a: COST, b: POWER }),
    [
      { rename: 'a', to: 'b' },
      { rename: 'b', to: 'a' },
    ],
  ],
  [
    'an object that moves with a column of a table that has another name',
    withFields({ box: objectField({ a: POWER }), rows: tableField({ a: POWER }) }),
    withFields({ case: objectField({ a: POWER }), units: tableField({ b: POWER }) }),
    [
      { rename: 'box', to: 'case' },
      { rename: 'rows', to: 'units' },
      { in: 'rows', rename: 'a', to: 'b' },
    ],
  ],
  [
    'a part of a document',
    withFields({ sheet: { title: 'Sheet', 'x-schema': 'sheet.json' } }),
    withFields({ sheet: { title: 'Sheet', 'x-schema': 'sheet.json' }, a: POWER }),
    [{ rename: 'sheet/power', to: 'a' }],
  ],
])('%s: nothing is wrong', (_what, before, after, changes) => {
  expect(find(before, { ...after, ...withChanges(changes) })[0]).toMatch('the version \'2\' in "x-changes" was added');
});

it('in later versions, names are those that the versions before have made', () => {
  const changes = withChanges([{ rename: 'a', to: 'b' }], [{ rename: 'a', to: 'c' }]);
  expect(find(withFields({ a: POWER }), withFields({ c: POWER }, changes))[1]).toMatch(
    'warning "rename":"a": 3: the version before had no "a"',
  );
});
