import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { keptStorage } from '#api/keptStorage.ts';
import { areSameColumns } from './addressColumns.ts';

interface ColumnState {
  /** Keyed by list: for components the chosen kind, '' for all kinds. */
  chosen: Readonly<Record<string, readonly string[]>>;
}

/** The columns that the user has chosen for each list; stored in this browser. */
export const useColumnStore = create<ColumnState>()(
  persist((): ColumnState => ({ chosen: {} }), { name: 'columns', storage: keptStorage<ColumnState>() }),
);

export interface ChosenColumns {
  columns: readonly string[];
  /** The columns of a list for which none were chosen. */
  standard: readonly string[];
}

/** Stores the columns chosen for a list; the standard ones are forgotten. */
export function rememberColumns(list: string, { columns, standard }: ChosenColumns): void {
  useColumnStore.setState(({ chosen: { [list]: _, ...others } }) => ({
    chosen: areSameColumns(columns, standard) ? others : { ...others, [list]: columns },
  }));
}

/** Returns undefined if none were chosen. */
export function getRememberedColumns(list: string): readonly string[] | undefined {
  const { chosen } = useColumnStore.getState();
  return Object.hasOwn(chosen, list) ? chosen[list] : undefined;
}
