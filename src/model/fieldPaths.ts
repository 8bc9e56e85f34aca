import type { FieldValues, RecordShape } from './FormDefinition.ts';
import { isOfChosenCase } from './nestedRecord.ts';

/** Converts between field names and paths in the record's JSON, which lack the cases of variants. */
export interface FieldPaths {
  toPath: (name: string) => string;
  /** Returns the name of the field at a path, or of the table around it; else the path itself. */
  toName: (path: string) => string;
}

/**
 * Returns the paths of a record with these values; its choices determine which fields the paths in a variant lead to.
 */
export function fieldPaths(shape: RecordShape, values: FieldValues): FieldPaths {
  const toPath = (name: string) => (shape.objects ? name.replaceAll(CASE, '') : name);
  const isChosen = (name: string) => isOfChosenCase(shape, name, (choice) => values[choice]);
  const names = shape.objects
    ? new Map(
        Object.keys(shape.fields)
          .filter(isChosen)
          .map((name) => [toPath(name), name]),
      )
    : undefined;
  return {
    toPath,
    toName: (path) => {
      for (const prefix of prefixes(path)) {
        const name = names ? names.get(prefix) : Object.hasOwn(shape.fields, prefix) ? prefix : undefined;
        if (name !== undefined) return name;
      }
      return path;
    },
  };
}

/** 'a/b/c', 'a/b' and 'a'. */
function prefixes(path: string): string[] {
  const segments = path.split('/');
  return segments.map((_, index) => segments.slice(0, segments.length - index).join('/'));
}

const CASE = /\/=[^/]*/g;
