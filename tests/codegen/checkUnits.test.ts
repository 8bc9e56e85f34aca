import { expect, it } from 'vitest';
import { checkUnits } from '#codegen/checkUnits.ts';
import type { KindFile } from '#codegen/KindFile.ts';
import { placedProblems } from '../fixtures/placedProblems.ts';
import { mergedKind } from './mergedKind.ts';

function check(file: Partial<KindFile>): { problems: string[]; names: string[] } {
  const kind = mergedKind(file);
  const { problems, names } = checkUnits(kind);
  return { problems: placedProblems(problems, kind.source), names: [...names] };
}

const UNKNOWN = 'there is no unit "kw". Did you mean "kW"?';

it('units that can be read are fine, and so is none', () => {
  expect(
    check({
      properties: {
        a: { type: 'number', 'x-unit': 'kW' },
        b: { type: 'number' },
        c: { type: 'number', 'x-unit': 'fan' },
      },
      'x-unit-names': { fan: ['fan', 'fans'] },
    }),
  ).toEqual({ problems: [], names: [] });
});

it('units of fields and of columns are reported', () => {
  expect(
    check({
      properties: {
        a: { type: 'number', 'x-unit': 'kW/(kw)' },
        b: { type: 'number', 'x-unit': '1' },
        c: { type: 'number', 'x-unit': 'm' },
        rows: { type: 'array', items: { type: 'object', properties: { d: { type: 'number', 'x-unit': 'kw' } } } },
      },
    }),
  ).toEqual({
    problems: [
      `properties.a.x-unit@4: ${UNKNOWN}`,
      'properties.b.x-unit@0: "1" is not a unit. A number without a unit states none: remove it.',
      `properties.rows.items.properties.d.x-unit@0: ${UNKNOWN}`,
    ],
    names: ['a', 'b', 'd'],
  });
});

it('units of the axes of a map are reported', () => {
  const map = { x: { title: 'X', unit: 'kw' }, y: { title: 'Y' }, z: { title: 'Z', unit: 'kW/kw' } };
  expect(check({ properties: { a: { type: 'object', 'x-map': map } } })).toEqual({
    problems: [`properties.a.x-map.x.unit@0: ${UNKNOWN}`, `properties.a.x-map.z.unit@3: ${UNKNOWN}`],
    names: ['a'],
  });
});

it('units of a numbered curve are reported at the curve alone', () => {
  expect(
    check({
      'x-curves': {
        power: {
          title: 'Power',
          x: { title: 'X', unit: 'kw', from: 0, to: 2 },
          y: [
            { title: 'Y', unit: 'm', fields: 'p{x}', default: [1, 2, 3] },
            { title: 'Z', unit: 'm/kw', fields: 'q{x}', default: [1, 2, 3] },
          ],
        },
        other: {
          title: 'Other',
          x: { title: 'X', unit: 'm', from: 0, to: 2 },
          y: [{ title: 'Y', unit: 'm', fields: 'r{x}', default: [1, 2, 3] }],
        },
      },
    }),
  ).toEqual({
    problems: [`x-curves.power.x.unit@0: ${UNKNOWN}`, `x-curves.power.y.1.unit@2: ${UNKNOWN}`],
    names: ['power'],
  });
});

it('the units of the lists of a curve are their own', () => {
  const list = { type: 'string', title: 'L', 'x-list': 'numbers', 'x-unit': 'kw' } as const;
  expect(
    check({
      properties: { loads: list, shares: { ...list, 'x-unit': 'm' } },
      'x-curves': { c: { title: 'C', x: { title: 'X', field: 'loads' }, y: [{ title: 'Y', field: 'shares' }] } },
    }),
  ).toEqual({ problems: [`properties.loads.x-unit@0: ${UNKNOWN}`], names: ['loads'] });
});
