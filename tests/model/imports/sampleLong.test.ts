import { describe, expect, it } from 'vitest';
import { findLong, sampleLong } from '#model/imports/sampleLong.ts';
import { sampleTable } from '#model/imports/sampleTable.ts';
import type { TableSample } from '#model/imports/TableSample.ts';
import { createFile } from './createFile.ts';

/** Columns of headings, each with a cell: 'technology: battery'. */
const createColumns = (...texts: string[]) =>
  texts.map((text) => {
    const [heading = '', ...cells] = text.split(':');
    return { heading, unit: undefined, cells };
  });

describe('a table with one value a line', () => {
  it.each([
    ...[
      'parameter',
      'par',
      'param',
      'variable',
      'property',
      'attribute',
      'quantity',
      'Kenngröße',
      'Kenngroesse',
      'Größe',
    ],
    ...['Merkmal', 'Eigenschaft', 'CORE_METRIC_PARAMETER', ' Parameter '],
  ])('has a column of parameters: %j', (parameter) => {
    const columns = createColumns('technology:battery', `${parameter}:lifetime`, 'value:25');
    expect(findLong(columns)).toStrictEqual({ entity: 'technology', parameter, value: 'value' });
  });

  it.each(['value', 'val', 'values', 'Wert', 'AMOUNT', ' Value '])('has a column of values: %j', (value) => {
    const columns = createColumns('technology:battery', 'parameter:lifetime', `${value}:25`);
    expect(findLong(columns)).toEqual({ entity: 'technology', parameter: 'parameter', value });
  });

  it.each(['unit', 'units', 'Einheit', 'EINHEITEN', ' Unit '])('may have a column of units: %j', (unit) => {
    const columns = createColumns('technology:battery', 'parameter:lifetime', 'value:25', `${unit}:years`);
    expect(findLong(columns)).toEqual({ entity: 'technology', parameter: 'parameter', value: 'value', unit });
  });

  it('may have its values in a column for each year, of which one is chosen or the first is taken', async () => {
    const columns = createColumns('technology:battery', 'parameter:lifetime', '2020:25', '2030:30', '20300:1');
    const found = { entity: 'technology', parameter: 'parameter' };
    expect(findLong(columns)).toEqual({ ...found, value: '2020' });
    expect(findLong(columns, '2030')).toEqual({ ...found, value: '2030' });
    expect(findLong(columns, '2040')).toEqual({ ...found, value: '2020' });
    expect(findLong([...columns, ...createColumns('value:7')], '2030')).toEqual({ ...found, value: 'value' });
    // The other years don't distinguish rows, but are offered.
    const file = createFile('technology,parameter,2020,2030\nbattery,lifetime,25,30\nbattery,lifetime,25,31\n');
    const { long, years, columns: sampled } = await sampleTable(file, { year: '2030' });
    expect({ long, years }).toEqual({ long: { ...found, value: '2030' }, years: ['2020', '2030'] });
    expect(sampled.find(({ heading }) => heading === 'lifetime')?.cells).toEqual(['30']);
    const single = await sampleTable(createFile('technology,parameter,2020\nbattery,lifetime,25\n'));
    expect([single.long?.value, single.years]).toEqual(['2020', undefined]);
  });

  it.each([
    ['no parameters', ['technology:battery', 'value:25']],
    ['no values', ['technology:battery', 'parameter:lifetime']],
    ['nothing that the values are of', ['parameter:lifetime', 'value:25', 'unit:years']],
    ['nothing but numbers beside them', ['parameter:lifetime', 'value:25', 'technology:1', 'year:2030']],
    ['a heading that begins so', ['technology:battery', 'parameters:2', 'value:25']],
    ['a heading that ends so', ['technology:battery', 'parameter:lifetime', 'face value:25']],
    ['a heading of parameters amid others', ['technology:battery', 'main parameter:lifetime', 'value:25']],
    ['a heading of values that goes on', ['technology:battery', 'parameter:lifetime', 'value added:25']],
  ])('is not recognised with %s', (_, texts) => {
    expect(findLong(createColumns(...texts))).toBeUndefined();
  });

  it.each([
    ['technology', ['scenario:low', 'model:A', 'name:B', 'technology:battery']],
    ['Technologie', ['Name:B', 'Technologie:Batterie']],
    ['tech', ['name:B', 'tech:battery']],
    ['name', ['scenario:low', 'type:A', 'name:B']],
    ['Bezeichnung', ['Typ:A', 'Bezeichnung:B']],
    ['entity', ['scenario:low', 'entity:A', 'model:B']],
    ['component_id', ['scenario:low', 'component_id:A']],
    ['Device', ['scenario:low', 'Device:A']],
    ['product name', ['scenario:low', 'product name:A']],
    ['Modell', ['Szenario:tief', 'Modell:A']],
    ['Anlage', ['Szenario:tief', 'Anlage:A']],
    ['plant', ['scenario:low', 'plant:A']],
    ['Unit name', ['scenario:low', 'Unit name:A']],
    ['Typ', ['Szenario:tief', 'Typ:A']],
    ['scenario', ['year:2030', 'scenario:low', 'region:north']],
    ['scenario', ['scenario:1:low', 'my technology:battery', 'technology of store:battery', 'first name:B']],
    ['scenario', ['scenario:low', 'technology:1', 'name:']],
    ['scenario', ['scenario:low', 'name_short:B', 'technology_id:A', 'my model:C']],
  ])('is about its column %j', (entity, texts) => {
    expect(findLong(createColumns('parameter:lifetime', 'value:25', ...texts))?.entity).toBe(entity);
  });

  it.each(['face unit', 'unit price', 'units sold'])('has no units in its column %j', (heading) => {
    const columns = createColumns('technology:battery', 'parameter:lifetime', 'value:25', `${heading}:years`);
    expect(findLong(columns)?.unit).toBeUndefined();
  });

  it('is about a column with words in any of its cells', () => {
    expect(findLong(createColumns('parameter:lifetime', 'value:25', 'plant:1:2:3a'))?.entity).toBe('plant');
  });

  it('has no unit that names what it is about', () => {
    expect(findLong(createColumns('parameter:lifetime', 'value:25', 'unit:years', 'store:battery'))).toEqual({
      entity: 'store',
      parameter: 'parameter',
      value: 'value',
      unit: 'unit',
    });
  });
});

/** The sample of a long table, with what its parameters hold. */
async function sample(lines: readonly string[], signs: Partial<TableSample> = {}) {
  const text = lines.join('\n');
  const headings = lines[(signs.header ?? 1) - 1]?.split(';') ?? [];
  const columns = headings.map((heading) => ({ heading: heading.trim(), unit: undefined, cells: [] }));
  const flat: TableSample = {
    ...{ file: 'costs.csv', format: 'csv', delimiter: ';', decimal: '.', header: 1, firstRow: 2, columns },
    ...signs,
  };
  const long = { entity: 'technology', parameter: 'parameter', value: 'value', unit: 'unit' };
  return sampleLong(createFile(text, 'costs.csv'), flat, long);
}

const table = ({ columns }: TableSample) =>
  columns.map(
    ({ heading, unit, cells }) => `${heading}${unit === undefined ? '' : ` [${unit}]`}: ${cells.join(' | ')}`,
  );

const HEADINGS = 'technology;parameter;value;unit';

describe('the sample of a table with one value a line', () => {
  it('has its parameters as columns, with their units', async () => {
    const found = await sample([
      HEADINGS,
      'battery;investment;142;EUR/kWh',
      'solar; lifetime ;40; years ',
      'battery;efficiency;0.96;',
      'battery;lifetime;25;a',
      ' solar ;investment; 380 ;EUR/kW',
    ]);
    expect(table(found)).toEqual([
      'technology: battery | solar',
      'investment [EUR/kWh]: 142 | 380',
      'lifetime [years]: 25 | 40',
      'efficiency: 0.96 | ',
    ]);
    expect(found).toMatchObject({ file: 'costs.csv', format: 'csv', delimiter: ';', decimal: '.', header: 1 });
    expect(found.long).toEqual({ entity: 'technology', parameter: 'parameter', value: 'value', unit: 'unit' });
  });

  it('keeps the first of several values, and passes lines without a parameter', async () => {
    const lines = [HEADINGS, 'battery;lifetime;25;years', 'battery;lifetime;30;years', 'battery; ;7;m', 'solar;;8;m'];
    expect(table(await sample(lines))).toEqual(['technology: battery | solar', 'lifetime [years]: 25 | ']);
  });

  it('begins with the first line of data', async () => {
    const lines = ['Costs', HEADINGS, 'text;text;number;text', 'battery;lifetime;25;years'];
    expect(table(await sample(lines, { header: 2, firstRow: 4 }))).toEqual([
      'technology: battery',
      'lifetime [years]: 25',
    ]);
  });

  it('is the same where the delimiter is detected', async () => {
    const { delimiter: _, ...signs } = await sample([HEADINGS, 'battery;lifetime;25;years']);
    expect(signs.columns.map(({ heading }) => heading)).toEqual(['technology', 'lifetime']);
  });

  it('has no columns but those of its things where it has no lines', async () => {
    expect(table(await sample([HEADINGS]))).toEqual(['technology: ']);
  });

  it('has the first 60 things', async () => {
    const things = Array.from({ length: 61 }, (_, index) => `battery ${index};lifetime;${index};years`);
    const { columns } = await sample([HEADINGS, ...things, 'battery 59;cycles;7;', 'battery 60;weight;8;']);
    expect(columns.map(({ heading, cells }) => [heading, cells.length, cells.at(-1)])).toEqual([
      ['technology', 60, 'battery 59'],
      ['lifetime', 60, '59'],
      ['cycles', 60, '7'],
      ['weight', 60, ''],
    ]);
  });

  it('has the first 499 parameters, with their values', async () => {
    const lines = Array.from({ length: 501 }, (_, index) => `battery;p${index};${index};`);
    const { columns } = await sample([HEADINGS, ...lines, 'solar;p498;9;', 'solar;p499;9;']);
    expect(columns).toHaveLength(500);
    expect(columns.at(-1)).toEqual({ heading: 'p498', unit: undefined, cells: ['498', '9'] });
  });
});

describe('what else distinguishes the things of a table', () => {
  const also = async (heading: string, ...values: string[]) => {
    const lines = values.map((value) => `battery;lifetime;25;years;${value}`);
    return (await sample([`${HEADINGS};${heading}`, ...lines])).long?.also;
  };

  it('is a column without which a thing would have several values', async () => {
    const found = await sample([
      `${HEADINGS};year;region;scenario`,
      'battery;lifetime;25;years;2030;north;low',
      'battery;lifetime;30;years;2050;north;high',
      'battery;investment;142;EUR/kWh;2030;north;low',
      'solar;lifetime;40;years;2030;south;low',
    ]);
    expect(found.long).toEqual({
      ...{ entity: 'technology', parameter: 'parameter', value: 'value', unit: 'unit' },
      also: ['year', 'scenario'],
    });
    expect(table(found)).toEqual([
      'technology: battery | battery | solar',
      'year: 2030 | 2050 | 2030',
      'scenario: low | high | low',
      'lifetime [years]: 25 | 30 | 40',
      'investment [EUR/kWh]: 142 |  | ',
    ]);
  });

  it('is nothing that is the same for all values of a parameter', async () => {
    expect(await also('year', '2030')).toBeUndefined();
    expect(await also('year', '2030', ' 2030 ')).toBeUndefined();
    expect(await also('year', '2030', '')).toEqual(['year']);
  });

  it('is neither the value nor its unit', async () => {
    const lines = ['battery;lifetime;25;years', 'battery;lifetime;9125;d'];
    expect((await sample([HEADINGS, ...lines])).long).toEqual({
      ...{ entity: 'technology', parameter: 'parameter', value: 'value', unit: 'unit' },
    });
  });

  it.each([
    ...['Source', 'data_source', 'reference', 'ref', 'ref 2', 'page ref', 'note', 'Notes', 'comment', 'Bemerkung'],
    ...['description', 'further_description', 'link', 'URL', 'currency', 'currency_year', 'price year', 'priceyear'],
    ...['default', 'uncertainty', 'Quelle'],
  ])('is no column that says something of a value: %s', async (heading) => {
    expect(await also(heading, 'a', 'b')).toBeUndefined();
  });

  it.each(['year', 'scenario', 'preferred', 'refurbished', 'price', 'price base year', 'xref'])(
    'may be any other: %s',
    async (heading) => {
      expect(await also(heading, 'a', 'b')).toEqual([heading]);
    },
  );
});
