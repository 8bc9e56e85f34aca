import { createHash, randomBytes } from 'node:crypto';

/** Creates a token for a link in a message, and the hash under which it is stored. */
export function createLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashLinkToken(token) };
}

// The store must not hold a usable token.
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
