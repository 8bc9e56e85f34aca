import { expect, it } from 'vitest';
import { compileCurve } from '#codegen/imports/compileCurve.ts';
import type { MappingFile } from '#codegen/imports/MappingFile.ts';
import { importContext } from './importContext.ts';

const columns: MappingFile['columns'] = {
  series: { column: 'P at {x} km/h', type: 'series', unit: 'W', x: 'km/h' },
  bare: { column: 'P at {x}', type: 'series' },
  faulty: { column: 'P at {x}', type: 'series', unit: 'furlong', x: 'm/s' },
  x: { column: 'Load', type: 'list' },
  electric: { column: 'El', type: 'list', unit: '%' },
  thermal: { column: 'Th', type: 'list', unit: 'MW' },
  single: { column: 'n' },
};

function compile(name: string, curve: string | string[]) {
  const context = importContext({ columns, fields: { [name]: { curve } } });
  const value = compileCurve(name, curve, { ...context, path: ['fields', name] });
  return { value, used: [...context.report.used], problems: context.list().map((text) => text.replace(/^\d+ /, '')) };
}

it('a series of columns gives the points of a curve', () => {
  expect(compile('output', 'series')).toEqual({
    value: {
      ...{ sort: 'curve', x: 'series', xRatio: ['5', '18'] },
      y: [{ column: 'series', ratio: ['1', '1000'] }],
    },
    used: ['series'],
    problems: [],
  });
});

it('lists give x and each y of a curve', () => {
  expect(compile('efficiency', ['electric', 'electric', 'thermal'])).toEqual({
    value: {
      ...{ sort: 'curve', x: 'electric', xRatio: ['1', '1'] },
      y: [
        { column: 'electric', ratio: ['1', '1'] },
        { column: 'thermal', ratio: ['1000', '1'] },
      ],
    },
    used: ['electric', 'thermal'],
    problems: [],
  });
});

it.each<[what: string, name: string, curve: string | string[], problems: string[]]>([
  [
    'units that do not fit',
    'output',
    'bare',
    [
      'is in no unit, which can\'t be converted into m/s. Correct the "unit" of the column.',
      'is in no unit, which can\'t be converted into kW. Correct the "unit" of the column.',
    ],
  ],
  [
    'a unit that is reported elsewhere',
    'output',
    'faulty',
    ['is in no unit, which can\'t be converted into kW. Correct the "unit" of the column.'],
  ],
  ['a column that does not exist', 'output', 'serie', ['there is no column "serie". Did you mean "series"?']],
  [
    'a curve that does not exist, with a list',
    'outpt',
    'x',
    ['"x" is a column of type "list", but a series is needed here. Give it "type": "series".'],
  ],
  [
    'a curve that does not exist, with a number',
    'outpt',
    ['single'],
    ['"single" is a column of type "number", but a list is needed here. Give it "type": "list".'],
  ],
  ['a curve that does not exist, with a name of all objects', 'outpt', 'toString', ['there is no column "toString".']],
  ['too few lists', 'efficiency', ['electric', 'electric'], ['the curve has 2 series of values, but 1 is given.']],
  [
    'too many lists',
    'efficiency',
    ['electric', 'electric', 'thermal', 'x'],
    ['the curve has 2 series of values, but 3 are given.'],
  ],
  [
    'a series for several y',
    'efficiency',
    'series',
    [
      'the curve has 2 series of values, but 1 is given.',
      'is in km/h, which can\'t be converted into %. Correct the "unit" of the column.',
      'is in W, which can\'t be converted into %. Correct the "unit" of the column.',
    ],
  ],
])('%s: the problems are listed', (_what, name, curve, problems) => {
  expect(compile(name, curve).problems).toEqual(problems);
});

it('a fault of one list has its place', () => {
  const context = importContext({ columns, fields: { efficiency: { curve: ['electric', 'single', 'thermal'] } } });
  compileCurve('efficiency', ['electric', 'single', 'thermal'], { ...context, path: ['fields', 'efficiency'] });
  const text = JSON.stringify({ columns, fields: { efficiency: { curve: ['electric', 'single', 'thermal'] } } });
  expect(context.report.problems.map(({ column }) => text.slice(column - 1))).toEqual(['"single","thermal"]}}}']);
});
