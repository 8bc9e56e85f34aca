import { type CompiledCheck, compiledValidator } from '#model/compiledValidator.ts';
import { getDefault } from '#model/createDefaults.ts';
import type { FieldValues, FormDefinition, Issue, RecordShape } from '#model/FormDefinition.ts';
import { isOfChosenCase, nestRecord } from '#model/nestedRecord.ts';
import { LIST_COLUMN } from '#model/tableRows.ts';
import { defaultProblem } from './defaultProblem.ts';
import type { MergedKind, MergedShape } from './mergeKind.ts';
import type { Problem } from './Problem.ts';

/** Reports defaults that break the kind's rules, since no component or row could be created with them. */
export function checkDefaults(kind: MergedKind, definition: FormDefinition, check: CompiledCheck): Problem[] {
  const validate = compiledValidator(check);
  return checkShapeDefaults({ shape: kind, shapeDefinition: definition, path: [], validate, definition });
}

interface ShapeDefaults {
  shape: MergedShape;
  shapeDefinition: RecordShape;
  /** Leads to the row; empty for the record itself. */
  path: readonly string[];
  /** Returns the broken rules of the whole record with this part in it. */
  validate: (part: FieldValues) => Issue[];
  definition: FormDefinition;
}

function checkShapeDefaults(given: ShapeDefaults): Problem[] {
  const { shape, shapeDefinition } = given;
  const tables = [...shape.tables].flatMap(([name, table]) => {
    const own = shapeDefinition.fields[name]?.table;
    const rowPath = [...toPath(given, name), '0'];
    const validate = (row: FieldValues) =>
      given.validate(
        nestRecord(shapeDefinition, {
          ...findChoices(shapeDefinition, name),
          [name]: [table.isList ? row[LIST_COLUMN] : row],
        }),
      );
    return own ? checkShapeDefaults({ ...given, shape: table, shapeDefinition: own, path: rowPath, validate }) : [];
  });
  const cases = [...shape.objects].flatMap(([path, object]) =>
    [...object.cases.keys()].map((value) => `${path}/=${value}/`),
  );
  return [...['', ...cases].flatMap((prefix) => checkCaseDefaults(prefix, given)), ...tables];
}

/** Checks the defaults of the fields whose names begin with the prefix, with their case chosen. */
function checkCaseDefaults(prefix: string, given: ShapeDefaults): Problem[] {
  const { shape, shapeDefinition, path, validate, definition } = given;
  const isRow = path.length > 0;
  const sent = Object.values(shapeDefinition.fields).filter(
    ({ name, system, default: own }) => !system && (own !== undefined || !(isRow || shape.required.has(name))),
  );
  const defaults = Object.fromEntries(sent.map((field) => [field.name, getDefault(field)]));
  const values: FieldValues = { ...defaults, ...findChoices(shapeDefinition, prefix) };
  const issues = validate(isRow && isList(given) ? values : nestRecord(shapeDefinition, values));
  return sent.flatMap((field) => {
    const origin = shape.fields.get(field.name)?.origin;
    if (
      !origin ||
      !field.name.startsWith(prefix) ||
      !isOfChosenCase(shapeDefinition, field.name, (name) => values[name])
    )
      return [];
    const at = toPath(given, field.name).join('/');
    const own = issues.filter((issue) => issue.field === at || (field.table && issue.field.startsWith(`${at}/`)));
    return (field.table ? own : own.slice(0, 1)).map((issue) =>
      defaultProblem({ field, origin, issue, at, definition }),
    );
  });
}

/** Returns the path of a field in the record, without cases; a value of a list has the path of its row. */
function toPath(given: ShapeDefaults, name: string): string[] {
  return [...given.path, ...(isList(given) ? [] : name.split('/').filter((segment) => !segment.startsWith('=')))];
}

function isList({ shape }: ShapeDefaults): boolean {
  return 'isList' in shape && shape.isList === true;
}

/** Returns the values of the choices that make a field part of the record. */
function findChoices({ fields, objects = {} }: RecordShape, name: string): FieldValues {
  const segments = name.split('/');
  return Object.fromEntries(
    segments.flatMap((segment, index) => {
      const object = segments.slice(0, index).join('/');
      const choice = `${object}/${objects[object]?.variant}`;
      const value = fields[choice]?.choices?.find((one) => `=${one.value}` === segment)?.value;
      return value === undefined ? [] : [[choice, value]];
    }),
  );
}
