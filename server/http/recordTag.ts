import { createHash } from 'node:crypto';

/**
 * Returns the ETag of a record: its version, which counts saves, and a hash of all its values, including computed ones.
 */
export function recordTag(version: number, record: object): string {
  const computed = createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 12);
  return `"${version}-${computed}"`;
}

/** Returns a pattern that matches every tag of a version, regardless of computed values. */
export function versionTag(version: number): RegExp {
  return new RegExp(`^"${version}-`);
}
