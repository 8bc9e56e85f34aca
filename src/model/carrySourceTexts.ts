import { carrySources } from './carrySources.ts';
import { isSourceKey, toPath, toSourceKey } from './DraftSources.ts';
import { type DraftedSource, readDraftedSource } from './draftedSource.ts';
import type { Texts } from './draftHistory.ts';
import type { FieldValues } from './FormDefinition.ts';
import { getKindVersion, type VersionedKind } from './kindVersion.ts';
import { sourcePaths } from './sourcePaths.ts';
import type { SentSource } from './ValueSource.ts';

interface Carrying {
  kind: VersionedKind;
  from: number;
  /** The values of the texts, of the version `from`. */
  record: FieldValues;
  /** Converts the texts of fields. */
  carry: (texts: Texts) => Texts;
}

/** Converts the source texts in a draft of an earlier version; returns them by the keys of the kind's own version. */
export function carrySourceTexts(texts: Texts, { kind, from, record, carry }: Carrying): Texts {
  const held = Object.entries(texts).flatMap(([key, text]) =>
    isSourceKey(key) ? [{ path: toPath(key), ...(readDraftedSource(text) ?? REMOVED) }] : [],
  );
  if (held.length === 0) return {};
  const sources: Record<string, SentSource> = Object.fromEntries(held.map(({ path, source }) => [path, source]));
  const carried = carrySources(kind.changes ?? {}, sources, { from, to: getKindVersion(kind), record });
  const given = carry(Object.assign({}, ...held.map(({ of }) => of)));
  const paths = sourcePaths(kind.definition);
  const own = Object.entries(carried).flatMap(([path, source]) => {
    const names = paths.get(path);
    if (!names) return [];
    const of = Object.fromEntries(names.map((name) => [name, given[name] ?? '']));
    return [[toSourceKey(path), source.source === '' ? '' : JSON.stringify({ source, of })]];
  });
  return Object.fromEntries(own);
}

const REMOVED: DraftedSource = { source: { source: '' }, of: {} };
