import { describe, expect, it } from 'vitest';
import { compileChange } from '#codegen/compileChange.ts';
import type { Fault } from '#codegen/parseExpression.ts';

const NAMES = new Set(['a', 'b', 'kind', 'on', 'loads', 'box/depth', 'box/my size']);

function compile(text: string): string {
  const { code, faults } = compileChange(text, NAMES);
  expect(faults).toEqual([]);
  return code;
}

function findFaults(text: string): Fault[] {
  const { code, faults } = compileChange(text, NAMES);
  expect(code).toBe('');
  return faults;
}

describe('code', () => {
  it.each([
    ['12.5', '(r) => 12.5'],
    ["'x\"y'", '(r) => "x\\"y"'],
    ['a', '(r) => r.value("a")'],
    ['box.depth', '(r) => r.value("box/depth")'],
    ["box.'my size'", '(r) => r.value("box/my size")'],
    ['-a', '(r) => (-r.number("a"))'],
    ['not on', '(r) => c.not(r.flag("on"))'],
    ['a + b', '(r) => (r.number("a") + r.number("b"))'],
    ['a / b', '(r) => c.divide(r.number("a"), r.number("b"))'],
    ['a / 2', '(r) => c.divide(r.number("a"), 2)'],
    ['a * 0', '(r) => (r.number("a") * 0)'],
    ['a = 1', '(r) => c.isEqual(r.number("a"), 1)'],
    ['a != b', '(r) => c.isUnequal(r.number("a"), r.number("b"))'],
    ['on and a < 1', '(r) => c.and(r.flag("on"), c.isBelow(r.number("a"), 1))'],
    ["kind = 'x'", '(r) => c.isSame(r.text("kind"), "x")'],
    ["'x' = kind", '(r) => c.isSame("x", r.text("kind"))'],
    ["kind != 'x'", '(r) => c.isOther(r.text("kind"), "x")'],
    ["kind in ('x', 'y')", '(r) => c.isOneOf(r.text("kind"), ["x", "y"])'],
    ['sqrt(a + 1)', '(r) => c.squareRoot((r.number("a") + 1))'],
    ['max(loads)', '(r) => c.max(r.list("loads"))'],
    ['max(loads) + 1', '(r) => (c.max(r.list("loads")) + 1)'],
    ['never_rises(loads)', '(r) => c.neverRises(r.list("loads"))'],
    ['not never_rises(loads)', '(r) => c.not(c.neverRises(r.list("loads")))'],
    ['-max(loads)', '(r) => (-c.max(r.list("loads")))'],
  ])('of %s', (text, code) => {
    expect(compile(text)).toBe(code);
  });
});

describe('a fault', () => {
  it('of the grammar is the only one', () => {
    expect(findFaults('a +')).toEqual([expect.objectContaining({ at: 3 })]);
    expect(findFaults('unknown +')).toHaveLength(1);
  });

  it('is a name that the version does not have', () => {
    const message = (name: string) => `there is no "${name}" in the version that this is calculated from.`;
    expect(findFaults('1 + box.dept')).toEqual([
      { at: 4, message: message('box.dept'), suggestion: 'Did you mean "box.depth"?' },
    ]);
    expect(findFaults('max(laods)')).toEqual([
      { at: 4, message: message('laods'), suggestion: 'Did you mean "loads"?' },
    ]);
    expect(findFaults('something')).toEqual([{ at: 0, message: message('something'), suggestion: undefined }]);
  });

  it('is an unknown function', () => {
    const all = 'Functions: first, last, min, max, sum, mean, sqrt, never_rises, never_falls.';
    expect(findFaults('1 + somethng(a)')).toEqual([
      { at: 4, message: 'there is no function "somethng".', suggestion: all },
    ]);
    expect(findFaults('sqr(unknown)')).toEqual([
      { at: 0, message: 'there is no function "sqr".', suggestion: 'Did you mean "sqrt"?' },
    ]);
  });

  it('is a number with a unit', () => {
    expect(findFaults('a + 2 kW')).toEqual([
      {
        at: 6,
        message: '"kW": a number in a change can\'t have a unit, as the units of the values beside it are not known.',
        suggestion: 'Write the number in the unit of its version.',
      },
    ]);
  });

  it('is a division by zero', () => {
    expect(findFaults('a / 0')).toEqual([{ at: 4, message: 'this divides by zero.', suggestion: undefined }]);
    expect(compile('0 / a')).toBe('(r) => c.divide(0, r.number("a"))');
  });

  it.each([
    ['max(-loads)', 4, 'a change can\'t calculate with a list that is calculated inside "max".'],
    ['count(loads)', 0, "a change can't calculate with the points of a curve and the rows of a table."],
    ['any(loads where a = 1)', 0, "a change can't calculate with the points of a curve and the rows of a table."],
  ])('is what no change calculates: %s', (text, at, message) => {
    expect(findFaults(text)).toEqual([{ at, message }]);
  });

  it.each([
    ["1 + 'x'", 4, 'number', 'text'],
    ['1 + (not on)', 5, 'number', 'condition'],
    ['1 + (a < 1)', 7, 'number', 'condition'],
    ["1 + (kind in ('x'))", 10, 'number', 'condition'],
    ["1 + (kind = 'x')", 10, 'number', 'condition'],
    ['1 + never_rises(loads)', 4, 'number', 'condition'],
    ["sqrt('x')", 5, 'number', 'text'],
    ["-'x'", 1, 'number', 'text'],
    ['not 1', 4, 'condition', 'number'],
    ["on or 'x'", 6, 'condition', 'text'],
    ['not -a', 4, 'condition', 'number'],
    ['not max(loads)', 4, 'condition', 'number'],
    ['not (a + 1)', 7, 'condition', 'number'],
    ["(a + 1) in ('x')", 3, 'text', 'number'],
    ["(a + 1) = 'x'", 3, 'text', 'number'],
    ["'x' = -a", 6, 'text', 'number'],
    ['kind in (1)', 9, 'text', 'number'],
  ])('is a value of another type: %s', (text, at, wanted, given) => {
    expect(findFaults(text)).toEqual([{ at, message: `a ${wanted} is expected here, but this is a ${given}.` }]);
  });

  it('is reported with all others', () => {
    expect(findFaults("x * 2 kW + sqrt('y') / 0").map(({ at }) => at)).toEqual([0, 6, 23, 16]);
  });
});
