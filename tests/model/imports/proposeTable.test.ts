import { describe, expect, it } from 'vitest';
import type { KindAppearance } from '#model/imports/proposeMapping.ts';
import { proposeTable } from '#model/imports/proposeTable.ts';
import { sampleTable } from '#model/imports/sampleTable.ts';
import { createWorkbook } from '../../fixtures/createWorkbook.ts';
import { createDefinition, TURBINE } from '../../fixtures/importDrafts.ts';
import { createFile } from './createFile.ts';

const KINDS: [KindAppearance, ...KindAppearance[]] = [
  [TURBINE],
  [createDefinition({ id: 'pv', title: 'Solar', fields: { peak: { title: 'Peak power', unit: 'kW' } } })],
];

const ROWS = ['Name;Rated power [kW];Hub height [m];Blades', 'A;2000;80;3', 'B;3000;90;3', 'C;4000;100;3'];

/** A table with its rows and columns swapped. */
const turn = (lines: readonly string[]) => {
  const cells = lines.map((line) => line.split(';'));
  return (cells[0] ?? []).map((_, at) => cells.map((row) => row[at] ?? '').join(';'));
};
const propose = (lines: readonly string[], name = 'fleet.csv') =>
  proposeTable(createFile(lines.join('\n'), name), KINDS);
const isTurned = async (lines: readonly string[]) => (await propose(lines)).sample.transposed === true;

describe('the mapping of a table', () => {
  it('is by its rows where they fit', async () => {
    const { sample, draft } = await propose(ROWS);
    expect(sample.transposed).toBeFalsy();
    expect(draft.kind).toBe('turbine');
    expect(draft.columns.map(({ field }) => field)).toEqual([undefined, 'rated_power', 'hub_height', 'blades']);
  });

  it('is by its columns where they fit clearly better', async () => {
    const { sample, draft } = await propose(turn(ROWS));
    expect(sample.transposed).toBe(true);
    expect(draft.table.transposed).toBe(true);
    expect(draft.columns.map(({ field }) => field)).toEqual([undefined, 'rated_power', 'hub_height', 'blades']);
  });

  it('is by its rows where neither fits', async () => {
    expect(await isTurned(['a;b;c', '1;2;3', '4;5;6'])).toBe(false);
    expect(await isTurned(['a;b', '1;2'])).toBe(false);
  });

  it('is by its columns where a single one fits, and no row', async () => {
    expect(await isTurned(['Model;A;B', 'Hub height [m];80;90', 'Foo;x;y'])).toBe(true);
  });

  it('is by its rows where they fit as well', async () => {
    expect(await isTurned(['Hub height [m];Rated power [kW]', 'Rated power [kW];5'])).toBe(false);
  });

  it('has an id that is not taken', async () => {
    const file = createFile(ROWS.join('\n'), 'fleet.csv');
    const { draft } = await proposeTable(file, KINDS);
    const again = await proposeTable(file, KINDS, { taken: [draft.id] });
    expect(again.draft.id).not.toBe(draft.id);
  });

  it('is that of JSON, of a long table or of a curve by its rows', async () => {
    const records = '[{"name": "A", "rated_power": 2000}, {"name": "B", "rated_power": 3000}]';
    expect((await propose([records], 'fleet.json')).sample.format).toBe('json');
    const long = [
      'tech;parameter;value;unit',
      'A;Rated power;2000;kW',
      'A;Hub height;80;m',
      'B;Rated power;3000;kW',
      'B;Hub height;90;m',
    ];
    const { sample } = await propose(long);
    expect([sample.long !== undefined, sample.transposed ?? false]).toEqual([true, false]);
    const curve = await propose(['Wind speed [m/s];Power [kW]', '0;0', '3;75', '8;1500', '25;3000']);
    expect([curve.sample.group, curve.sample.transposed ?? false]).toEqual(['*', false]);
  });

  it('is by its rows for a file of more than 4 MB', async () => {
    const lines = turn(ROWS);
    const size = 4 * 1024 * 1024;
    const largest = { ...createFile(lines.join('\n'), 'fleet.csv'), size };
    expect((await proposeTable(largest, KINDS)).sample.transposed).toBe(true);
    expect((await proposeTable({ ...largest, size: size + 1 }, KINDS)).sample.transposed).toBeFalsy();
  });

  it('is by its columns where two more of them fit, though not much better', async () => {
    expect(await isTurned(['Foo;Hub height [m]', 'Height;3', 'Power;7', 'Blades;4'])).toBe(true);
  });

  it('is by its rows where only one column fits, and not clearly', async () => {
    expect(await isTurned(['Blades;3;4', 'Foo;6;7'])).toBe(false);
  });

  it('is that of the sheet that is chosen', async () => {
    const cells = (lines: readonly string[]) => lines.map((line) => line.split(';'));
    const book = createWorkbook({ Cover: [['About'], ['Fleet']], Turbines: cells(ROWS), Turned: cells(turn(ROWS)) });
    const open = (sheet: string) => proposeTable(createFile(book, 'fleet.xlsx'), KINDS, { sheet });
    expect((await open('Turbines')).draft.columns[1]?.field).toBe('rated_power');
    expect((await open('Turned')).sample).toMatchObject({ sheet: 'Turned', transposed: true });
  });

  it('is not proposed where the file can not be read any more', async () => {
    const file = createFile(turn(ROWS).join('\n'), 'fleet.csv');
    let reads = 0;
    const count = async (from: number, to: number) => {
      reads += 1;
      return file.read(from, to);
    };
    await sampleTable({ ...file, read: count });
    let left = reads;
    const read = async (from: number, to: number) => {
      left -= 1;
      if (left < 0) throw new Error('The file is gone.');
      return file.read(from, to);
    };
    await expect(proposeTable({ ...file, read }, KINDS)).rejects.toThrow('The file is gone.');
  });
});
