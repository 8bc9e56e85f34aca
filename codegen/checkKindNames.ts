import { schemaName } from '#model/schemaName.ts';
import type { CheckedKind } from './emit.ts';
import { fileStem } from './fileStem.ts';
import { type Problem, toWarning } from './Problem.ts';
import type { SourceFile } from './SourceFile.ts';

/** Reports kinds whose names collide in generated clients, and kinds whose cards look the same to planners. */
export function checkKindNames(sources: readonly SourceFile[], kinds: readonly CheckedKind[]): Problem[] {
  const owners = new Map<string, string>();
  const clashes = sources.flatMap(({ file, problemAt }) => {
    const name = schemaName(fileStem(file));
    const taken = [name, `${name}Write`].find((own) => owners.has(own));
    const owner = taken && owners.get(taken);
    for (const own of [name, `${name}Write`]) if (!owners.has(own)) owners.set(own, file);
    if (taken === undefined) return [];
    const message = `generated clients would call this "${taken}", which is what they call ${owner} or a part of it.`;
    return [problemAt(['$id'], message, 'Choose another name.')];
  });
  return [...clashes, ...checkCards(sources, kinds), ...checkFamilies(sources, kinds)];
}

function checkCards(sources: readonly SourceFile[], kinds: readonly CheckedKind[]): Problem[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  return (['order', 'title', 'plural'] as const).flatMap((word) => {
    const firsts = new Map<string | number, CheckedKind>();
    return kinds.flatMap((kind) => {
      const twin = firsts.get(kind.summary[word]);
      if (!twin) firsts.set(kind.summary[word], kind);
      const source = byFile.get(kind.source);
      if (!twin || !source) return [];
      const path = word === 'title' ? ['title'] : ['x-kind', word];
      const message =
        word === 'order'
          ? `"${twin.summary.title}" has the order ${kind.summary.order} as well, so their cards are sorted by name.`
          : `${twin.source} has the ${word} "${kind.summary[word]}" as well, so planners can't tell them apart.`;
      return [toWarning(source.problemAt(path, message, `Choose another.`))];
    });
  });
}

/** Warns of families that differ only in case or blanks, which are hardly meant as two. */
function checkFamilies(sources: readonly SourceFile[], kinds: readonly CheckedKind[]): Problem[] {
  const firsts = new Map<string, CheckedKind>();
  return kinds.flatMap((kind) => {
    const { family } = kind.summary;
    if (family === undefined) return [];
    const key = family.replaceAll(/[\s-]/g, '').toLowerCase();
    const first = firsts.get(key);
    if (!first) firsts.set(key, kind);
    const source = sources.find(({ file }) => file === kind.source);
    if (!source || !first || first.summary.family === family) return [];
    const message = `${first.source} writes this family "${first.summary.family}", so the two would be listed apart.`;
    return [toWarning(source.problemAt(['x-kind', 'family'], message, 'Write both the same way.'))];
  });
}
