/** The navigation state that makes a page open the print dialog. */
export const PRINTING = { prints: true };
