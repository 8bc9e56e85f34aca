/** The navigation state of a page that is reached in order to be printed. */
export const PRINTING = { prints: true };
