import { createHash } from 'node:crypto';

/** The ETag of a record: its version, which counts saves, and a hash of everything in it, computed values included. */
export function recordTag(version: number, record: object): string {
  const computed = createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 12);
  return `"${version}-${computed}"`;
}

/** Matches every tag of a version, regardless of computed values. */
export function versionTag(version: number): RegExp {
  return new RegExp(`^"${version}-`);
}
