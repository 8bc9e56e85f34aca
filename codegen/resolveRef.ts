import { didYouMean } from './didYouMean.ts';
import type { FieldSchema, SharedFile } from './KindFile.ts';
import type { Origin, SharedFiles } from './mergeKind.ts';
import type { Problem } from './Problem.ts';
import type { SourceFile } from './SourceFile.ts';

export interface SharedField {
  schema: FieldSchema;
  origin: Origin;
  /** The file and the pointer to it, however the reference is written. */
  place: string;
}

/**
 * Returns the shared field that a `$ref` names; undefined if it does not exist, with a problem unless it is faulty
 * itself.
 */
export function resolveRef(
  ref: string,
  { source, path }: Origin,
  { shared, problems }: { shared: SharedFiles; problems: Problem[] },
): SharedField | undefined {
  const [filePart = '', pointer = ''] = ref.split('#');
  const target = shared.get(baseName(filePart));
  if (!target) {
    problems.push(missingFile({ source, path: [...path, '$ref'] }, ref, shared));
    return undefined;
  }
  const [, section = '', name = ''] = pointer.split('/');
  const fields =
    section === '$defs' ? target.file.$defs : section === 'properties' ? target.file.properties : undefined;
  if (target.rest?.doubtful.has(name)) return undefined;
  const schema = fields?.[name];
  const file = `${toFolder(source)}${baseName(filePart)}`;
  if (!schema || ref !== `${file}#/${section}/${name}`) {
    const message = `"${ref}" leads nowhere: ${baseName(filePart)} has no shared field there.`;
    const fix = schema
      ? `Did you mean "${file}#/${section}/${name}"?`
      : suggestedRef({ filePart: file, name: getLast(pointer), file: target.file });
    problems.push(source.problemAt([...path, '$ref'], message, fix));
    return undefined;
  }
  return {
    schema,
    origin: { source: target.source, path: [section, name] },
    place: `${baseName(filePart)}#${pointer}`,
  };
}

/** Returns the folder of shared files as the file's references write it. */
function toFolder({ file }: SourceFile): string {
  return file.split('/').length > 2 ? '../' : './';
}

function getLast(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1);
}

/** Reports a reference to a shared file that does not exist. */
export function missingFile({ source, path }: Origin, ref: string, shared: SharedFiles): Problem {
  const known = [...shared.keys()];
  return source.problemAt(
    path,
    `"${ref}" names no shared file.`,
    known.length === 0
      ? 'Forms share no fields: write the field out.'
      : (didYouMean(baseName(ref), known, (name) => `../${name}`) ??
          `Shared files: ${known.map((name) => `../${name}`).join(', ')}.`),
  );
}

/** Returns the file's name in a path or reference. */
export function baseName(ref: string): string {
  return ref.replace(/#.*/, '').replace(/.*\//, '');
}

function suggestedRef({ filePart, name, file }: { filePart: string; name: string; file: SharedFile }) {
  const refs = (['$defs', 'properties'] as const).flatMap((section) =>
    Object.keys(file[section] ?? {}).map((key) => [key, `${filePart}#/${section}/${key}`] as const),
  );
  return didYouMean(name, new Map(refs).keys(), (key) => new Map(refs).get(key) ?? key);
}
