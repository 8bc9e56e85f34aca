import { createMediaHook } from '#ui/createMediaHook.ts';

/** Whether the window is so narrow that a header has room for a name or for many buttons. */
export const useIsPhone = createMediaHook('(max-width: 599px)');
