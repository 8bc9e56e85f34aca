import type { JSONPath } from 'jsonc-parser';
import type { ChangeSchema } from './KindFile.ts';
import type { MergedKind } from './mergeKind.ts';
import { type Problem, toWarning } from './Problem.ts';

/** Warns of parts of a change that change nothing. */
export function checkIdleChanges(schema: ChangeSchema, { source }: MergedKind, place: JSONPath): Problem[] {
  const warn = (path: JSONPath, message: string, suggestion: string) =>
    toWarning(source.problemAt([...place, ...path], message, suggestion));
  const { map, scale, as, merge, values = {} } = schema;
  const named = scale ?? map;
  const kept = map === undefined ? [] : Object.entries(values).filter(([older, newer]) => older === String(newer));
  return [
    ...kept.map(([older, newer]) =>
      warn(['values', older], `${JSON.stringify(newer)} stays as it is, so this has no effect.`, 'Leave it out.'),
    ),
    ...(as !== undefined && as === named
      ? [warn(['as'], `"${named}" keeps its name, so "as" has no effect.`, 'Leave it out.')]
      : []),
    ...(merge?.length === 1
      ? [
          warn(
            ['merge', 0],
            `"${merge[0]}" is the only field, so nothing is merged.`,
            'Write "rename", or "add" and "drop".',
          ),
        ]
      : []),
  ];
}
