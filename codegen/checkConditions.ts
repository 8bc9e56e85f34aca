import type { ConditionReads } from './ConditionReads.ts';
import { curveFields } from './expandCurves.ts';
import { writtenName } from './expressionNames.ts';
import type { FieldSchema } from './KindFile.ts';
import { type ConditionStatement, listInRows } from './listConditions.ts';
import type { Merged, MergedKind } from './mergeKind.ts';
import type { Problem } from './Problem.ts';
import { fieldType } from './toDefinition.ts';

/** Reports problems of conditions apart from their expressions: a target that can't have one, and circles. */
export function checkConditions(
  statements: readonly ConditionStatement[],
  kind: MergedKind,
  reads: ConditionReads,
): Problem[] {
  return [
    ...statements.flatMap((statement) => {
      const found = findFault(statement, kind) ?? findCircle(statement, reads);
      return found ? [toProblem(statement, found)] : [];
    }),
    ...listInRows(kind).map((statement) =>
      toProblem(statement, {
        message: `"${statement.word}" can't be used inside the rows of a table, which all have the same columns.`,
        suggestion: 'Put it on the table, or leave the cell empty.',
      }),
    ),
    ...checkFates(kind),
  ];
}

interface Found {
  message: string;
  suggestion?: string | undefined;
  /** The index in the expression; if absent, the problem is placed at the keyword. */
  at?: number;
}

/** Fields that every component needs to be listed, calculated or unlocked. */
const ALWAYS_SHOWN = ['name', 'currency', 'locked'];

function findFault(statement: ConditionStatement, kind: MergedKind): Found | undefined {
  const { word, target, covers } = statement;
  if (word === 'x-shown-when') {
    const fixed = covers.find((name) => ALWAYS_SHOWN.includes(name));
    if (fixed === undefined) return target.tab === undefined ? findFieldFault(target.name, kind) : undefined;
    if (target.tab === undefined) return { message: `"${fixed}" can't be hidden, as every component needs it.` };
    return {
      message: `tab "${target.tab}" can't be hidden, as it holds "${fixed}", which every component needs.`,
      suggestion: `Move "${fixed}" to another tab.`,
    };
  }
  if (target.tab !== undefined) return undefined;
  const { name } = target;
  const field = kind.fields.get(name)?.schema;
  if (!field)
    return {
      message: `"${writtenName(name)}" is a group of fields, each of which is required by itself.`,
      suggestion: `Put "${word}" on the fields in it.`,
    };
  if (kind.required.has(name))
    return { message: `"${writtenName(name)}" is always required.`, suggestion: 'Take it out of "required".' };
  if (fieldType(field) === 'flag')
    return { message: `"${writtenName(name)}" is on or off, so it is never missing.`, suggestion: `Remove "${word}".` };
  return field.readOnly
    ? { message: `"${writtenName(name)}" is read-only and can't be filled in.` }
    : findFieldFault(name, kind);
}

function findFieldFault(name: string, kind: MergedKind): Found | undefined {
  const field = kind.fields.get(name)?.schema;
  if (field?.['x-hidden'] || field?.['x-system'])
    return { message: `"${name}" is never shown.`, suggestion: 'Remove this, or "x-hidden".' };
  const [curve] = [...kind.curves].find(([, { schema }]) => curveFields(schema).includes(name)) ?? [];
  if (curve === undefined) return undefined;
  const message = `"${name}" is edited by the curve "${curve}", which can't lack one of its fields.`;
  return { message, suggestion: 'Put the curve into a separate tab, with "x-shown-when" at the tab.' };
}

/**
 * Finds a field that a condition reads and also hides, directly or through other conditions: it could never hold again.
 */
function findCircle(statement: ConditionStatement, reads: ConditionReads): Found | undefined {
  for (const { name, at } of reads.list(statement)) {
    if (statement.covers.includes(name))
      return {
        at,
        message:
          statement.word === 'x-required-when'
            ? `"${writtenName(name)}" would be required because of its own value, which it then already has.`
            : `this reads "${writtenName(name)}", which it hides, so it could never be shown again.`,
        suggestion: 'Name another field.',
      };
    if (statement.word === 'x-shown-when' && reads.listHiding(name).some((other) => dependsOn(other, statement, reads)))
      return {
        at,
        message: `whether "${writtenName(name)}" is shown depends on what this hides, so neither could ever be shown.`,
        suggestion: 'Break the circle at one of the conditions.',
      };
  }
  return undefined;
}

/** Whether a condition reads, directly or through others, what another one hides. */
function dependsOn(from: ConditionStatement, to: ConditionStatement, reads: ConditionReads): boolean {
  const seen = new Set([from]);
  for (const statement of seen)
    for (const { name } of reads.list(statement)) {
      if (to.covers.includes(name)) return true;
      for (const other of reads.listHiding(name)) seen.add(other);
    }
  return false;
}

/**
 * Reports `x-when-hidden` on parts that are never hidden, and on fields without the default that they would go back to.
 */
function checkFates(kind: MergedKind): Problem[] {
  const nodes: Merged<Pick<FieldSchema, 'x-when-hidden' | 'x-shown-when'>>[] = [
    ...kind.tabs.values(),
    ...kind.objects.values(),
    ...kind.fields.values(),
  ];
  const idle = nodes.filter(
    ({ schema }) => schema['x-when-hidden'] !== undefined && schema['x-shown-when'] === undefined,
  );
  const lacking = [...kind.fields].filter(
    ([, { schema }]) =>
      schema['x-when-hidden'] === 'default' && schema['x-shown-when'] !== undefined && schema.default === undefined,
  );
  const report = ({ origin: { source, path } }: Merged<unknown>, message: string, suggestion: string) =>
    source.problemAt([...path, 'x-when-hidden'], message, suggestion);
  return [
    ...idle.map((node) =>
      report(
        node,
        '"x-when-hidden" says what happens to a hidden value, but this is never hidden.',
        'Add "x-shown-when".',
      ),
    ),
    ...lacking.map(([name, field]) =>
      report(field, `"${writtenName(name)}" has no default to go back to.`, 'Give it a "default", or write "clear".'),
    ),
  ];
}

function toProblem({ origin: { source, path } }: ConditionStatement, { at, message, suggestion }: Found): Problem {
  return at === undefined
    ? source.problemAt(path, message, suggestion)
    : source.problemInText(path, at, message, suggestion);
}
