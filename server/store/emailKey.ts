/** Returns the form in which addresses are compared: trimmed, Unicode-normalised (NFKC), in lower case. */
export function emailKey(email: string): string {
  // Names use full case folding, addresses must not: signing in with ß must not reach the account with ss.
  return email.normalize('NFKC').trim().toLowerCase();
}
