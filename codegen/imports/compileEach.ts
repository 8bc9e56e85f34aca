import { compileNumber, toBody } from '#codegen/compileExpression.ts';
import { type Coordinate, fieldUnit } from '#codegen/curveCoordinates.ts';
import { describeType } from '#codegen/describeType.ts';
import { didYouMean } from '#codegen/didYouMean.ts';
import { readUnit } from '#codegen/readUnit.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { NO_UNIT } from '#model/Unit.ts';
import { Code } from './Code.ts';
import type { CaseContext } from './compileField.ts';
import type { FieldMapping } from './MappingFile.ts';

/** Compiles the numbers of a list field, each calculated from an x. */
export function compileEach(
  field: FieldDefinition,
  { each = '', value, when, x: axis }: FieldMapping,
  context: CaseContext,
) {
  const { kind, columns, file, report, path } = context;
  const { name, type } = field;
  if (type !== 'list') report.at([...path, 'each'], `"${name}" is ${describeType(type)}, not a list.`);
  if (value === undefined) {
    report.at(path, '"each" lacks "value", the expression that is calculated for each number.');
    return undefined;
  }
  const isColumn = typeof each === 'string';
  if (isColumn && file.columns[each]?.type !== 'list') {
    const isKnown = Object.hasOwn(file.columns, each);
    const message = isKnown ? `"${each}" is not a column of lists.` : `there is no column "${each}".`;
    report.at(
      [...path, 'each'],
      message,
      isKnown ? 'Give it "type": "list".' : didYouMean(each, Object.keys(file.columns)),
    );
  }
  if (isColumn) report.use([each]);
  const read = axis === undefined ? { unit: NO_UNIT } : readUnit(axis, kind.merged);
  if ('fault' in read) report.inText([...path, 'x'], read.fault);
  // A division by zero leaves a number blank, so that it may be of any sign.
  const x: Coordinate = { unit: isColumn ? fieldUnit(columns, each) : 'unit' in read ? read.unit : NO_UNIT };
  const compiled = compileNumber(value, columns, {
    unit: fieldUnit(kind.merged, name),
    when,
    isOfField: true,
    inside: { sort: 'point', coordinates: new Map([['x', x]]) },
  });
  for (const fault of compiled.faults) report.inText([...path, 'value'], fault);
  report.use(compiled.reads);
  return {
    sort: 'each',
    text: value,
    x: each,
    reads: compiled.reads,
    calculate: new Code(`(r, p) => ${toBody(compiled.code)}`),
  };
}
