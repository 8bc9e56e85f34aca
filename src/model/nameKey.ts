/** The form in which two names are compared: trimmed, Unicode-normalised (NFKC), without regard to case. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}
