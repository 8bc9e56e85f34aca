import type { MergedKind } from './mergeKind.ts';
import type { Problem } from './Problem.ts';
import { lastSegment } from './toShape.ts';

/** Reports required fields that no user can fill in and that have no default, so that no component could be created. */
export function checkUnfillable({ fields, required }: MergedKind): Problem[] {
  return [...fields].flatMap(
    ([
      name,
      {
        schema,
        origin: { source, path },
      },
    ]) => {
      const word = (['readOnly', 'x-hidden'] as const).find((one) => schema[one]);
      if (!required.has(name) || word === undefined || schema['x-system'] || schema.default !== undefined) return [];
      const message = `"${lastSegment(name)}" is required, but nobody can fill it in, as it is ${word === 'readOnly' ? 'read-only' : 'hidden'}.`;
      return [source.problemAt([...path, word], message, 'Give it a "default".')];
    },
  );
}
