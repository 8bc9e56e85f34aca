import { expect, it } from 'vitest';
import { compileName, findCoordinate } from '#codegen/compileName.ts';
import type { ExpressionScope } from '#codegen/ExpressionScope.ts';
import type { Unit } from '#model/Unit.ts';
import { EXPRESSION_FILE, EXPRESSION_KIND, parsedAs, pointScope, resultIn, SCOPES } from './expressionKind.ts';
import { mergedKind } from './mergedKind.ts';

type Place = keyof typeof SCOPES;

function compile(name: string, scope: ExpressionScope) {
  return resultIn(scope, compileName(parsedAs('name', name), scope));
}

const KW: Unit = new Map([['kW', 1]]);
const NONE: Unit = new Map();
const { mode } = EXPRESSION_FILE.properties;
const tariff = EXPRESSION_FILE.properties.tariff.properties.type;
const { day } = EXPRESSION_FILE.properties.periods.items.properties;

it.each<[name: string, place: Place, code: string, type: string, rest: object, reads: string[]]>([
  ['count', 'record', 'r.number("count")', 'number', { unit: NONE }, ['count']],
  ['power', 'record', 'r.number("power")', 'number', { unit: KW }, ['power']],
  ['poles', 'record', 'r.number("poles")', 'number', { unit: NONE }, ['poles']],
  ['running', 'record', 'r.flag("running")', 'condition', { unit: NONE }, ['running']],
  ['mode', 'record', 'r.text("mode")', 'text', { unit: undefined, choice: mode }, ['mode']],
  ['label', 'record', 'r.text("label")', 'text', { unit: undefined }, ['label']],
  ['loads', 'record', 'r.list("loads")', 'list', { unit: KW }, ['loads']],
  ['ports', 'record', 'r.list("ports")', 'list', { unit: KW }, ['ports']],
  ["charging.'peak load'", 'record', 'r.number("charging/peak load")', 'number', { unit: KW }, ['charging/peak load']],
  ['tariff.type', 'record', 'r.text("tariff/type")', 'text', { unit: undefined, choice: tariff }, ['tariff/type']],
  ['tariff.flex.price', 'record', 'r.number("tariff/=flex/price")', 'number', { unit: NONE }, ['tariff/=flex/price']],
  ['periods.cost', 'record', 'c.each(r.rows("periods"), (p) => p.number("cost"))', 'list', { unit: KW }, ['periods']],
  ['cost', 'row', 'p.number("cost")', 'number', { unit: KW }, []],
  ['day', 'row', 'p.text("day")', 'text', { unit: undefined, choice: day }, []],
  ['active', 'row', 'p.flag("active")', 'condition', { unit: NONE }, []],
  ['power', 'row', 'r.number("power")', 'number', { unit: KW }, ['power']],
  ['x', 'output', 'p.x', 'number', { unit: new Map(Object.entries({ m: 1, s: -1 })) }, []],
  ['y', 'output', 'p.y', 'number', { unit: KW }, []],
  ['y2', 'twin', 'p.y2', 'number', { unit: NONE }, []],
  ['power', 'output', 'r.number("power")', 'number', { unit: KW }, ['power']],
])('compiles %s in the scope of the %s', (name, place, code, type, rest, reads) => {
  expect(compile(name, SCOPES[place]())).toEqual({
    ...{ faults: [], reads },
    compiled: { code, type, isPlain: true, ...rest },
  });
});

const A_POINT = 'belongs to a point, and can only be used in any(curve where ...) and max(... of curve).';

it.each<[name: string, place: Place, message: string, suggestion?: string, at?: number]>([
  ['grid', 'record', '"grid" is a map, and expressions can\'t calculate with a whole map.'],
  ['manual', 'record', '"manual" is a document, which expressions can\'t read.'],
  [
    'charging',
    'record',
    '"charging" is a group of fields, not a value.',
    'Name a field in it, such as charging.power.',
  ],
  [
    ...(['tariff.price', 'record', '"tariff" has no field "price".'] as const),
    ...(['It belongs to a case: write tariff.fixed.price or tariff.flex.price.', 7] as const),
  ],
  ['periods', 'record', '"periods" is a table, not a value.', 'Write count(periods), or max(periods.cost).'],
  [
    ...(['periods.day', 'record', '"periods.day" is a text in every row, but only numbers make a list.'] as const),
    'Write any(periods where ...) or every(periods where ...).',
  ],
  [
    ...(['periods.active', 'record'] as const),
    '"periods.active" is a condition in every row, but only numbers make a list.',
    'Write any(periods where ...) or every(periods where ...).',
  ],
  ['periods.steps', 'record', '"steps" is a table inside a row, which an expression can\'t read.'],
  ['notes', 'record', '"notes" is a list of texts, not a value.', 'Write count(notes).'],
  ['output', 'record', '"output" is a curve, not a value.', 'Write any(output where y > 0) or max(y of output).'],
  ['x', 'record', `"x" ${A_POINT}`],
  ['powr', 'record', 'there is no field "powr".', 'Did you mean "power"?'],
  ['chargin.powr', 'record', 'there is no field "chargin".', 'Did you mean "charging.power"?'],
  ['doubld', 'record', 'there is no field "doubld".', 'Did you mean "doubled"?'],
  ['periods.cst', 'record', '"periods" has no column "cst".', 'Did you mean "cost"?', 8],
  ['steps', 'row', '"steps" is a table inside a row, which an expression can\'t read.'],
  ['x', 'row', `"x" ${A_POINT}`],
  ['cst', 'row', 'there is no column or field "cst".', 'Did you mean "cost"?'],
  ['powr', 'row', 'there is no column or field "powr".', 'Did you mean "power"?'],
  ['charging.powr', 'row', 'there is no column or field "charging.powr".', 'Did you mean "charging.power"?'],
  ['y2', 'output', 'the curve has one series, so there is no "y2".', 'Its only series is "y".'],
  ['y22', 'twin', 'there is no field "y22".', 'Did you mean "y2"?'],
  ['y22', 'record', 'there is no field "y22".'],
  ['powr', 'output', 'there is no field "powr".', 'Did you mean "power"?'],
  ['periods.cst', 'output', '"periods" has no column "cst".', 'Did you mean "cost"?', 8],
])('refuses %s in the scope of the %s', (name, place, message, suggestion, at = 0) => {
  const { compiled, faults } = compile(name, SCOPES[place]());
  expect(compiled).toBeUndefined();
  expect(faults).toEqual([{ at, message, suggestion }]);
});

it('reports the place of the name, not of the text', () => {
  const scope = SCOPES.record();
  compileName({ node: 'name', name: 'periods.cst', at: 20 }, scope);
  compileName({ node: 'name', name: 'grid', at: 30 }, scope);
  expect(scope.faults.map(({ at }) => at)).toEqual([28, 30]);
});

it('does not suggest a derived value that is calculated from the one at hand', () => {
  const compileIn = (derived: string) => compile('doubld', { ...SCOPES.record(), derived });
  expect(compileIn('other').faults).toMatchObject([{ suggestion: 'Did you mean "doubled"?' }]);
  expect(compileIn('doubled').faults).toMatchObject([{ suggestion: undefined }]);
});

it('a name that cannot be resolved is not reported again', () => {
  expect(compile('lost', SCOPES.record())).toEqual({ compiled: undefined, faults: [], reads: [] });
  expect(compile('lost', SCOPES.row())).toEqual({ compiled: undefined, faults: [], reads: [] });
});

it('reads odd fields and groups as well', () => {
  const kind = mergedKind({
    properties: {
      flag: { type: 'boolean', title: 'Flag', enum: [1] },
      texts: { type: 'array', title: 'Texts', items: { type: 'string', title: 'Text', enum: ['a'] } },
      empty: { type: 'array', title: 'Empty', items: { type: 'object', properties: {} } },
      hollow: { type: 'object', title: 'Group', properties: {} },
    },
  });
  const read = (name: string) => compile(name, { ...SCOPES.record(), kind });
  expect(read('flag').compiled).toMatchObject({ code: 'r.text("flag")', type: 'text' });
  expect(read('texts').faults).toMatchObject([{ message: '"texts" is a list of texts, not a value.' }]);
  expect(read('empty').faults).toMatchObject([{ suggestion: 'Write count(empty), or max(empty.column).' }]);
  expect(read('hollow').faults).toMatchObject([{ suggestion: 'Name a field in it, such as hollow.' }]);
});

it('finds coordinates inside a curve only', () => {
  const found = findCoordinate('y', pointScope('output'));
  expect(found?.unit).toEqual(KW);
  expect(findCoordinate('power', pointScope('output'))).toBeUndefined();
  expect(findCoordinate('y', SCOPES.record())).toBeUndefined();
  expect(findCoordinate('y', SCOPES.row())).toBeUndefined();
  expect(EXPRESSION_KIND.fields.has('y')).toBe(false);
});
