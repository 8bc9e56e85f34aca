import { describe, expect, it } from 'vitest';
import { kind as wind } from '#generated/kinds/wind.ts';
import { importFiles } from '#model/imports/importFiles.ts';
import { proposeMapping } from '#model/imports/proposeMapping.ts';
import { sampleTable } from '#model/imports/sampleTable.ts';
import { toMapping } from '#model/imports/toMapping.ts';
import { createFile } from './createFile.ts';

async function propose(kind: typeof wind, text: string) {
  return proposeMapping(await sampleTable(createFile(text, 'units.csv')), [[kind.definition]]);
}

describe('the unit of a column', () => {
  it.each([
    ['Hub height [Ellen]', '262', 'Ellen'],
    ['Investment [TEUR/kW]', '1.2', 'TEUR/kW'],
    ['Investment [kEUR/kW]', '1.2', 'kEUR/kW'],
    ['Investment Tsd. [EUR/kW]', '1.2', 'Tsd'],
    ['Investment (TEUR/kW)', '1.2', 'TEUR/kW'],
    ['Rated power (MW net)', '3', 'MW'],
    ['Investment EUR/kW net of tax', '1200', 'EUR/kW'],
  ])('is left to the person where %s says one that is not understood', async (heading, cell, unit) => {
    const { columns } = await propose(wind, `Model;${heading}\nA;${cell}\nB;${cell}\n`);
    expect(columns[1]).toMatchObject({ heading, unit, field: undefined });
    expect(columns[1]).not.toHaveProperty('isAssumed');
  });

  it.each([
    ['Hub height [ft]', 'ft', { hub_height: 79.8576 }],
    ['Hub height (ft)', 'ft', { hub_height: 79.8576 }],
    ['Hub height [feet]', 'feet', { hub_height: 79.8576 }],
    ['Cut-out wind speed [mph]', 'mph', { cut_out_wind_speed: 117.12448 }],
  ])('converts where %s says one that kinds do not have', async (heading, unit, values) => {
    const draft = await propose(wind, `Model;${heading}\nA;262\nB;262\n`);
    expect(draft.columns[1]).toMatchObject({ heading, unit });
    const file = createFile(`Model;${heading}\nA;262\n`);
    const mapping = toMapping(draft, wind.definition);
    for await (const row of importFiles({ mapping, kind: wind, files: new Map([['main', file]]) }))
      expect(row).toMatchObject({ sort: 'component', body: values });
  });

  it('is assumed where the file says none, and taken where it says one', async () => {
    const { columns } = await propose(wind, 'Model;Hub height;Lifetime [a]\nA;90;20\n');
    expect(columns).toMatchObject([
      { heading: 'Model' },
      { field: 'hub_height', unit: 'm', isAssumed: true },
      { field: 'lifetime', unit: 'a' },
    ]);
  });
});

describe('the currency of all prices', () => {
  const found = ({ columns, currency }: Awaited<ReturnType<typeof propose>>) => [
    currency,
    ...columns.slice(1).map(({ field }) => field),
  ];

  it.each([
    ['Investment [EUR/kW];Annual O&M [USD/yr]', ['EUR', 'invest', undefined]],
    ['Investment [USD/kW];Annual O&M [USD/yr]', ['USD', 'invest', 'annual_om']],
  ])('leaves columns of another one out: %s', async (headings, expected) => {
    expect(found(await propose(wind, `Model;${headings}\nA;1100;20\nB;1200;25\n`))).toEqual(expected);
  });
});
