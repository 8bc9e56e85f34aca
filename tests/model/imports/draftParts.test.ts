import { describe, expect, it } from 'vitest';
import {
  filledUnit,
  findCurrency,
  findFilled,
  findType,
  headingsOfSeries,
  isOfNumbers,
  isOfOtherCurrency,
  isWritten,
  listCurves,
  usedColumns,
} from '#model/imports/draftParts.ts';
import type { DraftColumn } from '#model/imports/MappingDraft.ts';
import {
  createColumn,
  createDefinition,
  createDraft,
  EFFICIENCY,
  POWER,
  TURBINE,
} from '../../fixtures/importDrafts.ts';

const LIST = { sort: 'list', separators: [';'], take: 'min' } as const;
const SERIES = { sort: 'series', headings: ['P_3', 'P_4', 'P_5'], unit: 'm/s' } as const;
const [, THERMAL] = EFFICIENCY.y;

/** What a column fills, its unit, whether that is of numbers, and how its cells are read. */
function look(own: Partial<DraftColumn>) {
  const column = createColumn('Column', own);
  const filled = findFilled(column, TURBINE);
  return [filled, filled && filledUnit(filled), filled && isOfNumbers(filled), findType(column, TURBINE)];
}

const field = (name: string) => ({ sort: 'field', field: TURBINE.fields[name] });

describe('a column of a draft', () => {
  it.each<[fills: string, own: Partial<DraftColumn>, expected: unknown[]]>([
    ['nothing', {}, [undefined, undefined, undefined, 'text']],
    ['nothing that the kind has', { field: 'mast' }, [undefined, undefined, undefined, 'text']],
    ['a number', { field: 'hub_height' }, [field('hub_height'), 'm', true, 'number']],
    ['a whole number', { field: 'blades' }, [field('blades'), undefined, true, 'number']],
    ['a number with one of a list', { field: 'hub_height', holds: LIST }, [field('hub_height'), 'm', true, 'list']],
    ['a whole number with one of a list', { field: 'blades', holds: LIST }, [field('blades'), undefined, true, 'list']],
    ['a text', { field: 'description' }, [field('description'), undefined, false, 'text']],
    ['a choice', { field: 'currency' }, [field('currency'), undefined, false, 'text']],
    ['a flag', { field: 'offshore' }, [field('offshore'), undefined, false, 'flag']],
    ['a flag with a list', { field: 'offshore', holds: LIST }, [field('offshore'), undefined, false, 'flag']],
    ['a curve', { field: 'power', holds: SERIES }, [{ sort: 'series', curve: POWER }, 'kW', true, 'series']],
    ['no curve that the kind has', { field: 'noise', holds: SERIES }, [undefined, undefined, undefined, 'text']],
    ['no field with a series', { field: 'hub_height', holds: SERIES }, [undefined, undefined, undefined, 'text']],
    ['no curve with single values', { field: 'power' }, [undefined, undefined, undefined, 'text']],
    ['no axis with single values', { field: 'power.x' }, [undefined, undefined, undefined, 'text']],
    ['no curve with a list', { field: 'power', holds: LIST }, [undefined, undefined, undefined, 'text']],
    [
      'the x of a curve',
      { field: 'power.x', holds: LIST },
      [{ sort: 'axis', part: { curve: POWER, axis: 'x', id: 'power.x', shape: POWER.x } }, 'm/s', true, 'list'],
    ],
    [
      'a line of a curve',
      { field: 'efficiency.y1', holds: LIST },
      [
        { sort: 'axis', part: { curve: EFFICIENCY, axis: 1, id: 'efficiency.y1', shape: THERMAL } },
        undefined,
        true,
        'list',
      ],
    ],
  ])('fills %s', (_, own, expected) => {
    expect(look(own)).toEqual(expected);
  });

  it('fills a curve without lines in no unit', () => {
    const definition = createDefinition({ curves: { power: { ...POWER, y: [] } } });
    const filled = findFilled(createColumn('P_{x}', { field: 'power', holds: SERIES }), definition);
    expect(filled && [filled.sort, filledUnit(filled)]).toEqual(['series', undefined]);
  });
});

describe('the currency of all prices', () => {
  it.each<[currency: string | undefined, draft: Parameters<typeof findCurrency>[0]]>([
    ['USD', { columns: [], currency: 'USD' }],
    ['EUR', { columns: [] }],
    ['EUR', { columns: [createColumn('Invest', { field: 'invest' })], currency: undefined }],
    [undefined, { columns: [createColumn('Currency', { field: 'currency' })], currency: 'USD' }],
    [
      undefined,
      { columns: [createColumn('Invest', { field: 'invest' }), createColumn('Currency', { field: 'currency' })] },
    ],
  ])('is %s', (currency, draft) => {
    expect(findCurrency(draft, TURBINE)).toBe(currency);
  });

  it('is undefined where the kind has none, and empty where it has no default', () => {
    expect(findCurrency({ columns: [], currency: 'USD' }, createDefinition({}))).toBeUndefined();
    const definition = createDefinition({ fields: { currency: { type: 'choice' } } });
    expect(findCurrency({ columns: [] }, definition)).toBe('');
    expect(findCurrency({ columns: [], currency: 'USD' }, definition)).toBe('USD');
  });

  it.each<[isOther: boolean, own: string | undefined, all: string | undefined]>([
    [true, 'USD', 'EUR'],
    [false, 'EUR', 'EUR'],
    [false, undefined, 'EUR'],
    [false, 'USD', undefined],
    [false, undefined, undefined],
  ])('is another one: %s, for %s among prices in %s', (isOther, own, all) => {
    const column = createColumn('Invest', own === undefined ? {} : { currency: own });
    expect(isOfOtherCurrency(column, all)).toBe(isOther);
  });
});

it('columns are used for the name or for what they fill', () => {
  const columns = [
    createColumn('Maker'),
    createColumn('Model'),
    createColumn('Site'),
    createColumn('Hub', { field: 'hub_height' }),
    createColumn('Mast', { field: 'mast' }),
  ];
  const used = (name: string) => usedColumns(createDraft(columns, { name }), TURBINE).map(({ id }) => id);
  expect(used('{maker} {model}')).toEqual(['maker', 'model', 'hub']);
  expect(used('Turbine')).toEqual(['hub']);
});

describe('the curves of a draft', () => {
  const speed = createColumn('Speed', { field: 'power.x', holds: LIST });
  const power = createColumn('Power', { field: 'power.y0', holds: LIST });
  const load = createColumn('Load', { field: 'efficiency.x', holds: LIST });
  const electric = createColumn('Electric', { field: 'efficiency.y0', holds: LIST });
  const thermal = createColumn('Thermal', { field: 'efficiency.y1', holds: LIST });
  const series = createColumn('P_{x}', { field: 'power', holds: SERIES });

  it.each([
    ['a series is x and y', [series], [['power', series, [series]]]],
    ['lists are x and y', [power, speed], [['power', speed, [power]]]],
    ['a series goes before lists', [speed, power, series], [['power', series, [series]]]],
    ['lines are in their order', [thermal, electric, load], [['efficiency', load, [electric, thermal]]]],
    ['one list is both lines', [load, thermal], [['efficiency', load, [thermal, thermal]]]],
    ['the first list is both lines', [load, electric], [['efficiency', load, [electric, electric]]]],
    ['x alone is no curve', [speed], []],
    ['y alone is no curve', [power, thermal], []],
    ['x of another curve is none', [load, power], []],
    ['single values are no points', [speed, createColumn('Power', { field: 'power.y0' })], []],
    ['a list of the curve itself is no series', [{ ...series, holds: LIST }, speed], []],
    [
      'several are in the order of the kind',
      [load, electric, series],
      [
        ['power', series, [series]],
        ['efficiency', load, [electric, electric]],
      ],
    ],
  ] as [string, DraftColumn[], [string, DraftColumn, DraftColumn[]][]][])('%s', (_, columns, curves) => {
    expect(listCurves(createDraft(columns), TURBINE).map(({ curve, x, y }) => [curve.id, x, y])).toEqual(curves);
  });
});

it('the headings of series are those of all series that are used', () => {
  const columns = [
    createColumn('P_{x}', { holds: SERIES }),
    createColumn('Hub'),
    createColumn('Lists', { holds: LIST }),
    createColumn('Noise {x}', { holds: { ...SERIES, headings: ['Noise 3', 'P_3'] } }),
  ];
  expect([...headingsOfSeries(columns)]).toEqual(['P_3', 'P_4', 'P_5', 'Noise 3']);
  expect([...headingsOfSeries([])]).toEqual([]);
});

describe('a unit is written in other letters', () => {
  it.each<[isOther: boolean, own: Partial<DraftColumn>, type: string]>([
    [true, { written: '[kW]', unit: 'kW' }, 'number'],
    [true, { written: '[kW]', unit: 'kW', holds: LIST }, 'list'],
    [true, { written: '[-]', unit: '' }, 'number'],
    [false, { written: 'kW', unit: 'kW' }, 'number'],
    [false, { written: undefined, unit: 'kW' }, 'number'],
    [false, { written: '[kW]', unit: 'kW' }, 'text'],
    [false, { written: '[kW]', unit: 'kW' }, 'flag'],
    [false, { written: '[kW]', unit: 'kW', holds: SERIES }, 'number'],
    [false, { written: '[kW]', unit: 'kW', holds: SERIES }, 'series'],
  ])('%s for %j as %s', (isOther, own, type) => {
    expect(isWritten(createColumn('Power', own), type)).toBe(isOther);
  });
});
