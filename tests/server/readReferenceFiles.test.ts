import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadKind } from '#generated/kinds.ts';
import type { Kinds } from '#server/kinds.ts';
import { Refused } from '#server/Refused.ts';
import { readReferenceFiles } from '#server/reference/readReferenceFiles.ts';
import { isOpen } from './isOpen.ts';

const folder = mkdtempSync(join(tmpdir(), 'q-system-sets-'));
afterAll(() => rmSync(folder, { recursive: true }));

let kinds: Kinds;
beforeAll(async () => {
  const names = ['basicstorage', 'heater', 'oilfiredheater', 'converter'] as const;
  kinds = new Map(await Promise.all(names.map(async (name) => [name, await loadKind[name]()] as const)));
});

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
const read = (paths: string[], mapping?: string) => readReferenceFiles(paths, { kinds, mapping });
/** The message with which files are refused. */
const refuse = async (paths: string[], mapping?: string) => {
  const refused = await read(paths, mapping).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refused);
  return refused instanceof Refused ? refused.message : '';
};

const ABOUT = { name: 'own', title: 'Our stores', subclass: 'basicstorage', source: 'Sheets', licence: 'internal' };
const OWN = { ...ABOUT, entries: [{ name: 'Box 1', capacity: 9 }, { name: 'Box 2' }] };
const KNOWN =
  /^(.*) the headings\. There are bslib_batteries, cea_gas_boilers, (\w+, )+keymark_heat_pumps, oedb_turbines\.$/;

const BATTERY_HEADINGS = [
  ...['ID', 'Manufacturer (PE)', 'Model (PE)', 'Manufacturer (BAT)', 'Model (BAT)', 'Type [-coupled]'],
  ...['P_BAT2AC_out [W]', 'E_BAT_usable [kWh]', 'eta_BAT'],
].join();
const BATTERIES = [
  BATTERY_HEADINGS,
  'S1,Generic,AC-System,,,AC,1000,2,95',
  'S2,Siemens,Junelight,,,AC,3000,,96',
  'S3,Kostal,Plenticore,,,DC,3000,6,94',
];
const BOILERS = [
  'description,code,type,cap_max,unit,min_eff_rating,currency,a,b,c,d,e,LT_yr,O&M_%,reference',
  'gas boiler,BO1,gas,90000,W,0.82,USD-2015,22505,0.3,1,0,0,20,5,ASHRAE',
  'wood boiler,BO2,wood,90000,W,0.7,USD-2015,22505,0.3,1,0,0,20,5,ASHRAE',
  'oil boiler,BO3,oil,90000,W,0.7,USD-2015,22505,0.3,1,0,0,20,5,ASHRAE',
];
const batteries = (rows: readonly string[] = BATTERIES) => write('batteries.csv', rows.join('\n'));
const boilers = () => write('boilers.csv', BOILERS.join('\n'));

describe('a set that is written as JSON', () => {
  it.each(['own.json', 'OWN.JSON'])('is read as it is from %s', async (name) => {
    expect(await read([write(name, JSON.stringify(OWN))])).toEqual([{ file: OWN, faults: [], skipped: 0 }]);
  });

  it('is not among several files', async () => {
    const path = write('own.json', JSON.stringify(OWN));
    expect(await refuse([path, write('other.json', JSON.stringify(OWN))])).toMatch(KNOWN);
  });

  it('is not one where a mapping is named', async () => {
    const path = write('own.json', JSON.stringify(OWN));
    expect(await refuse([path], 'bslib_batteries')).toMatch(KNOWN);
  });

  it('is refused with the reason where the file is not JSON', async () => {
    const path = write('torn.json', '{"name": ');
    await expect(read([path])).rejects.toMatchObject({
      message: 'torn.json is not JSON',
      cause: expect.any(SyntaxError),
    });
  });

  it.each([['null'], ['7'], ['[]'], ['{"name": "own"}'], ['{"entries": "all"}']])(
    'is not one without a list of entries: %s',
    async (text) => {
      expect((await refuse([write('else.json', text)])).replace(KNOWN, '$1')).toBe(
        'No mapping of schemas/imports fits',
      );
    },
  );

  it.each<[needs: string, document: object]>([
    ['name, title, subclass, source, licence', { entries: [] }],
    ['title', { ...OWN, title: undefined }],
    ['licence', { ...OWN, licence: '' }],
    ['name, source', { ...OWN, name: 7, source: null }],
  ])('needs %s', async (needs, document) => {
    const path = write('bare.json', JSON.stringify(document));
    expect(await refuse([path])).toBe(`bare.json needs ${needs} besides its entries`);
  });

  it.each([
    [1, ['Box 1', { name: 'Box 2' }]],
    [3, [{ name: 'Box 1' }, { name: 'Box 2' }, null, 4]],
  ])('is refused for its entry %i where that is not a component', async (entry, entries) => {
    const path = write('mixed.json', JSON.stringify({ ...OWN, entries }));
    expect(await refuse([path])).toBe(`mixed.json: entry ${entry} is not a component`);
  });

  it('may have no entries', async () => {
    const none = { ...OWN, entries: [] };
    expect(await read([write('none.json', JSON.stringify(none))])).toMatchObject([{ file: none }]);
  });
});

describe('a set of tables', () => {
  it('has the entries of all sound rows with their sources, and a fault for each other one', async () => {
    const [set, ...others] = await read([batteries()]);
    expect(others).toEqual([]);
    expect(set?.file).toMatchObject({
      ...{ name: 'bslib_batteries', title: 'Home storage systems (bslib)', subclass: 'basicstorage' },
      ...{ source: 'bslib, from the Energy Storage Inspection of HTW Berlin', licence: 'CC-BY-4.0' },
      ...{ url: 'https://github.com/RE-Lab-Projects/bslib', citation: expect.stringContaining('PerMod') },
      edition: undefined,
      entries: [
        { name: 'Generic AC-System', capacity: 2, description: 'AC-coupled, S1' },
        { name: 'Kostal Plenticore', capacity: 6, battery_efficiency: 0.94 },
      ],
    });
    expect(set?.file.entries[0]?.sources).toMatchObject({
      capacity: { source: expect.stringContaining('bslib'), page: expect.stringContaining('E_BAT_usable') },
    });
    expect(set?.faults).toEqual([
      'batteries.csv:3:8 E_BAT_usable [kWh] is blank: a battery needs a capacity. Fill it in.',
    ]);
    expect(set?.skipped).toBe(0);
  });

  it('counts the rows that its mapping skips, which are no faults', async () => {
    const [set] = await read([boilers()]);
    expect([set?.file.entries.length, set?.skipped, set?.faults]).toEqual([1, 2, []]);
    expect(set?.file.entries[0]).toMatchObject({ subclass: 'heater' });
  });

  it('leaves out columns that its mapping does not know', async () => {
    const [set] = await read([batteries(BATTERIES.map((row, index) => `${row},${index === 0 ? 'colour' : 'red'}`))]);
    expect([set?.file.entries.length, set?.skipped, set?.faults.length]).toEqual([2, 0, 1]);
  });

  it('is refused as a whole where its file is faulty', async () => {
    const headings = 'Name,Paco,Pdco,Pso,C0,Vac,CEC_Date,CEC_Type';
    const path = write('inverters.csv', [headings, 'Units,K,W,W,1/W,V,,', '', 'Micro,250,259,2,-1,208,,'].join('\n'));
    expect(await refuse([path])).toMatch(/^inverters\.csv:2:2 Paco is in "K", but the mapping expects .*\. Change /);
  });

  it('is refused where this server does not have the kind', async () => {
    await expect(readReferenceFiles([batteries()], { kinds: new Map() })).rejects.toThrow(
      new Refused('bslib_batteries makes components of basicstorage, which this server does not have'),
    );
  });

  it('is read beside those of other mappings that fit', async () => {
    const sets = await read([boilers(), batteries()]);
    expect(sets.map(({ file }) => [file.name, file.entries.length])).toEqual([
      ['bslib_batteries', 2],
      ['cea_gas_boilers', 1],
      ['cea_oil_boilers', 1],
    ]);
  });

  it('is the only one whose mapping is named', async () => {
    const sets = await read([boilers(), batteries()], 'cea_gas_boilers');
    expect(sets.map(({ file }) => file.name)).toEqual(['cea_gas_boilers']);
  });

  it.each([
    [undefined, 'No mapping of schemas/imports fits'],
    ['bslib_batteries', '"bslib_batteries" does not fit'],
  ])('is refused where the headings do not fit the mapping %s, with the mappings there are', async (mapping, text) => {
    const refused = await refuse([write('birds.csv', 'bird,wings\nalbatross,2\n')], mapping);
    expect(refused).toMatch(KNOWN);
    expect(refused.replace(KNOWN, '$1')).toBe(text);
  });
});

it.each<[how: string, write: () => string]>([
  ['read', () => batteries()],
  ['refused', () => write('birds.csv', 'bird,wings\n')],
])('files are closed once they are %s', async (_, getPath) => {
  const paths = [getPath(), boilers()];
  await read(paths, 'bslib_batteries').catch(() => undefined);
  expect(paths.filter(isOpen)).toEqual([]);
});
