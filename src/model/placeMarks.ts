import type { DraftStore } from './DraftStore.ts';
import type { FormPlace, PlaceMark } from './formPlaces.ts';

/** Which places of a form have which marks at present; a fault of a cell is one of its table. */
export function readPlaceMarks(store: DraftStore): (place: FormPlace, mark: PlaceMark) => boolean {
  const { changed, errors } = store.form();
  const modified = new Set(changed);
  const faulty = new Set(errors.flatMap(({ field }) => listAround(field)));
  return ({ names }, mark) =>
    names.some((name) => {
      if (mark === 'warning') return store.snapshot(name).warning !== undefined;
      return (mark === 'modified' ? modified : faulty).has(name);
    });
}

/** 'a/b/c', 'a/b' and 'a'. */
function listAround(key: string): string[] {
  const path = key.split('/');
  return path.map((_, index) => path.slice(0, path.length - index).join('/'));
}
