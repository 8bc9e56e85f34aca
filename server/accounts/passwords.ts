import { randomBytes, randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createFairQueue } from './fairQueue.ts';

// 19 MiB, as OWASP advises for argon2id, which is the package's default algorithm.
const COST = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

/** The threads that hash also read files and names of hosts, and other calls need a core. */
const AT_ONCE = Math.min(Math.max(availableParallelism() - 1, 1), 2);
const LONGEST_QUEUE = 200;

// All of the process shares these threads, so there is one queue.
const takeTurn = createFairQueue({ atOnce: AT_ONCE, longest: LONGEST_QUEUE });

/** Hashes a password; callers take turns by network (`from`). Throws a failure if too many wait. */
export function hashPassword(password: string, from = ''): Promise<string> {
  return takeTurn(from, () => hash(password, COST));
}

/** Compares a password; takes just as long without an account, so that the time does not reveal who has one. */
export async function isPassword(password: string, storedHash: string | undefined, from = ''): Promise<boolean> {
  // The password of this hash can't be guessed.
  unknownHash ??= hash(randomUUID(), COST);
  // A disabled hash is not in argon2 format.
  const compared = storedHash?.startsWith('$') ? storedHash : await unknownHash;
  return takeTurn(from, () => verify(compared, password));
}

/** Creates a random password of 16 letters and digits that satisfies the rules of registration. */
export function createPassword(): string {
  const letters = randomBytes(16)
    .toString('base64')
    .replaceAll(/[^a-zA-Z0-9]/g, '')
    .slice(0, 13);
  return `${letters}aZ7`;
}

let unknownHash: Promise<string> | undefined;
