import { describe, expect, it } from 'vitest';
import { compileDerived } from '#codegen/compileDerived.ts';
import type { DerivedSchema, KindFile } from '#codegen/KindFile.ts';
import { EXPRESSION_FILE } from './expressionKind.ts';
import { mergedKind } from './mergedKind.ts';

/** Compiles derived values, titled by their ids; places are what the file says from there. */
function compile(derived: Record<string, Omit<DerivedSchema, 'title'>>, words: Partial<KindFile> = {}) {
  const titled = Object.entries(derived).map(([id, schema]) => [id, { title: id.toUpperCase(), ...schema }]);
  const kind = mergedKind({ ...EXPRESSION_FILE, ...words, 'x-derived': Object.fromEntries(titled) });
  const { value, problems } = compileDerived(kind);
  const text = JSON.stringify(kind.file);
  const said = problems.map(({ column, message, suggestion }) => [
    text.slice(column - 1).match(/^"?[^"]*/)?.[0],
    [message, suggestion].filter(Boolean).join(' '),
  ]);
  return { value, said };
}

const POWER = 'r.number("power")';

describe('a derived value', () => {
  it('has its words and what it reads', () => {
    const { value, said } = compile({
      a: { value: 'power * 2', unit: 'kW' },
      b: { value: 'count' },
      c: { value: '2 m * count', unit: 'm', from: 'a guess', suggests: 'height' },
    });
    expect(said).toEqual([]);
    expect(value).toStrictEqual([
      { id: 'a', title: 'A', unit: 'kW', from: 'from power', inputs: ['power'], code: `(r) => (${POWER} * 2)` },
      { id: 'b', title: 'B', from: 'from count', inputs: ['count'], code: '(r) => r.number("count")' },
      {
        ...{ id: 'c', title: 'C', unit: 'm', from: 'from a guess', inputs: ['count'], suggests: 'height' },
        code: '(r) => (2 * r.number("count"))',
      },
    ]);
  });

  it('exists only while its condition holds', () => {
    const { value, said } = compile({ a: { value: '1 / power', unit: '1/kW', when: 'power > 0 and running' } });
    expect(said).toEqual([]);
    expect(value).toStrictEqual([
      {
        ...{ id: 'a', title: 'A', unit: '1/kW', from: 'from power', inputs: ['power', 'running'] },
        code: `(r) => c.only(c.and(c.isAbove(${POWER}, 0), r.flag("running")), c.divide(1, ${POWER}))`,
      },
    ]);
  });

  it('may be a series, which reads its curve', () => {
    const { value, said } = compile({
      a: { value: 'y * 2', unit: 'kW', per: 'output' },
      b: { value: 'y * power', unit: 'kW²', per: 'output', when: 'x > 0 m/s and y / 1 kW > count' },
    });
    expect(said).toEqual([]);
    expect(value).toStrictEqual([
      {
        ...{ id: 'a', title: 'A', unit: 'kW', from: 'from output', inputs: ['p0', 'p1'], per: 'output' },
        code: '(r) => c.series(r.points("output"), (p) => (p.y * 2))',
      },
      {
        ...{ id: 'b', title: 'B', unit: 'kW²', from: 'from output and power', per: 'output' },
        inputs: ['p0', 'p1', 'power', 'count'],
        code: `(r) => c.series(r.points("output"), (p) => (p.y * ${POWER}), (p) => c.and(c.isAbove(p.x, 0), c.isAbove(c.divide(p.y, 1), r.number("count"))))`,
      },
    ]);
  });

  it('names the curves and fields that it comes from once each', () => {
    const { value } = compile({ a: { value: 'max(y of output) / power + min(y of output) / height * 1 m/kW' } });
    expect(value).toMatchObject([{ from: 'from output, power and height', inputs: ['p0', 'p1', 'power', 'height'] }]);
  });

  it('spells a unit that has names', () => {
    const names = { 'x-unit-names': { widget: ['widget', 'widgets'] } } as unknown as Partial<KindFile>;
    const { value, said } = compile({ a: { value: 'count * 1 widget', unit: 'widget' } }, names);
    expect(said).toEqual([]);
    expect(value).toMatchObject([{ unit: 'widget', unitName: 'widgets' }]);
  });
});

describe('faults', () => {
  it('are reported at the value and the condition', () => {
    const { value, said } = compile({ a: { value: 'powr', unit: 'kW', when: 'not runing' } });
    expect(said).toEqual([
      ['powr', 'there is no field "powr". Did you mean "power"?'],
      ['runing', 'there is no field "runing". Did you mean "running"?'],
    ]);
    expect(value).toMatchObject([{ id: 'a', from: 'from ', inputs: [] }]);
  });

  it('of the unit are reported at the unit, and none of the value', () => {
    const { said } = compile({ a: { value: 'powr', unit: 'kW/furlong', when: 'runing' } });
    expect(said).toEqual([
      ['furlong', expect.stringMatching(/^there is no unit "furlong"\./)],
      ['runing', 'there is no field "runing". Did you mean "running"?'],
    ]);
  });

  it('of units are reported', () => {
    const { said } = compile({ a: { value: 'power', unit: 'm' } });
    expect(said).toEqual([['power', expect.stringMatching(/kW.* m\b/)]]);
  });

  it('of the curve of a series are the only ones', () => {
    const { said } = compile({ a: { value: 'yy', unit: 'furlong', per: 'outpt', when: 'z' } });
    expect(said).toEqual([['"per', 'there is no curve "outpt". Did you mean "output"?']]);
    expect(compile({ a: { value: 'yy', per: 'output' } }).said).toHaveLength(1);
  });

  it('of the name and the suggestion are reported', () => {
    const { said } = compile({
      power: { value: 'count' },
      b: { value: '2 m * count', unit: 'm', when: 'height > 1 m', suggests: 'height' },
    });
    expect(said).toEqual([
      ['"power', expect.stringMatching(/^derived value "power" has the name of a field/)],
      ['"suggests', '"b" is calculated from "height", so it can\'t be suggested for it.'],
    ]);
  });

  it('of a circle are reported', () => {
    const { said } = compile({ hen: { value: 'egg', when: 'hen > 1' }, egg: { value: 'hen' } });
    expect(said).toEqual([
      ['egg', expect.stringMatching(/^"egg" is calculated from "hen" in turn/)],
      ['hen > 1', expect.stringMatching(/^"hen" can't be calculated from itself\./)],
      ['hen', expect.stringMatching(/^"hen" is calculated from "egg" in turn/)],
    ]);
    const series = compile({ a: { value: 'a', per: 'output', when: 'a > 1' } });
    expect(series.said.map(([, text]) => text)).toEqual([
      ...Array.from({ length: 2 }, () => expect.stringMatching(/^"a" can't be calculated from itself\./)),
    ]);
  });
});

describe('a value that is too large', () => {
  const sum = (count: number) => Array.from({ length: count }, () => 'count').join(' + ');
  const tooLarge = (id: string, size: number) =>
    `with the values that it names written out, "${id}" has ${size} numbers, names and signs; at most 2000 are allowed. Name each value once, or calculate it from fewer.`;

  it('is reported at the first value that it names, and has no code', () => {
    const { value, said } = compile({ a: { value: '1 + b + b', when: 'nope' }, b: { value: sum(700) } });
    expect(said).toEqual([['b + b', tooLarge('a', 2802)]]);
    expect(value[0]).toStrictEqual({ id: 'a', title: 'A', from: 'from ', inputs: [], code: '' });
  });

  it('is reported at its beginning if it names none', () => {
    expect(compile({ a: { value: sum(1001) } }).said).toEqual([[sum(1001), tooLarge('a', 2001)]]);
    expect(compile({ a: { value: sum(1000) } }).said).toEqual([]);
  });

  it('is reported once, not for those that name it', () => {
    const a = { value: sum(1001) };
    const report = [[sum(1001), tooLarge('a', 2001)]];
    expect(compile({ a, b: { value: '2 * a' } }).said).toEqual(report);
    expect(compile({ a, b: { value: 'count', when: 'a > 1' } }).said).toEqual(report);
  });

  it('that also names itself is reported', () => {
    expect(compile({ a: { value: `a + ${sum(1000)}` } }).said).toEqual([[`a + ${sum(1000)}`, tooLarge('a', 2001)]]);
  });
});
