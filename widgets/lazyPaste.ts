import type { pasteIntoCurve } from './pasteIntoCurve.ts';

/** Reads a pasted table. */
export type PasteIntoCurve = typeof pasteIntoCurve;

let loaded: PasteIntoCurve | undefined;

/** What reads pasted tables, as soon as it has been loaded. */
export function findPaste(): PasteIntoCurve | undefined {
  return loaded;
}

/** Loads what reads pasted tables; rejects where it can't be loaded. */
export async function loadPaste(): Promise<PasteIntoCurve> {
  const { pasteIntoCurve } = await import('./pasteIntoCurve.ts');
  loaded = pasteIntoCurve;
  return loaded;
}
