import { expect, it } from 'vitest';
import type { DraftColumn } from '#model/imports/MappingDraft.ts';
import { proposeName } from '#model/imports/proposeName.ts';
import { createColumn, createSample } from '../../fixtures/importDrafts.ts';

type Own = Parameters<typeof createSample>[1];

const SERIES: DraftColumn = createColumn('P_{x}', {
  id: 'series',
  holds: { sort: 'series', headings: ['P_3', 'P_4', 'P_5'], unit: 'm/s' },
});

/** The name of a table whose cells are 'a', 'b' where nothing else is given. */
function findName(
  columns: Record<string, readonly string[]>,
  own: Own = {},
  more: readonly DraftColumn[] = [],
): string {
  const drafts = Object.keys(columns).map((heading) =>
    createColumn(heading, { id: heading.toLowerCase().replaceAll(' ', '_') }),
  );
  return proposeName(createSample(columns, own), [...more, ...drafts]);
}

const AB = ['a', 'b'];
const texts = (...headings: string[]) => Object.fromEntries(headings.map((heading) => [heading, AB]));

it.each([
  [['Site', 'Name'], '{name}'],
  [['Site', 'Bezeichnung'], '{bezeichnung}'],
  [['Site', 'Title'], '{title}'],
  [['Site', 'Titel'], '{titel}'],
  [['Plant name', 'Name'], '{name}'],
  [['Site', 'Plant name', 'Fuel'], '{plant_name}'],
  [['Site', 'Filename'], '{site}'],
  [['Site', 'Title page'], '{site}'],
  [['Site', 'Subtitle'], '{site}'],
  [['Name', 'Manufacturer', 'Model'], '{name}'],
  [['Model', 'Manufacturer'], '{manufacturer} {model}'],
  [['Hersteller', 'Modell'], '{hersteller} {modell}'],
  [['Brand', 'Product'], '{brand} {product}'],
  [['Marke', 'Produkt'], '{marke} {produkt}'],
  [['Vendor', 'Type'], '{vendor} {type}'],
  [['Maker', 'Typ'], '{maker} {typ}'],
  [['Site', 'Typenbezeichnung'], '{typenbezeichnung}'],
  [['Site', 'Turbine_type'], '{turbine_type}'],
  [['Site', 'Technology'], '{technology}'],
  [['Site', 'Fuel type'], '{site}'],
  [['Site', 'Type of fuel'], '{site}'],
  [['Site', 'Model'], '{model}'],
])('the name of columns %j is %s', (headings, name) => {
  expect(findName(texts(...headings))).toBe(name);
});

it('a maker alone is no name: the texts that differ most are', () => {
  expect(findName({ Maker: ['Acme', 'Acme', 'Acme'], Site: ['North', 'South', 'South'], Code: ['a', 'b', 'c'] })).toBe(
    '{code}',
  );
  expect(findName({ Maker: ['Acme', 'Acme'] })).toBe('{maker}');
});

it('the first of texts that differ as much is the name', () => {
  expect(findName({ Year: ['2020', '2030'], Fuel: ['gas', 'oil'], Site: ['North', 'South'] })).toBe('{fuel}');
});

it('columns of numbers are no name, unless there are no others', () => {
  expect(findName({ Model: ['117', '150'], Site: ['North', 'South'] })).toBe('{site}');
  expect(findName({ Model: ['117', 'N150'], Site: ['North', 'South'] })).toBe('{model}');
  expect(findName({ Height: ['90', '100'], Power: ['2', '3'] })).toBe('{height}');
  expect(findName({})).toBe('');
});

it('series are no name', () => {
  expect(findName({ Model: AB, P_3: ['0', '0'] }, {}, [SERIES])).toBe('{model}');
  expect(findName({ Hub: ['90', '100'] }, {}, [SERIES])).toBe('{hub}');
  expect(findName({}, {}, [SERIES])).toBe('');
});

it('a table with one value per line is named by what distinguishes its lines', () => {
  const long = { entity: 'Technology', parameter: 'Par', value: 'Val' };
  const columns = { Name: AB, Year: ['2020', '2030'], Technology: AB };
  expect(findName(columns, { long })).toBe('{technology}');
  expect(findName(columns, { long: { ...long, also: ['Year'] } })).toBe('{technology} {year}');
  expect(findName(columns, { long: { ...long, also: ['Scenario', 'Year'] } })).toBe('{technology} {year}');
});

it('a table with one point per line is named by its group', () => {
  expect(findName({ Name: AB, Turbine: AB }, { group: 'Turbine' })).toBe('{turbine}');
});
