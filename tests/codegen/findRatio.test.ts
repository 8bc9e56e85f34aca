import { expect, it } from 'vitest';
import { findRatio, reportUnits } from '#codegen/imports/findRatio.ts';
import { MappingReport } from '#codegen/imports/MappingReport.ts';
import { readSourceFile } from '#codegen/SourceFile.ts';
import { parseUnit } from '#model/parseUnit.ts';
import type { Unit } from '#model/Unit.ts';

function toUnit(text: string): Unit {
  const parsed = parseUnit(text);
  if ('fault' in parsed) throw new Error(`${text} is not a unit.`);
  return parsed.unit;
}

it.each<[from: string, to: string, ratio: [string, string] | undefined]>([
  ['MW', 'kW', ['1000', '1']],
  ['kW', 'MW', ['1', '1000']],
  ['kW', 'kW', ['1', '1']],
  ['kW', 'm', undefined],
  ['K', '°C', undefined],
  ['°C', 'K', undefined],
  ['°C', '°C', ['1', '1']],
])('a value in %s is converted into %s by %j', (from, to, ratio) => {
  expect(findRatio(toUnit(from), toUnit(to))).toEqual(ratio);
});

const { value: source } = readSourceFile('schemas/imports/probe.json', '{\n  "fields": { "power": "P" }\n}\n');

it.each<[from: Unit | undefined, to: Unit | undefined, message: string]>([
  [toUnit('m'), toUnit('kW'), "is in m, which can't be converted into kW."],
  [undefined, toUnit('kW'), "is in no unit, which can't be converted into kW."],
  [toUnit('m'), undefined, "is in m, which can't be converted into no unit."],
])('units that do not fit are reported at the field: %#', (from, to, message) => {
  const report = new MappingReport(source);
  reportUnits(['fields', 'power'], from, to, report);
  expect(report.problems).toEqual([
    {
      file: 'schemas/imports/probe.json',
      line: 2,
      column: 15,
      message,
      suggestion: 'Correct the "unit" of the column.',
    },
  ]);
});
