import { describe, expect, it, test } from 'vitest';
import { compileChecks } from '#codegen/compileChecks.ts';
import { compileCondition } from '#codegen/compileExpression.ts';
import type { CheckSchema, KindFile } from '#codegen/KindFile.ts';
import { mergedKind, toTexts } from './mergedKind.ts';

const PROBE: Partial<KindFile> = {
  properties: {
    count: { type: 'integer', title: 'Count' },
    poles: { type: 'number', title: 'Poles', enum: [2, 4] },
    phases: { type: 'string', title: 'Phases', enum: ['1', 2] },
    loads: { type: 'string', title: 'Loads', 'x-list': 'numbers' },
    running: { type: 'boolean', title: 'Running' },
    secret: { type: 'number', title: 'Secret', 'x-hidden': true },
    stamp: { type: 'number', title: 'Stamp', 'x-system': true },
    lost: { $ref: '../common.json#/$defs/lost' },
  },
  'x-curves': {
    power: {
      title: 'Power',
      x: { title: 'Speed', from: 0, to: 1 },
      y: [
        { title: 'Power', fields: 'p{x}' },
        { title: 'Heat', fields: 'h{x}' },
      ],
    },
  },
};
const kind = mergedKind(PROBE);

describe('an expression', () => {
  it.each([
    ['count > 1', '(r) => c.isAbove(r.number("count"), 1)'],
    ['poles = 2', '(r) => c.isEqual(r.number("poles"), 2)'],
    ['-(count + 1) < 0', '(r) => c.isBelow((-(r.number("count") + 1)), 0)'],
    ['count + 1 - 2 * 3 > 1 / 4', '(r) => c.isAbove(((r.number("count") + 1) - (2 * 3)), c.divide(1, 4))'],
    ['count != 1 or count >= 2', '(r) => c.or(c.isUnequal(r.number("count"), 1), c.isAtLeast(r.number("count"), 2))'],
    ['count <= 1 and not running', '(r) => c.and(c.isAtMost(r.number("count"), 1), c.not(r.flag("running")))'],
    ['first(loads) < last(loads)', '(r) => c.isBelow(c.first(r.list("loads")), c.last(r.list("loads")))'],
    ['min(loads) < max(loads)', '(r) => c.isBelow(c.min(r.list("loads")), c.max(r.list("loads")))'],
    ['never_rises(loads)', '(r) => c.neverRises(r.list("loads"))'],
    ['never_falls(loads)', '(r) => c.neverFalls(r.list("loads"))'],
    ['any(power where y2 > x)', '(r) => c.any(r.points("power"), (p) => c.isAbove(p.y2, p.x))'],
    ['any(power where y2 = 1.5e-3)', '(r) => c.any(r.points("power"), (p) => c.isEqual(p.y2, 0.0015))'],
  ])('%s becomes %s', (text, code) => {
    expect(compileCondition(text, kind)).toMatchObject({ code, faults: [] });
  });

  it.each<[text: string, at: number, message: string, suggestion?: string]>([
    ['count >', 7, 'the expression ends where a number, a field or a ( is expected.'],
    ['cont > 1', 0, 'there is no field "cont".', 'Did you mean "count"?'],
    ['-cont > 1', 1, 'there is no field "cont".', 'Did you mean "count"?'],
    ['-running > 1', 1, '"-" needs a number, but this is a condition.', 'Join two comparisons with "and".'],
    ['not cont', 4, 'there is no field "cont".', 'Did you mean "count"?'],
    ['phases = 1', 9, "a number can't be compared with a text.", "Its values are texts, such as '1'."],
    ['any(power where cont > 1)', 16, 'there is no field "cont".', 'Did you mean "count"?'],
    ['any(power where x)', 16, '"where" needs a condition, but this is a number.', 'Compare it with something.'],
    [
      'loads > 1',
      0,
      '">" needs a number, but this is a list.',
      'Take one of its numbers, such as last(...) or max(...).',
    ],
    ['last(count) > 1', 5, '"last" needs a list, but this is a number.'],
    ['any(zzz where x > 1)', 4, 'there is no curve or table "zzz".'],
    ['y2 > 1', 0, '"y2" belongs to a point, and can only be used in any(curve where ...) and max(... of curve).'],
  ])('%s is refused', (text, at, message, suggestion) => {
    const { code, faults } = compileCondition(text, kind);
    expect(faults).toEqual([{ at, message, suggestion }]);
    expect(code).toBe('');
  });

  it('that only compares numbers is refused', () => {
    expect(compileCondition('1 < 2', kind).faults).toHaveLength(1);
  });

  it('that names a field with a broken $ref is not reported again', () => {
    expect(compileCondition('lost > 1', kind).faults).toEqual([]);
    expect(compileCondition('any(power where lost > 1)', kind).faults).toEqual([]);
  });

  it('is reported for each operand', () => {
    const { faults } = compileCondition('cont + running > poles2', kind);
    expect(faults.map(({ at }) => at)).toEqual([0, 7, 17]);
  });
});

describe('a check', () => {
  const compiled = (check: Partial<CheckSchema>) =>
    compileChecks(mergedKind({ ...PROBE, 'x-checks': [{ warn: 'Unusual', require: 'running', at: [], ...check }] }));

  it('keeps its words, and a curve shows its warning at its first field', () => {
    expect(compiled({ at: ['count', 'power'] })).toEqual({
      value: [{ warn: 'Unusual', require: '(r) => r.flag("running")', reads: ['running'], at: ['count', 'p0'] }],
      problems: [],
    });
  });

  it('has a condition where it has one', () => {
    expect(compiled({ when: 'count > 1' }).value[0]?.when).toBe('(r) => c.isAbove(r.number("count"), 1)');
  });

  test.each<[at: string, problems: string[]]>([
    ['cout', ['there is no field or curve "cout". Did you mean "count"?']],
    ['powr', ['there is no field or curve "powr". Did you mean "power"?']],
    ['zzzzzzzz', ['there is no field or curve "zzzzzzzz".']],
    ['secret', ['"secret" is hidden, so its message would never be shown.']],
    ['stamp', ['"stamp" is hidden, so its message would never be shown.']],
  ])("can't be shown at %s", (at, problems) => {
    const { value, problems: found } = compiled({ at: ['count', at] });
    expect(toTexts(found)).toEqual(problems);
    expect(value[0]?.at).toEqual(['count']);
  });
});
