import { createMediaHook } from '#ui/createMediaHook.ts';

/** Returns whether the window is too narrow for a sidebar beside the page. */
export const useIsNarrow = createMediaHook('(max-width: 899px)');
