import type { ChangeSchema } from '#codegen/KindFile.ts';

/** The path before and after a change; undefined where a change does not keep it. */
export function toMove({ rename, move, scale, map, to = '', as }: ChangeSchema): [string, string] | undefined {
  if (rename !== undefined) return [rename, to];
  if (move !== undefined) return [move, to];
  const measured = scale ?? map;
  return measured === undefined ? undefined : [measured, as ?? measured];
}
