import type { pasteIntoCurve } from './pasteIntoCurve.ts';

/** The function that pastes a table into a curve; loaded on demand. */
export type PasteIntoCurve = typeof pasteIntoCurve;

let loaded: PasteIntoCurve | undefined;

/** Returns the function that pastes tables; undefined until it is loaded. */
export function findPaste(): PasteIntoCurve | undefined {
  return loaded;
}

/** Loads the function that pastes tables; rejects if that fails. */
export async function loadPaste(): Promise<PasteIntoCurve> {
  const { pasteIntoCurve } = await import('./pasteIntoCurve.ts');
  loaded = pasteIntoCurve;
  return loaded;
}
