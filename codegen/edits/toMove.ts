import type { ChangeSchema } from '#codegen/KindFile.ts';

/** Returns the path before and after a change; undefined if the change does not keep the value. */
export function toMove({ rename, move, scale, map, to = '', as }: ChangeSchema): [string, string] | undefined {
  if (rename !== undefined) return [rename, to];
  if (move !== undefined) return [move, to];
  const measured = scale ?? map;
  return measured === undefined ? undefined : [measured, as ?? measured];
}
