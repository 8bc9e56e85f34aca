import { expect, it } from 'vitest';
import { checkText } from '#codegen/imports/checkText.ts';
import { columnKind } from '#codegen/imports/columnKind.ts';
import { MappingReport } from '#codegen/imports/MappingReport.ts';
import { formatProblem } from '#codegen/Problem.ts';
import { readSourceFile } from '#codegen/SourceFile.ts';
import { mappingFile } from './mappingFile.ts';
import { mergedKind } from './mergedKind.ts';

const file = mappingFile({
  columns: {
    model: { column: 'Model', type: 'text' },
    power: { column: 'P' },
    speeds: { column: 'v', type: 'list' },
    curve: { column: 'P at {x}', type: 'series' },
  },
});

function check(text: string, options?: { also: string[] }) {
  const { value: source } = readSourceFile('probe.json', JSON.stringify({ name: text }));
  const report = new MappingReport(source);
  checkText(text, ['name'], { columns: columnKind(file, mergedKind({})), file, report }, options);
  return { problems: report.problems.map(formatProblem), used: [...report.used] };
}

it('a text may name columns of single values', () => {
  expect(check('{model} ({power} kW)')).toEqual({ problems: [], used: ['model', 'power'] });
});

it('a text may name what is given besides the columns', () => {
  expect(check('{file}: {model}', { also: ['file', 'model'] })).toEqual({ problems: [], used: ['model'] });
});

it.each([
  ['{modl} x', 'probe.json:1:11 there is no column "modl". Did you mean "model"?'],
  ['x {file}', 'probe.json:1:13 there is no column "file".'],
  ['a {speeds}', 'probe.json:1:13 "speeds" holds several values, which a text can\'t show.'],
  ['a {curve}', 'probe.json:1:13 "curve" holds several values, which a text can\'t show.'],
  ['{model} {', 'probe.json:1:18 braces hold the name of a column. Write it as in "columns", such as {model}.'],
  ['} {model}', 'probe.json:1:10 braces hold the name of a column. Write it as in "columns", such as {model}.'],
  ['{power in}', 'probe.json:1:10 braces hold the name of a column. Write it as in "columns", such as {model}.'],
])('%s is refused', (text, problem) => {
  expect(check(text).problems).toEqual([problem]);
});
