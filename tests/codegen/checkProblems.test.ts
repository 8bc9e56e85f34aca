import { describe, expect, test } from 'vitest';
import { run, smallTexts } from './schemaTexts.ts';

/** Column 20 is the expression's first character. */
function withCheck(require: string, rest = '"at": ["power"]'): Map<string, string> {
  const check = `"x-checks": [{ "warn": "Unusual", ${rest},\n       "require": ${JSON.stringify(require)} }],\n  `;
  return smallTexts({ 'schemas/kinds/turbine.json': [['"x-tabs"', `${check}"x-tabs"`]] });
}

/** Runs codegen on a check in fixtures/turbine.json. */
async function compiled(require: string): Promise<string | undefined> {
  const { files, reported } = await run(withCheck(require));
  expect(reported).toEqual([]);
  return /require: \(r\) => (.+),\n/.exec(files.get('kinds/turbine.ts') ?? '')?.[1];
}

describe('an expression', () => {
  test.each([
    ['power > 1', 'c.isAbove(r.number("power"), 1)'],
    ['power = 1 or power != .5', 'c.or(c.isEqual(r.number("power"), 1), c.isUnequal(r.number("power"), 0.5))'],
    ['power + 2 * 3 < 1e3', 'c.isBelow((r.number("power") + (2 * 3)), 1000)'],
    ['(power + 2) * 3 <= 4', 'c.isAtMost(((r.number("power") + 2) * 3), 4)'],
    ['power - 4 - 2 >= 1', 'c.isAtLeast(((r.number("power") - 4) - 2), 1)'],
    ['power / 4 / 2 >= 1', 'c.isAtLeast(c.divide(c.divide(r.number("power"), 4), 2), 1)'],
    ['-power * 2 < 1', 'c.isBelow(((-r.number("power")) * 2), 1)'],
    ['running', 'r.flag("running")'],
    ['not running and power > 1', 'c.and(c.not(r.flag("running")), c.isAbove(r.number("power"), 1))'],
    ['not power > 1', 'c.not(c.isAbove(r.number("power"), 1))'],
    [
      'running or running and not running',
      'c.or(r.flag("running"), c.and(r.flag("running"), c.not(r.flag("running"))))',
    ],
    ['last(loads) > first(losses)', 'c.isAbove(c.last(r.list("loads")), c.first(r.list("losses")))'],
    ['min(loads) < max(loads)', 'c.isBelow(c.min(r.list("loads")), c.max(r.list("loads")))'],
    ['never_rises(losses)', 'c.neverRises(r.list("losses"))'],
    ['never_falls(losses)', 'c.neverFalls(r.list("losses"))'],
    [
      'any(loss_curve where y > x * power)',
      'c.any(r.points("loss_curve"), (p) => c.isAbove(p.y, (p.x * r.number("power"))))',
    ],
    ['any(loss_curve where running)', 'c.any(r.points("loss_curve"), () => r.flag("running"))'],
    // Its numbered fields are ordinary fields.
    ['p3 > p2', 'c.isAbove(r.number("p3"), r.number("p2"))'],
  ])('%s becomes %s', async (text, code) => {
    expect(await compiled(text)).toBe(code);
  });

  test.each([
    ['running', false],
    ['not running', true],
    ['any(loss_curve where running)', true],
  ])('%s imports what it calculates with, and nothing else', async (text, imports) => {
    const { files } = await run(withCheck(text));
    expect(files.get('kinds/turbine.ts')?.includes('calculate as c')).toBe(imports);
  });

  test.each([
    ['powr > 1', 20, 'there is no field "powr". Did you mean "power"?'],
    ['power > 1 and idle_powr < 2', 34, 'there is no field "idle_powr". Did you mean "idle_power"?'],
    ['zzzzzzzz > 1', 20, 'there is no field "zzzzzzzz".'],
    ['constructor > 1', 20, 'there is no field "constructor".'],
    ['lst(loads) > 1', 20, 'there is no function "lst". Did you mean "last"?'],
    [
      'quantile(loads) > 1',
      20,
      'there is no function "quantile". Functions: first, last, min, max, sum, mean, sqrt, never_rises, never_falls, any, every, count.',
    ],
    ['toString(loads) > 1', 20, /^there is no function "toString"\./],
    ['any(los_curve where y > 1)', 24, 'there is no curve or table "los_curve". Did you mean "loss_curve"?'],
    ['any(loss_curve where z > 1)', 41, 'there is no field "z". Did you mean "x"?'],
    ['any(loss_curve where y2 > 1)', 41, 'the curve has one series, so there is no "y2". Its only series is "y".'],
    [
      'any(loss_curve y > 1)',
      35,
      /^"where", which separates the curve or table from the condition on it, is missing before "y"\./,
    ],
    ['any(loss_curve where any(power_curve where y > 1))', 45, 'an "any" can\'t be nested in another.'],
    [
      'any(1 where y > 1)',
      24,
      '"any" needs the name of a curve or table. Write any(curve where x > 0 and y > 0), or any(table where column > 0).',
    ],
    ['x > 1', 20, '"x" belongs to a point, and can only be used in any(curve where ...) and max(... of curve).'],
    [
      'loss_curve > 1',
      20,
      '"loss_curve" is a curve, not a value. Write any(loss_curve where y > 0) or max(y of loss_curve).',
    ],
    [
      'loads > 1',
      20,
      '">" needs a number, but this is a list. Take one of its numbers, such as last(...) or max(...).',
    ],
    ['last(power) > 1', 25, '"last" needs a list, but this is a number.'],
    ['running + 1 > 2', 20, '"+" needs a number, but this is a condition. Join two comparisons with "and".'],
    ['1 < power < 5', 22, '"<" needs a number, but this is a condition. Join two comparisons with "and".'],
    ['power and running', 20, '"and" needs a condition, but this is a number. Compare it with something.'],
    ['not power', 24, '"not" needs a condition, but this is a number. Compare it with something.'],
    ['power + 1', 20, 'the expression is a number, not a condition. Compare it with something.'],
    ['1 < 2', 20, 'the expression names no field, so it is the same for every component.'],
    ['maker = 1', 28, "a number can't be compared with a text. Write it in single quotes: '1'."],
    ['mode = 1', 27, /^a number can't be compared with a text. Its values are texts, such as '.*'\.$/],
    ['power == 1', 26, '"==" is not expected here. Did you mean "="?'],
    ['running && running', 28, '"&&" is not expected here. Did you mean "and"?'],
    ['!running', 20, '"!" can\'t be used where a number, a field or a ( is expected. Did you mean "not"?'],
    ['power > 1,5', 29, '"," is not expected here. A decimal takes a dot, and a function takes one value.'],
    [
      'power > %',
      28,
      '"%" can\'t be used where a number, a field or a ( is expected. A percentage is a number with its unit, such as 20 %.',
    ],
    ['power idle_power', 26, '"idle_power" is not expected here. Is an operator such as + or "and" missing before it?'],
    ['(power > 1', 30, '")", which closes the ( before it, is missing before the end.'],
    ['last(loads > 1', 34, '")", which closes the ( of "last", is missing before the end.'],
    ['power > 1)', 29, '")" is not expected here. It has no matching (.'],
    ['power >', 27, 'the expression ends where a number, a field or a ( is expected.'],
    ['and power', 20, '"and" can\'t be used where a number, a field or a ( is expected.'],
    [
      '"a" = power',
      20,
      '"\\"" can\'t be used where a number, a field or a ( is expected. Write a text in single quotes: \'smart\'.',
    ],
    // What JSON escapes takes more room in the file.
    [
      'power > 1 and "',
      34,
      '"\\"" can\'t be used where a number, a field or a ( is expected. Write a text in single quotes: \'smart\'.',
    ],
    [
      'power > "" and',
      28,
      '"\\"" can\'t be used where a number, a field or a ( is expected. Write a text in single quotes: \'smart\'.',
    ],
  ])('%s is refused in its column %i', async (text, column, said) => {
    const { reported, files } = await run(withCheck(text));
    expect(reported).toHaveLength(1);
    const [place = '', message] = (reported[0] ?? '').split(/(?<=\.json:\d+:\d+) (.*)/s);
    expect(place).toBe(`schemas/kinds/turbine.json:37:${column}`);
    expect(message).toMatch(said instanceof RegExp ? said : new RegExp(`^${escaped(said)}$`));
    expect(files.size).toBe(0);
  });

  test('every fault of one expression is reported', async () => {
    const { reported } = await run(withCheck('powr > last(power) or las(loads) > 1'));
    expect(reported.map((problem) => problem.replace(/^\S+:37:/, ''))).toEqual([
      '20 there is no field "powr". Did you mean "power"?',
      '32 "last" needs a list, but this is a number.',
      '42 there is no function "las". Did you mean "last"?',
    ]);
  });

  test('a place behind an escaped character is found', async () => {
    const texts = smallTexts({
      'schemas/kinds/turbine.json': [
        [
          '"x-tabs"',
          '"x-checks": [{ "warn": "Unusual", "at": ["power"],\n      "require": "power\\u0020>\\u0020powr" }],\n  "x-tabs"',
        ],
      ],
    });
    expect((await run(texts)).reported).toEqual([
      'schemas/kinds/turbine.json:37:37 there is no field "powr". Did you mean "power"?',
    ]);
  });
});

describe('a check', () => {
  test.each<[title: string, rest: string, reported: string[]]>([
    ['at a missing field', '"at": ["powr"]', ['36:44 there is no field or curve "powr". Did you mean "power"?']],
    [
      'at a field that is never shown',
      '"at": ["created_at"]',
      ['36:44 "created_at" is hidden, so its message would never be shown.'],
    ],
    ['at a curve', '"at": ["loss_curve"]', []],
    ['at nothing', '"at": []', ['36:37 "at" is empty, but needs at least 1 entry.']],
    [
      'with a faulty condition',
      '"at": ["power"], "when": "runing"',
      ['36:63 there is no field "runing". Did you mean "running"?'],
    ],
    [
      'with an unknown word',
      '"at": ["power"], "if": "running"',
      ['36:54 "if" is not known here, so it would have no effect. Known here: warn, error, when, require, at, x-note.'],
    ],
    ['with a note', '"at": ["power"], "x-note": "Says why"', []],
  ])('%s', async (_title, rest, reported) => {
    const result = await run(withCheck('power > 1', rest));
    expect(result.reported).toEqual(reported.map((problem) => `schemas/kinds/turbine.json:${problem}`));
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
