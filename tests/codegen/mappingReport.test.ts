import { expect, it } from 'vitest';
import { MappingReport } from '#codegen/imports/MappingReport.ts';
import { readSourceFile } from '#codegen/SourceFile.ts';

const { value: source } = readSourceFile('schemas/imports/probe.json', '{\n  "fields": { "power": "1 + there" }\n}\n');

function report(fill: (report: MappingReport) => void): MappingReport {
  const made = new MappingReport(source);
  fill(made);
  return made;
}

it('a problem has the place of its keyword', () => {
  expect(report((it) => it.at(['fields', 'power'], 'is wrong.', 'Correct it.')).problems).toEqual([
    { file: 'schemas/imports/probe.json', line: 2, column: 15, message: 'is wrong.', suggestion: 'Correct it.' },
  ]);
});

it.each([
  ['there is no field "there".', 'there is no column "there".'],
  ['it says: there is no field "there".', 'it says: there is no field "there".'],
])('a fault of an expression has the place of its word and calls fields columns: %s', (message, worded) => {
  const fault = { at: 4, message, suggestion: 'Use "power".' };
  expect(report((it) => it.inText(['fields', 'power'], fault)).problems).toEqual([
    { file: 'schemas/imports/probe.json', line: 2, column: 29, message: worded, suggestion: 'Use "power".' },
  ]);
});

it('knows which columns are used', () => {
  expect([...report((it) => it.use(['a', 'b', 'a'])).used]).toEqual(['a', 'b']);
});
