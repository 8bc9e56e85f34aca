import { createMediaHook } from '#ui/createMediaHook.ts';

/** Whether the window has room for more than a form. */
export const useIsWide = createMediaHook('(min-width: 1400px)');
