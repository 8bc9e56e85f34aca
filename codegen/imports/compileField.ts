import type { JSONPath } from 'jsonc-parser';
import { compileCondition, compileNumber } from '#codegen/compileExpression.ts';
import { fieldUnit } from '#codegen/curveCoordinates.ts';
import { describeType } from '#codegen/describeType.ts';
import { didYouMean } from '#codegen/didYouMean.ts';
import type { CheckedKind } from '#codegen/emit.ts';
import type { MergedKind } from '#codegen/mergeKind.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { fitsField } from '#model/fitsField.ts';
import { isRecord } from '#model/isRecord.ts';
import { Code } from './Code.ts';
import { checkText } from './checkText.ts';
import { compileCurve } from './compileCurve.ts';
import { compileEach } from './compileEach.ts';
import { findRatio, reportUnits } from './findRatio.ts';
import type { FieldMapping, MappingFile } from './MappingFile.ts';
import type { MappingReport } from './MappingReport.ts';

export interface FieldContext {
  file: MappingFile;
  kind: Pick<CheckedKind, 'definition' | 'merged'>;
  /** The columns as the fields of a kind. */
  columns: MergedKind;
  report: MappingReport;
}

/** Compiles the ImportField of a field or curve; undefined if it is faulty. */
export function compileField(name: string, given: string | FieldMapping | FieldMapping[], context: FieldContext) {
  const { kind, report } = context;
  const { fields, curves } = kind.definition;
  const path = ['fields', name];
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const curve = Object.hasOwn(curves, name) ? curves[name] : undefined;
  const known = [...Object.values(fields).filter(({ system }) => !system), ...Object.values(curves)];
  const names = known.map((one) => ('name' in one ? one.name : one.id)).filter((one) => one !== 'name');
  if (name === 'name' || (!curve && (!field || field.system))) {
    const suggestion = name === 'name' ? 'Write it outside "fields".' : didYouMean(name, names);
    report.at(path, `"${kind.definition.id}" has no field or curve "${name}" that a table can fill.`, suggestion);
    return undefined;
  }
  const cases = Array.isArray(given)
    ? given.map((one, index) => compileCase(name, one, { ...context, path: [...path, index] }))
    : [
        compileCase(name, typeof given === 'string' ? { value: given } : given, {
          ...context,
          path,
          isShort: typeof given === 'string',
        }),
      ];
  const needed = [given].flat().find((one): one is FieldMapping => isRecord(one) && one.needed !== undefined)?.needed;
  return { field: name, cases, needed };
}

export interface CaseContext extends FieldContext {
  path: JSONPath;
  /** Whether the file has only an expression instead of the object. */
  isShort?: boolean;
}

function compileCase(name: string, given: FieldMapping, context: CaseContext) {
  const { columns, report, path } = context;
  const when = given.when === undefined ? undefined : compileCondition(given.when, columns);
  for (const fault of when?.faults ?? []) report.inText([...path, 'when'], fault);
  report.use(when?.reads ?? []);
  return {
    ...compileValue(name, given, context),
    when: when && new Code(when.code),
    note: given.note,
  };
}

function compileValue(name: string, given: FieldMapping, context: CaseContext) {
  const { kind, report, path, columns } = context;
  const curve = kind.definition.curves[name];
  if (curve) {
    if (given.curve !== undefined) return compileCurve(name, given.curve, context);
    report.at(path, `"${name}" is a curve, which gets its points from a "curve".`, 'Write {"curve": ...}.');
    return undefined;
  }
  const field = kind.definition.fields[name];
  if (!field) return undefined;
  if (given.curve !== undefined) {
    report.at(
      [...path, 'curve'],
      `"${name}" is a field, not a curve.`,
      didYouMean(name, Object.keys(kind.definition.curves)),
    );
    return undefined;
  }
  if (given.each !== undefined) return compileEach(field, given, context);
  if (given.value !== undefined) return compileExpression(field, given, context);
  if (given.constant !== undefined) {
    checkFits(field, given.constant, [...path, 'constant'], report);
    return { sort: 'constant', value: given.constant };
  }
  if (given.text !== undefined) {
    if (field.type !== 'text') report.at([...path, 'text'], `"${name}" is ${describeType(field.type)}, not a text.`);
    checkText(given.text, [...path, 'text'], context);
    return { sort: 'text', text: given.text };
  }
  for (const [text, value] of Object.entries(given.choices ?? {}))
    checkFits(field, value, [...path, 'choices', text], report);
  const { from = '' } = given;
  const column = columns.fields.has(from) ? context.file.columns[from] : undefined;
  if (column?.type !== 'text')
    report.at(
      given.from === undefined ? path : [...path, 'from'],
      column
        ? `"${from}" is not a column of texts.`
        : given.from === undefined
          ? '"choices" needs "from", the column whose values it maps.'
          : `there is no column "${from}".`,
      column ? 'Give it "type": "text".' : didYouMean(from, columns.fields.keys()),
    );
  report.use([from]);
  return { sort: 'choice', column: from, choices: given.choices };
}

function checkFits(field: FieldDefinition, value: unknown, path: JSONPath, report: MappingReport): void {
  if (fitsField(field, value)) return;
  const choices = field.choices?.map((choice) => JSON.stringify(choice.value));
  report.at(
    path,
    `${JSON.stringify(value)} is not a value of "${field.name}", which is ${describeType(field.type)}.`,
    choices
      ? (didYouMean(String(value), field.choices?.map((choice) => String(choice.value)) ?? []) ??
          `Its values are ${choices.join(', ')}.`)
      : undefined,
  );
}

function compileExpression(
  field: FieldDefinition,
  { value: text = '', when }: FieldMapping,
  { kind, columns, file, report, path, isShort }: CaseContext,
) {
  const { name, type } = field;
  const at = isShort ? path : [...path, 'value'];
  const column = Object.hasOwn(file.columns, text) ? file.columns[text] : undefined;
  const unit = fieldUnit(kind.merged, name);
  if (column && (type === 'text' || type === 'flag' || type === 'choice' || type === 'list')) {
    report.use([text]);
    const wanted = { text: 'text', flag: 'flag', choice: 'text', list: 'list' }[type];
    if ((column.type ?? 'number') !== wanted) {
      report.at(
        at,
        `"${name}" is ${describeType(type)}, but "${text}" is a column of type "${column.type ?? 'number'}".`,
        `Give the column "type": "${wanted}".`,
      );
      return undefined;
    }
    if (type === 'choice') {
      const choices = (field.choices ?? []).map(({ value }) => [String(value), value]);
      return { sort: 'choice', column: text, choices: Object.fromEntries(choices) };
    }
    const ratio = type === 'list' ? findRatio(fieldUnit(columns, text), unit) : ['1', '1'];
    if (!ratio) reportUnits(at, fieldUnit(columns, text), unit, report);
    return { sort: type === 'list' ? 'list' : 'column', column: text, ratio };
  }
  if (type !== 'number' && type !== 'integer') {
    report.at(
      at,
      `"${name}" is ${describeType(type)}, which an expression can't produce.`,
      'Name a column, or write a "constant", "choices" or "text".',
    );
    return undefined;
  }
  const compiled = compileNumber(text, columns, { unit, when, isOfField: true });
  for (const fault of compiled.faults) report.inText(at, fault);
  report.use(compiled.reads);
  if (compiled.faults.length > 0) return undefined;
  const ratio = column && findRatio(fieldUnit(columns, text), unit);
  if (ratio) return { sort: 'column', column: text, ratio };
  return { sort: 'calculated', text, reads: compiled.reads, calculate: new Code(compiled.code) };
}
