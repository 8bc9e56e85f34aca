import type { DraftStore } from './DraftStore.ts';
import type { FormPlace, PlaceMark } from './formPlaces.ts';
import { listSourced } from './listSourced.ts';
import { toSourcePath } from './sourcePaths.ts';

/** Returns a function that tests whether a place of the form has a mark; a fault of a cell counts for its table. */
export function readPlaceMarks(store: DraftStore): (place: FormPlace, mark: PlaceMark) => boolean {
  const { changed, errors } = store.form();
  const modified = new Set(changed);
  const faulty = new Set(errors.flatMap(({ field }) => listAround(field)));
  const sourced = new Map(listSourced(store).flatMap(({ names, state }) => names.map((name) => [name, state])));
  return ({ names }, mark) =>
    names.some((name) => {
      if (mark === 'unsourced') return sourced.get(name) === 'none';
      if (mark === 'source') return hasSource(store, name);
      if (mark === 'warning') return store.snapshot(name).warning !== undefined;
      return (mark === 'modified' ? modified : faulty).has(name);
    });
}

/** Returns 'a/b/c', 'a/b' and 'a' for 'a/b/c'. */
function listAround(key: string): string[] {
  const path = key.split('/');
  return path.map((_, index) => path.slice(0, path.length - index).join('/'));
}

/** Whether a field, or the curve that it belongs to, has a source. */
function hasSource({ definition, sources }: DraftStore, name: string): boolean {
  return sources.state(toSourcePath(definition.fields[name]?.curve ?? name)) !== 'none';
}
