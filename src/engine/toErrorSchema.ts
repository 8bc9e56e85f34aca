import type { ErrorSchema } from '@rjsf/utils';

export interface PathError {
  /** The properties and list indices that lead to the field. */
  path: readonly (string | number)[];
  message: string;
}

interface ErrorTree {
  [property: string]: ErrorTree | string[];
}

/** Converts errors to RJSF's form; a field with several messages gets the first one. */
export function toErrorSchema(errors: readonly PathError[]): ErrorSchema {
  const root: ErrorTree = {};
  for (const { path, message } of errors) {
    const place = path.reduce<ErrorTree>((around, part) => open(around, part), root);
    place.__errors ??= [message];
  }
  // RJSF's type sets __errors apart by an intersection that no index signature fulfils; no field has that name.
  return root as ErrorSchema;
}

function open(around: ErrorTree, part: string | number): ErrorTree {
  const known = around[part];
  if (known !== undefined && !Array.isArray(known)) return known;
  const opened: ErrorTree = {};
  around[part] = opened;
  return opened;
}
