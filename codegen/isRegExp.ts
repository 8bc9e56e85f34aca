/**
 * Whether a text is a regular expression with the flag u, which compiled checks use and which is stricter about
 * backslashes.
 */
export function isRegExp(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}
