import { useLayoutEffect, useState } from 'react';

const layers: symbol[] = [];

/**
 * Registers a layer above all open ones. Returns a function that tests whether it is still the top one: a popover takes
 * the focus a frame after it is shown, and until then Escape reaches the dialog below it.
 */
export function useLayer(open = true): () => boolean {
  const [layer] = useState(() => Symbol('layer'));
  useLayoutEffect(() => {
    if (!open) return;
    layers.push(layer);
    return () => void layers.splice(layers.indexOf(layer), 1);
  }, [open, layer]);
  return () => layers.at(-1) === layer;
}
