import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mapping } from '#generated/imports/iec61400_16.ts';
import { kind } from '#generated/kinds/wind.ts';
import { faultText } from '#model/imports/faults.ts';
import { importFiles } from '#model/imports/importFiles.ts';
import { createFile } from './createFile.ts';

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

  it('whose curve has a further quantity is at fault, with the place', async () => {
    const [event] = await importDocument('generic-274-20.json');
    if (event?.sort !== 'faulty') throw new Error('The document should be at fault.');
    expect(event.faults.map(faultText)).toEqual([
      expect.stringMatching(/^generic-274-20\.json:1 power_curves\.operating_modes\[0\]\.power holds nested values/),
    ]);
  });
});

async function importDocument(name: string) {
  const files = new Map([['main', createFile(new Uint8Array(readFileSync(`tests/documents/${name}`)), name)]]);
  const events = [];
  for await (const event of importFiles({ mapping, kind, files })) events.push(event);
  return events;
}

function readDocument(name: string) {
  return JSON.parse(readFileSync(`tests/documents/${name}`, 'utf8'));
}
