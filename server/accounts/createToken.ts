import { createHash, randomBytes } from 'node:crypto';

/** A token for a link in a message, and the hash by which the store knows it. */
export function createToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

// The store must not hold a token that could be used.
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
