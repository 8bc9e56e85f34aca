import { expect, it } from 'vitest';
import { compileChecks } from '#codegen/compileChecks.ts';
import type { CheckSchema } from '#codegen/KindFile.ts';
import { EXPRESSION_FILE } from './expressionKind.ts';
import { mergedKind } from './mergedKind.ts';

/** Compiles checks, with the problems, the text from each place on to the next quote, and whether it is a warning. */
function compile(...checks: Partial<CheckSchema>[]) {
  const { properties, ...rest } = EXPRESSION_FILE;
  const secret = { type: 'number', title: 'Secret', 'x-hidden': true };
  const all = checks.map((check) => ({ require: 'running', at: [], ...check }));
  const kind = mergedKind({ ...rest, properties: { ...properties, secret }, 'x-checks': all });
  const { value, problems } = compileChecks(kind);
  const text = JSON.stringify(kind.file);
  const said = problems.map(({ column, message, suggestion, severity }) => [
    text.slice(column - 1).match(/^"?[^"]*/)?.[0],
    [severity, message, suggestion].filter(Boolean).join(' '),
  ]);
  return { value, said };
}

const RUNNING = '(r) => r.flag("running")';

it('a check keeps its words, and lists what it reads', () => {
  const { value, said } = compile(
    { warn: 'Unusual', when: 'power > 1 and height > 2', require: 'running or power > 9', at: ['power', 'height'] },
    { error: 'Wrong' },
  );
  expect(said).toEqual([]);
  expect(value).toStrictEqual([
    {
      warn: 'Unusual',
      when: '(r) => c.and(c.isAbove(r.number("power"), 1), c.isAbove(r.number("height"), 2))',
      require: '(r) => c.or(r.flag("running"), c.isAbove(r.number("power"), 9))',
      ...{ reads: ['power', 'height', 'running'], at: ['power', 'height'] },
    },
    { error: 'Wrong', require: RUNNING, reads: ['running'], at: [] },
  ]);
});

it('what the condition keeps from zero may be a divisor', () => {
  expect(compile({ when: 'power > 0', require: '1 kW / power > 2' }).said).toEqual([]);
  expect(compile({ require: '1 kW / power > 2' }).said).toMatchObject([['/ power > 2', expect.any(String)]]);
  expect(compile({ require: 'power > 0', when: '1 kW / power > 2' }).said).toHaveLength(1);
});

it('a message is kept at the first field of a curve', () => {
  expect(compile({ at: ['count', 'output', 'twin'] })).toMatchObject({
    value: [{ at: ['count', 'p0', 'a0'] }],
    said: [],
  });
});

it.each<[at: string, message: string]>([
  ['powr', 'there is no field or curve "powr". Did you mean "power"?'],
  ['outpt', 'there is no field or curve "outpt". Did you mean "output"?'],
  ['zzzzzzzz', 'there is no field or curve "zzzzzzzz".'],
  ['secret', '"secret" is hidden, so its message would never be shown.'],
  ['stamp', '"stamp" is hidden, so its message would never be shown.'],
])('a message cannot be kept at %s', (at, message) => {
  const { value, said } = compile({ at: ['count', at] });
  expect(said).toEqual([[`"${at}`, message]]);
  expect(value).toMatchObject([{ at: ['count'] }]);
});

it('a curve in list fields without a list shows its message at that field', () => {
  const x = { title: 'X', field: 'loads' };
  const kind = mergedKind({
    properties: { loads: { type: 'string', title: 'Loads' }, running: { type: 'boolean', title: 'Running' } },
    'x-curves': { lists: { title: 'Lists', x, y: [{ title: 'Y', field: 'other' }] } },
    'x-checks': [{ require: 'running', at: ['lists'] }],
  });
  expect(compileChecks(kind)).toMatchObject({ value: [{ at: ['loads'] }], problems: [] });
});

it('a place that is named twice has no effect', () => {
  const { value, said } = compile({ at: ['count', 'power', 'count'] });
  const message = '"count" is named twice, but shows the message only once. Remove one of the two.';
  expect(said).toEqual([['"count', `warning ${message}`]]);
  expect(value).toMatchObject([{ at: ['count', 'power', 'count'] }]);
});

it('the same requirement has an effect only once', () => {
  const message = 'another check requires the same already, so this one has no effect. Remove one of the two.';
  const repeated = [['"require', `warning ${message}`]];
  expect(compile({ warn: 'A' }, { warn: 'B' }).said).toEqual(repeated);
  expect(compile({ error: 'A', when: 'running' }, { error: 'B', when: 'running' }).said).toEqual(repeated);
  expect(compile({ warn: 'A' }, { error: 'A' }).said).toEqual([]);
  expect(compile({ warn: 'A' }, { warn: 'A', when: 'active_or_not' }).said).toHaveLength(1);
  expect(compile({ warn: 'A', when: 'count > 1' }, { warn: 'A', when: 'count > 2' }).said).toEqual([]);
  expect(compile({ warn: 'A' }, { warn: 'A', require: 'not running' }).said).toEqual([]);
});

it('each fault is reported at its place in the text', () => {
  const { value, said } = compile({ when: 'running and powr > 1', require: 'count > heigt' });
  expect(said).toEqual([
    ['powr > 1', 'there is no field "powr". Did you mean "power"?'],
    ['heigt', 'there is no field "heigt". Did you mean "height"?'],
  ]);
  expect(value).toStrictEqual([{ when: '', require: '', reads: ['running', 'count'], at: [] }]);
});

it('a condition that never holds is reported, a requirement is not', () => {
  const { said } = compile({ when: 'running and not running', require: 'count = 1.5' });
  const reason = '"running" can\'t be on and off at once, so this never holds.';
  expect(said).toEqual([['running', `${reason} Correct it, or remove the check.`]]);
  expect(compile({ when: 'count = 1.5 and powr' }).said).toHaveLength(1);
});
