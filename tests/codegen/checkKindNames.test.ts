import { describe, expect, it, test } from 'vitest';
import { checkKindNames } from '#codegen/checkKindNames.ts';
import type { CheckedKind } from '#codegen/emit.ts';
import { toSource } from './mergedKind.ts';
import { run, smallTexts } from './schemaTexts.ts';

const TURBINE = smallTexts().get('schemas/kinds/turbine.json') ?? '';

/** A second kind, with these names beside the turbine's own. */
async function report(id: string, { title = 'Other', plural = 'Others', order = 16 } = {}) {
  const text = TURBINE.replace('"$id": "turbine"', `"$id": "${id}"`)
    .replace('"title": "Turbine"', `"title": "${title}"`)
    .replace('"plural": "Turbines"', `"plural": "${plural}"`)
    .replace('"order": 15', `"order": ${order}`);
  const { reported, warned } = await run(smallTexts({ [`schemas/kinds/${id}.json`]: text }));
  return { reported, warned };
}

test('kinds with distinct names are accepted', async () => {
  expect(await report('other')).toEqual({ reported: [], warned: [] });
});

test.each([
  ['turbine_write', 'schemas/kinds/turbine_write.json:3:3', 'TurbineWrite', 'schemas/kinds/turbine.json'],
  ['turb_1ne', '', '', ''],
])('a kind called %s is refused where clients would confuse it', async (id, place, name, other) => {
  const message = `generated clients would call this "${name}", which is what they call ${other} or a part of it.`;
  expect((await report(id)).reported).toEqual(place === '' ? [] : [`${place} ${message} Choose another name.`]);
});

test('two kinds that differ by an underscore are refused', async () => {
  const text = (id: string) => TURBINE.replace('"$id": "turbine"', `"$id": "${id}"`);
  const { reported } = await run(
    smallTexts({ 'schemas/kinds/gas1.json': text('gas1'), 'schemas/kinds/gas_1.json': text('gas_1') }),
  );
  expect(reported).toEqual([
    'schemas/kinds/gas_1.json:3:3 generated clients would call this "Gas1", which is what they call schemas/kinds/gas1.json or a part of it. Choose another name.',
  ]);
});

test('a kind and an example of one name are refused', async () => {
  const { reported } = await run(smallTexts({ 'schemas/examples/turbine.json': TURBINE }));
  expect(reported).toEqual([
    'schemas/examples/turbine.json:3:3 generated clients would call this "Turbine", which is what they call schemas/kinds/turbine.json or a part of it. Choose another name.',
  ]);
});

test.each([
  [
    { order: 15 },
    'schemas/kinds/turbine.json:5:52 warning: "Other" has the order 15 as well, so their cards are sorted by name. Choose another.',
  ],
  [
    { title: 'Turbine' },
    `schemas/kinds/other.json:4:3 warning: schemas/kinds/turbine.json has the title "Turbine" as well, so planners can't tell them apart. Choose another.`,
  ],
  [
    { plural: 'Turbines' },
    `schemas/kinds/other.json:5:15 warning: schemas/kinds/turbine.json has the plural "Turbines" as well, so planners can't tell them apart. Choose another.`,
  ],
])('a card with %j is warned of', async (words, warning) => {
  expect(await report('other', words)).toEqual({ reported: [], warned: [warning] });
});

test('a family that another kind writes otherwise is warned of', async () => {
  const text = (id: string, order: number, family: string) =>
    TURBINE.replace('"$id": "turbine"', `"$id": "${id}"`)
      .replace('"title": "Turbine"', `"title": "${id}"`)
      .replace('"plural": "Turbines"', `"plural": "${id}", "family": "${family}"`)
      .replace('"order": 15', `"order": ${order}`);
  const { reported, warned } = await run(
    smallTexts({
      'schemas/kinds/a1.json': text('a1', 16, 'Heat'),
      'schemas/kinds/a2.json': text('a2', 17, 'heat'),
      'schemas/kinds/a3.json': text('a3', 18, 'Heat'),
    }),
  );
  expect({ reported, warned }).toEqual({
    reported: [],
    warned: [
      'schemas/kinds/a2.json:5:31 warning: schemas/kinds/a1.json writes this family "Heat", so the two would be listed apart. Write both the same way.',
    ],
  });
});

describe('kinds in any order', () => {
  const toKind = (id: string, words: { title?: string; order?: number; family?: string | undefined }) => {
    const { title = id, order = 1, family } = words;
    const plural = title;
    const source = toSource(`kinds/${id}.json`, { $id: id, title, 'x-kind': { plural, order, family } });
    return { source, kind: { source: source.file, summary: { title, order, family, plural } } };
  };
  const check = (...made: ReturnType<typeof toKind>[]) =>
    checkKindNames(
      made.map(({ source }) => source),
      made.map(({ kind }) => kind as unknown as CheckedKind),
    ).map(({ file, message }) => `${file} ${message}`);

  it('have a name that is no part of another', () => {
    const [first, second] = [toKind('gas_write', { order: 1 }), toKind('gas', { order: 2 })];
    expect(check(first, second)).toEqual([
      'schemas/kinds/gas.json generated clients would call this "GasWrite", which is what they call schemas/kinds/gas_write.json or a part of it.',
    ]);
  });

  it('are each compared with the first', () => {
    expect(check(toKind('a', {}), toKind('b', {}), toKind('c', {}))).toEqual([
      'schemas/kinds/b.json "a" has the order 1 as well, so their cards are sorted by name.',
      'schemas/kinds/c.json "a" has the order 1 as well, so their cards are sorted by name.',
    ]);
    expect(check(...['gas1', 'gas_1', 'gas1'].map((id, order) => toKind(id, { order, title: `${order}` })))).toEqual(
      ['gas_1', 'gas1'].map(
        (id) =>
          `schemas/kinds/${id}.json generated clients would call this "Gas1", which is what they call schemas/kinds/gas1.json or a part of it.`,
      ),
    );
  });

  it.each([
    ['Wind power', 'Windpower', true],
    ['Wind power', 'wind-power', true],
    ['Wind', 'Water', false],
    ['Wind power', 'Wind power', false],
    [undefined, 'Wind', false],
  ])('may have the families %j and %j', (one, other, isAlike) => {
    expect(check(toKind('a', { order: 1, family: one }), toKind('b', { order: 2, family: other }))).toEqual(
      isAlike
        ? [`schemas/kinds/b.json schemas/kinds/a.json writes this family "${one}", so the two would be listed apart.`]
        : [],
    );
  });
});
