/** Returns whether a script could not be loaded; browsers remember that until the page is reloaded. */
export function isLoadFailure(error: unknown): boolean {
  // The engines' wordings: Chromium's and Firefox's match the first pattern, Safari's the second.
  return error instanceof Error && /dynamically imported module|Importing a module script failed/i.test(error.message);
}
