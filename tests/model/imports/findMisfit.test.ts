import { expect, it } from 'vitest';
import { faultText } from '#model/imports/faults.ts';
import { explainMisfit, findMisfit, listPassedOver } from '#model/imports/findMisfit.ts';
import type { ImportSummary, TableSigns } from '#model/imports/ImportMapping.ts';
import { recogniseFiles } from '#model/imports/recogniseFiles.ts';
import { createFile } from './createFile.ts';

const SIGNS: TableSigns = { format: 'csv', headings: ['Model', 'Power'], header: 1 };
const summary: ImportSummary = {
  ...{ id: 'fleet', title: 'Fleet', kind: 'wind', source: { title: 'Fleet', licence: 'MIT', url: '' } },
  tables: { main: SIGNS, curves: { ...SIGNS, headings: ['Turbine', 'Speed', 'Output'] } },
};

it.each<[content: string, reason: string | undefined, signs?: Partial<TableSigns>]>([
  ['Model;Power\n', undefined],
  ['Model;Powr;Site\n', 'table.csv:1 lacks "Power". Did you mean "Powr"? Its headings are "Model", "Powr", "Site".'],
  [
    'Modell;Powr\n',
    'table.csv:1 lacks "Model", "Power". Did you mean "Modell" for "Model"? Did you mean "Powr" for "Power"? Its headings are "Modell", "Powr".',
  ],
  ['a;b\n', 'table.csv:1 lacks "c1". Its headings are "a", "b".', { headings: ['a', 'c1'] }],
  [
    'Model;Power;P_3\n',
    'table.csv:1 lacks "P_{x}". Its headings are "Model", "Power", "P_3".',
    { patterns: ['P_{x}'] },
  ],
  ['Model;Power;P_3;P_4\n', undefined, { patterns: ['P_{x}'] }],
  [
    'Model;Power;P_3;P_4\n',
    'table.csv:1 lacks "Ct_{x}". Its headings are "Model", "Power", "P_3", "P_4".',
    { patterns: ['P_{x}', 'Ct_{x}'] },
  ],
  [
    'Site;Power;P_3\n',
    'table.csv:1 lacks "Model", "P_{x}". Its headings are "Site", "Power", "P_3".',
    { patterns: ['P_{x}'] },
  ],
  ['Fleet of 2026\nModel;Power\n', undefined, { header: 2 }],
  ['', 'table.csv is empty. Choose another file.'],
  [
    'Model;Power\n"A;1\n',
    'table.csv:2 has an opening double quote without a closing one. Add the closing quote; a quote inside a text is written twice.',
  ],
])('%j does not fit, for a reason', async (content, reason, signs) => {
  const fault = await findMisfit(createFile(content), { ...SIGNS, ...signs });
  expect(fault && faultText(fault)).toBe(reason);
});

it('of several tables, the reason is that of the one that is most like the file', async () => {
  const fault = await explainMisfit(createFile('Turbine;Speed\n'), summary);
  expect(fault && faultText(fault)).toBe('table.csv:1 lacks "Output". Its headings are "Turbine", "Speed".');
  expect(await explainMisfit(createFile('Turbine;Speed;Output\n'), summary)).toBeUndefined();
});

it.each([
  [
    undefined,
    [
      'other.csv:1 lacks "Power". Its headings are "Model", "Site".',
      'second.csv fits as well, but the mapping reads a single file. Import it by itself, or add "many": true to the "table" of the mapping.',
    ],
  ],
  [true as const, ['other.csv:1 lacks "Power". Its headings are "Model", "Site".']],
])('each ignored file is named with the reason', async (many, reasons) => {
  const files = [
    createFile('Model;Power\n', 'first.csv'),
    createFile('Model;Site\n', 'other.csv'),
    createFile('Model;Power\n', 'second.csv'),
  ];
  const known = { ...summary, tables: { main: { ...SIGNS, ...(many ? { many } : {}) } } };
  const passedOver = await listPassedOver(files, await recogniseFiles(files, [known]));
  expect(passedOver.map(faultText)).toEqual(reasons);
  expect(await listPassedOver(files, [])).toEqual([]);
});

it.each<[what: string, headings: string[], reason: string | undefined]>([
  ['all paths', ['model', 'power.rated'], undefined],
  ['more than half of the paths', ['model', 'power.rated', 'height'], undefined],
  ['half of the paths', ['model', 'height'], 'fleet.json lacks "height". Its headings are "model", "power.rated".'],
  [
    'less than half of the paths',
    ['model', 'height', 'site'],
    'fleet.json lacks "height", "site". Its headings are "model", "power.rated".',
  ],
])('a JSON document is known by %s', async (_, headings, reason) => {
  const file = createFile('[{"model": "E-82", "power": {"rated": 2000}}]', 'fleet.json');
  const fault = await findMisfit(file, { format: 'json', headings, header: 1 });
  expect(fault && faultText({ ...fault, place: { file: fault.place.file } })).toBe(reason);
});

it('an error that is not a fault of the table is thrown', async () => {
  const file = { ...createFile('Model;Power\n'), read: () => Promise.reject(new Error('The file is gone.')) };
  await expect(findMisfit(file, SIGNS)).rejects.toThrow('The file is gone.');
});

it('each file that no mapping reads is named, but none that a further mapping or file of it reads', async () => {
  const open = (name: string) => createFile('Site\n', name);
  const [first, second, third, fourth] = [open('a.csv'), open('b.csv'), open('c.csv'), open('d.csv')];
  const passedOver = await listPassedOver(
    [first, second, third, fourth],
    [
      { summary, files: new Map([['main', first]]) },
      { summary, files: new Map([['main', second]]), further: [third] },
    ],
  );
  expect(passedOver.map(({ place }) => place.file)).toEqual(['d.csv']);
});
