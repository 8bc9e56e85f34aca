import type { DraftStore } from './DraftStore.ts';
import type { FieldDefinition } from './FormDefinition.ts';
import { sourcePaths, sourceTitle } from './sourcePaths.ts';
import { tabFields } from './tabFields.ts';

/** A field or curve that can have a source; `state` is that of its source, undefined if it has no value. */
export interface SourcedPlace {
  path: string;
  title: string;
  names: readonly string[];
  state: ReturnType<DraftStore['sources']['state']> | undefined;
}

/** Lists the numbers, lists, tables, maps and curves that the tabs of a form show, in the order of its fields. */
export function listSourced(store: DraftStore): SourcedPlace[] {
  const { definition, sources } = store;
  const shown = new Set(definition.tabs.flatMap((tab) => tabFields(definition, tab)));
  return [...sourcePaths(definition)].flatMap(([path, names]) => {
    const isData = ({ type }: FieldDefinition) => type !== 'text' && type !== 'flag' && type !== 'choice';
    const fields = names.filter((name) => shown.has(name) && !store.snapshot(name).hidden);
    if (!fields.some((name) => definition.fields[name] && isData(definition.fields[name]))) return [];
    const state = sources.isEmpty(path) ? undefined : sources.state(path);
    return [{ path, title: sourceTitle(definition, path), names, state }];
  });
}
