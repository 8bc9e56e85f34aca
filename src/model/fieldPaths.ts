import type { FieldValues, RecordShape } from './FormDefinition.ts';
import { isOfChosenCase } from './nestedRecord.ts';

/** Where the fields of a record are in its JSON: the path leaves out the case of a variant. */
export interface FieldPaths {
  toPath: (name: string) => string;
  /** The field at a path, or the table around it; else the path itself. */
  toName: (path: string) => string;
}

/** The paths of a record with these values; its choices decide what a path in a variant means. */
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
