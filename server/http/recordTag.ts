import { createHash } from 'node:crypto';

/** The ETag of a record whose `version` counts its saves; what is computed beside it has its own part of the tag. */
export function recordTag(version: number, record: object): string {
  const computed = createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 12);
  return `"${version}-${computed}"`;
}

/** All tags of a version, whatever was computed beside it. */
export function versionTag(version: number): RegExp {
  return new RegExp(`^"${version}-`);
}
