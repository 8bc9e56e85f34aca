import { randomBytes, randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// 19 MiB, as OWASP advises for argon2id, which is the package's default algorithm.
const COST = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Takes just as long without an account, so that the time does not reveal who has one. */
export async function isPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  // Nobody can guess the password of this hash.
  unknownHash ??= hashPassword(randomUUID());
  // A disabled hash is not one of argon2.
  const isUsable = storedHash?.startsWith('$') === true;
  return verify(isUsable ? storedHash : await unknownHash, password);
}

/** A random password of 16 letters and digits that satisfies the rules of registration. */
export function createPassword(): string {
  const letters = randomBytes(16)
    .toString('base64')
    .replaceAll(/[^a-zA-Z0-9]/g, '')
    .slice(0, 13);
  return `${letters}aZ7`;
}

let unknownHash: Promise<string> | undefined;
