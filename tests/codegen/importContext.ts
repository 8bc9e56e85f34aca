import { columnKind } from '#codegen/imports/columnKind.ts';
import type { FieldContext } from '#codegen/imports/compileField.ts';
import type { MappingFile } from '#codegen/imports/MappingFile.ts';
import { MappingReport } from '#codegen/imports/MappingReport.ts';
import type { KindFile } from '#codegen/KindFile.ts';
import { formatProblem } from '#codegen/Problem.ts';
import { toDefinition } from '#codegen/toDefinition.ts';
import { mappingFile } from './mappingFile.ts';
import { mergedKind, toSource } from './mergedKind.ts';

/** A kind with a field of each type, and curves over fields and lists. */
const FAN: Partial<KindFile> = {
  properties: {
    name: { type: 'string', title: 'Name' },
    power: { type: 'number', title: 'Power', 'x-unit': 'kW', minimum: 0 },
    blades: { type: 'integer', title: 'Blades' },
    maker: { type: 'string', title: 'Maker' },
    offshore: { type: 'boolean', title: 'Offshore' },
    fuel: { type: 'string', title: 'Fuel', enum: ['gas', 'oil'] },
    loads: { type: 'string', title: 'Loads', 'x-list': 'numbers' },
    electric: { type: 'string', title: 'Electric', 'x-list': 'numbers' },
    thermal: { type: 'string', title: 'Thermal', 'x-list': 'numbers' },
    created: { type: 'string', title: 'Created', readOnly: true, 'x-system': true },
  },
  'x-curves': {
    output: {
      title: 'Output',
      x: { title: 'Speed', unit: 'm/s', from: 0, to: 2 },
      y: [{ title: 'Power', unit: 'kW', fields: 'p{x}', default: [0, 1, 2] }],
    },
    efficiency: {
      title: 'Efficiency',
      x: { title: 'Load', unit: '%', field: 'loads' },
      y: [
        { title: 'Electric', unit: '%', field: 'electric' },
        { title: 'Thermal', unit: 'kW', field: 'thermal' },
      ],
    },
  },
};

/** What a mapping with these parts has when its fields are compiled, and the problems so far as they are printed. */
export function importContext(own: Partial<MappingFile>): FieldContext & { list: () => string[] } {
  const merged = mergedKind(FAN);
  const file = mappingFile(own);
  const report = new MappingReport(toSource('imports/probe.json', own));
  return {
    ...{ file, report, kind: { merged, definition: toDefinition(merged) }, columns: columnKind(file, merged) },
    list: () => report.problems.map((problem) => formatProblem(problem).replace('schemas/imports/probe.json:1:', '')),
  };
}
