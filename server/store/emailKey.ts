/** The form in which two addresses are compared: trimmed, Unicode-normalised (NFKC), without regard to case. */
export function emailKey(email: string): string {
  // No full case folding as for names: who signs in with an ß must not open the account of who signs in with ss.
  return email.normalize('NFKC').trim().toLowerCase();
}
