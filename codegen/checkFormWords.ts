import type { JSONPath } from 'jsonc-parser';
import type { MergedKind } from './mergeKind.ts';
import type { Problem } from './Problem.ts';

/** Reports what only kinds can use: small forms store no values that could be renamed, and have no currency. */
export function checkFormWords({ fields }: MergedKind): Problem[] {
  return [...fields].flatMap(
    ([
      name,
      {
        schema,
        origin: { source, path },
      },
    ]) => {
      const report = (at: JSONPath, message: string, suggestion: string) =>
        source.problemAt([...path, ...at], message, suggestion);
      const money = (['title', 'x-unit'] as const).filter((word) => schema[word]?.includes('{currency}'));
      return [
        ...(schema['x-renamed-from'] === undefined
          ? []
          : [report(['x-renamed-from'], `a form stores nothing, so "${name}" has no earlier values.`, 'Remove it.')]),
        ...(fields.has('currency') ? [] : money).map((word) =>
          report([word], 'a form has no currency, so "{currency}" would be shown as it is.', 'Write it out.'),
        ),
      ];
    },
  );
}
