import type { RJSFSchema, RJSFValidationError, ValidatorType } from '@rjsf/utils';
import type { FieldValues, RecordShape } from '#model/FormDefinition.ts';
import { isRecord } from '#model/isRecord.ts';
import { issueMessage } from '#model/issueMessage.ts';
import type { Kind } from '#model/Kind.ts';
import { findAlternative } from './alternatives.ts';
import { toErrorSchema } from './toErrorSchema.ts';
import { ALTERNATIVES, CONDITIONS } from './toFormData.ts';

/**
 * Creates RJSF's validator from the checks that codegen compiled for a form: of whole records and of its conditions;
 * the case of a variant is recognised by its choice. Nothing is compiled in the browser: any other schema throws.
 */
export function compiledChecks({ definition, validate, conditions = [] }: Kind): ValidatorType {
  const check = (formData: unknown) =>
    validate(toRecord(formData)).map((issue) => ({
      path: issue.field.split('/'),
      message: issueMessage(issue, definition),
    }));
  const known = new Map(definition.conditions?.map((each, index) => [JSON.stringify(each.if), index]));
  const choices = findChoices(definition, new Set());

  // The form data states which conditions hold, as it lacks most of the values that they read.
  function holds(condition: number, record: FieldValues): boolean {
    const { [CONDITIONS]: answers } = record;
    return Array.isArray(answers) ? answers[condition] === true : conditions[condition]?.(record) === true;
  }

  function isValid(schema: RJSFSchema, formData: unknown): boolean {
    if (schema.$id === definition.id) return check(formData).length === 0;
    // RJSF checks each case against this schema, which no data fulfils.
    if (schema.$id === JUNK) return false;
    const condition = known.get(JSON.stringify(schema));
    if (condition !== undefined) return holds(condition, toRecord(formData));
    const alternative = findAlternative(schema);
    if (alternative !== undefined) return listNames(toRecord(formData)[ALTERNATIVES]).includes(alternative);
    // RJSF copies the schema of a case, but keeps its properties.
    const [choice, chosen] =
      Object.entries(schema.properties ?? {}).find(([name, value]) => choices.has(name) && isConstant(value)) ?? [];
    if (choice !== undefined && isConstant(chosen)) return toRecord(formData)[choice] === chosen.const;
    const all = schema.allOf?.filter((part) => typeof part === 'object') ?? [];
    if (all.length > 0 && all.length === schema.allOf?.length) return all.every((part) => isValid(part, formData));
    throw new Error(`No check was compiled for ${JSON.stringify(schema)}`);
  }

  return {
    validateFormData(formData) {
      const faults = check(formData);
      return { errors: faults.map(toError), errorSchema: toErrorSchema(faults) };
    },
    isValid,
    rawValidation: <Result>(_schema: unknown, formData: unknown) => ({
      // RJSF lets the caller choose the type of the errors; this validator always returns its own.
      errors: check(formData).map(toError) as Result[],
    }),
  };
}

/** JUNK_OPTION_ID of @rjsf/utils, which does not export it. */
const JUNK = '_$junk_option_schema_id$_';

function toRecord(formData: unknown): FieldValues {
  return isRecord(formData) ? formData : {};
}

function listNames(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isConstant(schema: unknown): schema is { const: unknown } {
  return isRecord(schema) && 'const' in schema;
}

/** The properties that distinguish the cases of the form's variants, also those in rows, which may be recursive. */
function findChoices({ fields, objects = {} }: RecordShape, visited: Set<RecordShape>): Set<string> {
  const own = Object.values(objects).flatMap(({ variant }) => variant ?? []);
  const inRows = Object.values(fields).flatMap(({ table }) => {
    if (!table || visited.has(table)) return [];
    visited.add(table);
    return [...findChoices(table, visited)];
  });
  return new Set([...own, ...inRows]);
}

function toError({ path, message }: { path: readonly string[]; message: string }): RJSFValidationError {
  return { property: `.${path.join('.')}`, message, stack: message };
}
