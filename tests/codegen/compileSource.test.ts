import { describe, expect, it } from 'vitest';
import { compileNode } from '#codegen/compileNode.ts';
import { compileCount, compileEach, compileQuantified, openSource, toFunction } from '#codegen/compileSource.ts';
import type { Expression } from '#codegen/parseExpression.ts';
import { NO_UNIT, type Unit } from '#model/Unit.ts';
import { parsed, parsedAs, resultIn, SCOPES } from './expressionKind.ts';

type Place = keyof typeof SCOPES;

const KW: Unit = new Map([['kW', 1]]);
const NO_CONDITION = '"where" needs a condition, but this is a number.';
const COMPARE = 'Compare it with something.';
const NO_OUTPT = 'there is no curve or table "outpt".';

/** Compiles an expression of one of the sorts that read a curve or table. */
function compile(text: string, place: Place = 'record') {
  const scope = SCOPES[place]();
  return resultIn(scope, compileSourced(parsed(text)));

  function compileSourced(expression: Expression) {
    switch (expression.node) {
      case 'any':
      case 'every':
        return compileQuantified(expression, scope, compileNode);
      case 'count':
        return compileCount(expression, scope, compileNode);
      case 'call':
        return compileEach(parsedAsEach(expression.argument), scope, compileNode);
      default:
        throw new Error(`${text} reads no curve or table.`);
    }
  }
}

function parsedAsEach(expression: Expression) {
  if (expression.node !== 'each') throw new Error('The argument is not a value of each.');
  return expression;
}

describe('conditions on all points or rows', () => {
  it.each<[text: string, code: string, reads: string[]]>([
    ['any(output where y > 1 kW)', 'c.any(r.points("output"), (p) => c.isAbove(p.y, 1))', ['p0', 'p1']],
    ['every(periods where active)', 'c.every(r.rows("periods"), (p) => p.flag("active"))', ['periods']],
    ['any(periods where running)', 'c.any(r.rows("periods"), () => r.flag("running"))', ['periods', 'running']],
  ])('compiles %s', (text, code, reads) => {
    expect(compile(text)).toEqual({
      compiled: { code, type: 'condition', unit: NO_UNIT, isPlain: true },
      ...{ faults: [], reads },
    });
  });

  it.each<[text: string, at: number, message: string, suggestion?: string]>([
    ['any(outpt where x > 1)', 4, NO_OUTPT, 'Did you mean "output"?'],
    ['any(output where y)', 17, NO_CONDITION, COMPARE],
    ['every(periods where power)', 20, NO_CONDITION, COMPARE],
  ])('refuses %s', (text, at, message, suggestion) => {
    const { compiled, faults } = compile(text);
    expect(compiled).toBeUndefined();
    expect(faults).toEqual([{ at, message, suggestion }]);
  });

  it.each<[text: string, place: Place, at: number, word: string]>([
    ['any(output where y > 1 kW)', 'row', 4, 'any'],
    ['every(output where y > 1 kW)', 'output', 6, 'every'],
  ])('refuses %s inside the %s', (text, place, at, word) => {
    expect(compile(text, place)).toEqual({
      ...{ compiled: undefined, reads: [] },
      faults: [{ at, message: `an "${word}" can't be nested in another.` }],
    });
  });
});

describe('counts', () => {
  it.each<[text: string, place: Place, code: string, reads: string[]]>([
    ['count(output)', 'record', 'c.count(r.points("output"))', ['p0', 'p1']],
    ['count(periods where active)', 'record', 'c.count(r.rows("periods"), (p) => p.flag("active"))', ['periods']],
    [
      'count(periods where running)',
      'row',
      'c.count(r.rows("periods"), () => r.flag("running"))',
      ['periods', 'running'],
    ],
    ['count(ports)', 'row', 'c.count(r.rows("ports"))', ['ports']],
    ['count(ports)', 'output', 'c.count(r.rows("ports"))', ['ports']],
  ])('compiles %s in the scope of the %s', (text, place, code, reads) => {
    expect(compile(text, place)).toEqual({
      compiled: { code, type: 'number', unit: undefined, isPlain: true },
      ...{ faults: [], reads },
    });
  });

  it.each<[text: string, at: number, message: string, suggestion?: string]>([
    ['count(outpt)', 6, NO_OUTPT, 'Did you mean "output"?'],
    ['count(periods where cost)', 20, NO_CONDITION, COMPARE],
  ])('refuses %s', (text, at, message, suggestion) => {
    const { compiled, faults } = compile(text);
    expect(compiled).toBeUndefined();
    expect(faults).toEqual([{ at, message, suggestion }]);
  });
});

describe('lists of results', () => {
  it.each<[text: string, code: string, unit: Unit | undefined, reads: string[]]>([
    ['max(y of output)', 'c.each(r.points("output"), (p) => p.y)', KW, ['p0', 'p1']],
    [
      'max(cost of periods where active)',
      'c.each(r.rows("periods"), (p) => p.number("cost"), (p) => p.flag("active"))',
      KW,
      ['periods'],
    ],
    ['max(1 of periods)', 'c.each(r.rows("periods"), () => 1)', undefined, ['periods']],
    ['sum(power of periods)', 'c.each(r.rows("periods"), () => r.number("power"))', KW, ['periods', 'power']],
  ])('compiles the argument of %s', (text, code, unit, reads) => {
    expect(compile(text)).toEqual({
      compiled: { code, type: 'list', unit, isPlain: true },
      ...{ faults: [], reads },
    });
  });

  it('a condition guards the value from a division by zero', () => {
    expect(compile('max(power / cost of periods where cost > 0)')).toEqual({
      compiled: {
        code: 'c.each(r.rows("periods"), (p) => c.divide(r.number("power"), p.number("cost")), (p) => c.isAbove(p.number("cost"), 0))',
        ...{ type: 'list', unit: NO_UNIT, isPlain: false },
      },
      ...{ faults: [], reads: ['periods', 'power'] },
    });
    expect(compile('max(power / cost of periods)').faults).toMatchObject([
      { at: 10, message: 'what it divides by may be zero.' },
    ]);
  });

  it('guards from outside still hold', () => {
    const scope = { ...SCOPES.record(), guards: [parsed('power > 0')] };
    const { argument } = parsedAs('call', 'max(cost / power of periods where active)');
    expect(compileEach(parsedAsEach(argument), scope, compileNode)).toMatchObject({ type: 'list' });
    expect(scope.faults).toEqual([]);
  });

  it.each<[text: string, faults: object[]]>([
    [
      'max(day of periods)',
      [
        {
          at: 4,
          message: '"of" needs a number, but this is a text.',
          suggestion: 'Compare a text with "=", "!=" or "in".',
        },
      ],
    ],
    ['max(y of outpt)', [{ at: 9, message: NO_OUTPT, suggestion: 'Did you mean "output"?' }]],
    ['max(y of output where x)', [{ at: 22, message: NO_CONDITION, suggestion: COMPARE }]],
    [
      'max(zz of periods where cost)',
      [
        { at: 4, message: 'there is no column or field "zz".', suggestion: undefined },
        { at: 24, message: NO_CONDITION, suggestion: COMPARE },
      ],
    ],
  ])('refuses the argument of %s', (text, faults) => {
    const result = compile(text);
    expect(result.compiled).toBeUndefined();
    expect(result.faults).toEqual(faults);
  });
});

describe('a source', () => {
  const open = (source: string, place: Place) => {
    const scope = SCOPES[place]();
    const opened = openSource({ source, sourceAt: 7 }, scope);
    return { opened, scope, faults: scope.faults, reads: [...scope.reads] };
  };

  it('may be a curve, whose points have coordinates', () => {
    const { opened, faults, reads } = open('output', 'row');
    expect({ code: opened?.code, faults, reads }).toEqual({
      code: 'r.points("output")',
      faults: [],
      reads: ['p0', 'p1'],
    });
    const { inside } = opened?.scope ?? {};
    expect(inside?.sort === 'point' && [...inside.coordinates.keys()]).toEqual(['x', 'y']);
  });

  it('may be a table, whose rows have columns', () => {
    const { opened, scope, faults, reads } = open('periods', 'output');
    expect({ code: opened?.code, faults, reads }).toEqual({
      code: 'r.rows("periods")',
      faults: [],
      reads: ['periods'],
    });
    expect(opened?.scope).toEqual({ ...scope, inside: { sort: 'row', names: scope.kind.tables.get('periods') } });
  });

  it.each<[source: string, place: Place, message: string, suggestion?: string]>([
    ['power', 'record', '"power" is neither a curve nor a table.'],
    ['power', 'row', '"power" is neither a curve nor a table.'],
    ['charging', 'record', '"charging" is neither a curve nor a table.'],
    ['cost', 'row', '"cost" is part of a row, and only tables of the record can be read here.'],
    ['cost', 'record', 'there is no curve or table "cost".'],
    ['cost', 'output', 'there is no curve or table "cost".'],
    ['perods', 'record', 'there is no curve or table "perods".', 'Did you mean "periods"?'],
    ['twn', 'row', 'there is no curve or table "twn".', 'Did you mean "twin"?'],
  ])('cannot be %s in the scope of the %s', (source, place, message, suggestion) => {
    expect(open(source, place)).toMatchObject({ opened: undefined, reads: [] });
    expect(open(source, place).faults).toEqual([{ at: 7, message, suggestion }]);
  });

  it('that cannot be resolved is not reported again', () => {
    expect(open('lost', 'record')).toMatchObject({ opened: undefined, faults: [], reads: [] });
  });
});

it.each([
  ['p.x', '(p) => p.x'],
  ['c.f(p.y)', '(p) => c.f(p.y)'],
  ['map.x', '() => map.x'],
  ['r.p', '() => r.p'],
  ['1', '() => 1'],
])('wraps %s into %s', (code, wrapped) => {
  expect(toFunction(code)).toBe(wrapped);
});
