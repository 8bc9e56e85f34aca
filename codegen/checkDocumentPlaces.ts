import { didYouMean } from './didYouMean.ts';
import type { MergedKind } from './mergeKind.ts';
import type { KindDocument } from './readDocuments.ts';

/** Returns the problem of a tab's item that names a part of a document; undefined if it can be shown there. */
export function findPartFault(
  item: string,
  { name, document, placed }: { name: string; document: KindDocument; placed: ReadonlyMap<string, string> },
): { message: string; suggestion?: string | undefined } | undefined {
  const parts = listParts(document);
  if (!parts.includes(item))
    return { message: `"${name}" has no part "${item}".`, suggestion: didYouMean(item, parts) };
  const other = [...placed.keys()].find((known) => isWithin(item, known) || isWithin(known, item));
  if (other === undefined) return undefined;
  const message = `"${item}" is shown in tab "${placed.get(other)}" already${other === item ? '' : `, as ${isWithin(item, other) ? 'part of' : 'a part of it is:'} "${other}"`}.`;
  return { message, suggestion: 'Remove one of the two.' };
}

/** Returns the outermost parts of a kind's documents that are in no tab, with the field that holds the document. */
export function findUnplacedParts(
  { documents }: MergedKind,
  placed: Iterable<string>,
): [field: string, part: string][] {
  const items = [...placed];
  return [...documents].flatMap(([name, { shape }]) => {
    const missing = Object.keys(shape.fields).filter((field) => !items.some((item) => isWithin(field, item)));
    const outermost = missing.map((field) =>
      prefixes(field).find((part) => !items.some((item) => isWithin(item, part))),
    );
    return [...new Set(outermost)].flatMap((part): [string, string][] => (part === undefined ? [] : [[name, part]]));
  });
}

/** The fields and objects of a document that a tab may list: those that don't depend on a choice. */
function listParts({ shape: { fields, objects = {} } }: KindDocument): string[] {
  const isFixed = (name: string) => !name.split('/').some((segment) => segment.startsWith('='));
  return [...Object.keys(fields), ...Object.keys(objects)].filter(isFixed);
}

function isWithin(name: string, outer: string): boolean {
  return name === outer || name.startsWith(`${outer}/`);
}

/** Returns 'a', 'a/b' and 'a/b/c' for 'a/b/c'. */
function prefixes(name: string): string[] {
  const segments = name.split('/');
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}
