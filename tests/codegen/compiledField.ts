import { compileField } from '#codegen/imports/compileField.ts';
import type { FieldMapping, MappingFile } from '#codegen/imports/MappingFile.ts';
import { importContext } from './importContext.ts';

export type Given = string | FieldMapping | FieldMapping[];

const columns: MappingFile['columns'] = {
  rating: { column: 'P', unit: 'MW' },
  count: { column: 'n' },
  model: { column: 'Model', type: 'text' },
  sea: { column: 'Sea', type: 'flag' },
  shares: { column: 'Shares', type: 'list', unit: '%' },
  lengths: { column: 'l', type: 'list', unit: 'm' },
  series: { column: 'P at {x} m/s', type: 'series', unit: 'kW', x: 'm/s' },
};

/** Compiles a field of the fan over columns of each type; places are the rest of the file from there. */
export function compile(name: string, given: Given) {
  const own = { columns, fields: { [name]: given } };
  const context = importContext(own);
  const value = compileField(name, given, context);
  const text = JSON.stringify(own);
  return {
    value,
    used: [...context.report.used],
    problems: context.list().map((problem) => problem.replace(/^\d+ /, '')),
    places: context.report.problems.map(({ column }) => text.slice(column - 1)),
  };
}
