import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mapping } from '#generated/imports/iec61400_16.ts';
import { imports } from '#generated/imports.ts';
import { kind } from '#generated/kinds/wind.ts';
import { faultText } from '#model/imports/faults.ts';
import { importFiles } from '#model/imports/importFiles.ts';
import { recogniseFiles } from '#model/imports/recogniseFiles.ts';
import { createFile } from './createFile.ts';
import { readAll as readEvents } from './readAll.ts';

describe('a turbine document by IEC 61400-16', () => {
  it('gives the curve of its first mode, and says what is beyond its points', async () => {
    const [event] = await importDocument('generic-120-3.json');
    const { turbine, power_curves: curves } = readDocument('generic-120-3.json');
    const [{ parameters, power }] = curves.operating_modes;
    const speeds: number[] = parameters.find(({ label }: { label: string }) => label === 'wind-speed').values;
    if (event?.sort !== 'component') throw new Error('The document should be imported.');
    const { body, adjustments } = event;
    const wanted = Array.from({ length: 31 }, (_, speed) => (power[speeds.indexOf(speed)] ?? 0) / 1000);
    expect(wanted.map((_, speed) => body[`pc${speed}`])).toEqual(wanted);
    expect(body.hub_height).toBe(Math.min(...turbine.available_hub_heights));
    expect(body.name).toBe('Generic Turbines GT 3.45-120');
    expect(adjustments.filter(({ sort }) => sort === 'beyond').map(({ text }) => text)).toEqual([
      '0, 1, 2, 26, 27, 28, 29, 30 m/s: beyond the points of the file, so 0.',
    ]);
  });

  it('with several air densities gives the curve at the usual one, with its place', async () => {
    const [event] = await importDocument('generic-274-20.json');
    if (event?.sort !== 'component') throw new Error('The document should be imported.');
    const { parameters, power } = readDocument('generic-274-20.json').power_curves.operating_modes[0];
    const [densities, speeds] = parameters.map(({ values }: { values: number[] }) => values);
    expect(event.body.pc9).toBe(power[densities.indexOf(1.225)][speeds.indexOf(9)] / 1000);
    expect(event.source.values.find(({ field }) => field === 'power')?.cells[0]?.heading).toBe(
      'power_curves.operating_modes[0].power[5]',
    );
  });

  it.each<[string, (curves: Curves) => void, string]>([
    [
      'without a curve at that air density',
      ({ parameters: [density] }) => density?.values.fill(1.3),
      'power_curves.operating_modes[0].power has no list for 1.225: "power_curves.operating_modes[0].parameters[label=air-density].values" has 1.3, 1.3, 1.3, 1.3, 1.3, 1.3, 1.3, 1.3. Name one of them in the "slice" of the mapping.',
    ],
    [
      'with more curves than air densities',
      ({ power }) => power.push([]),
      'power_curves.operating_modes[0].power has 9 lists where "power_curves.operating_modes[0].parameters[label=air-density].values" has 8 values. Correct the document: it needs one list for each value.',
    ],
    [
      'whose curves belong to a quantity that the mapping does not know',
      ({ parameters: [density] }) => density && Object.assign(density, { label: 'reactive-power' }),
      'power_curves.operating_modes[0].power holds 8 lists where one is needed. State in the "slice" of the mapping which of them is taken.',
    ],
  ])('%s is at fault, with what to do', async (_what, change, fault) => {
    const document = readDocument('generic-274-20.json');
    change(document.power_curves.operating_modes[0]);
    const [event] = await importText(JSON.stringify(document), 'turbine.json');
    if (event?.sort !== 'faulty') throw new Error('The document should be at fault.');
    expect(event.faults.map(faultText)).toEqual([`turbine.json:1 ${fault}`]);
  });
});

it('reads all documents that are given at once, each a turbine of its own', async () => {
  const names = ['generic-120-3.json', 'generic-274-20.json'];
  const files = names.map((name) => createFile(readFileSync(`tests/documents/${name}`, 'utf8'), name));
  const [found] = await recogniseFiles(files, imports);
  expect(found?.summary.id).toBe('iec61400_16');
  const events = found ? await readEvents(importFiles({ mapping, kind, ...found })) : [];
  expect(events.map((event) => event.sort === 'component' && [event.place.file, event.body.name])).toEqual([
    ['generic-120-3.json', 'Generic Turbines GT 3.45-120'],
    ['generic-274-20.json', 'Generic Turbines GT 20.0-274'],
  ]);
});

it('may be named after its file', async () => {
  const files = new Map([
    ['main', createFile(readFileSync('tests/documents/generic-120-3.json', 'utf8'), 'Site 7.json')],
  ]);
  const named = { ...mapping, name: { text: '{file} {model}' } };
  const [event] = await readEvents(importFiles({ mapping: named, kind, files }));
  if (event?.sort !== 'component') throw new Error('The document should be imported.');
  expect(event.body.name).toBe('Site 7 GT 3.45-120');
  const [source] = event.source.values;
  expect([source?.field, source?.cells.map(({ heading }) => heading)]).toEqual(['name', ['turbine.model_name']]);
});

interface Curves {
  parameters: { label: string; values: number[] }[];
  power: number[][];
}

function importDocument(name: string) {
  return importText(readFileSync(`tests/documents/${name}`, 'utf8'), name);
}

function importText(text: string, name: string) {
  return readEvents(importFiles({ mapping, kind, files: new Map([['main', createFile(text, name)]]) }));
}

function readDocument(name: string) {
  return JSON.parse(readFileSync(`tests/documents/${name}`, 'utf8'));
}
