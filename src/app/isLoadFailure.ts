/** Whether a script could not be loaded; browsers remember that until the page is reloaded. */
export function isLoadFailure(error: unknown): boolean {
  // The three engines' own words: Chromium and Firefox say the first, Safari the second.
  return error instanceof Error && /dynamically imported module|Importing a module script failed/i.test(error.message);
}
