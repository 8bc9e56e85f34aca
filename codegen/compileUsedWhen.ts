import { compileCondition } from './compileExpression.ts';
import { findNeverHolding } from './conditionSchema.ts';
import { curveFields } from './expandCurves.ts';
import type { FieldSchema } from './KindFile.ts';
import type { Merged, MergedKind } from './mergeKind.ts';
import type { Outcome, Problem } from './Problem.ts';
import { unusedReason } from './unusedReason.ts';

/** A field that is used only while a condition holds, which is a TypeScript function. */
export interface UsedWhenCode {
  field: string;
  code: string;
}

/** Compiles the conditions of fields that are not always used, and reports each fault at its place in the text. */
export function compileUsedWhen(kind: MergedKind): Outcome<UsedWhenCode[]> {
  const outcomes = [...kind.fields].flatMap(([name, merged]) => {
    const text = merged.schema['x-used-when'];
    return text === undefined ? [checkMessageAlone(merged)] : [compileOne(name, text, { merged, kind })];
  });
  return { value: outcomes.flatMap(({ value }) => value), problems: outcomes.flatMap(({ problems }) => problems) };
}

function compileOne(
  name: string,
  text: string,
  { merged: { schema, origin }, kind }: { merged: Merged<FieldSchema>; kind: MergedKind },
): Outcome<UsedWhenCode[]> {
  const { source } = origin;
  const path = [...origin.path, WORD];
  const { code, faults, reads } = compileCondition(text, kind);
  const found = faults.length > 0 ? faults : findNeverHolding(text, kind);
  const problems = found.map(({ at, message, suggestion }) => source.problemInText(path, at, message, suggestion));
  if (schema['x-hidden'] || schema['x-system'])
    problems.push(source.problemAt(path, `"${name}" is hidden, so the form could not show that it is not used.`));
  else if ([...kind.curves.values()].some((curve) => curveFields(curve.schema).includes(name)))
    problems.push(source.problemAt(path, `"${name}" is edited by a curve, which has no place to show the reason.`));
  else if (problems.length === 0 && reads.includes(name))
    problems.push(source.problemAt(path, `"${name}" can't depend on itself, as it could never be used again.`));
  else if (problems.length === 0 && unusedReason(schema, kind) === undefined)
    problems.push(
      source.problemAt(
        path,
        `this condition can't be put into words, so the form could not say why "${name}" is not used.`,
        'Give the field an "x-unused-message", such as "Not used while the tank is full".',
      ),
    );
  return { value: [{ field: name, code }], problems };
}

function checkMessageAlone({ schema, origin: { source, path } }: Merged<FieldSchema>): {
  value: UsedWhenCode[];
  problems: Problem[];
} {
  if (schema['x-unused-message'] === undefined) return { value: [], problems: [] };
  const message = `"x-unused-message" is shown while "${WORD}" does not hold, but there is no "${WORD}".`;
  return { value: [], problems: [source.problemAt([...path, 'x-unused-message'], message, `Add "${WORD}".`)] };
}

const WORD = 'x-used-when';
