/** Whether a text is a regular expression as compiled checks read it: with the flag u, which is stricter about backslashes. */
export function isRegExp(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}
