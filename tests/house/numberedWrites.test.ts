import { describe, expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

/** What writes the tables of the feed: by `store.write`, which numbers each change, or without anything that lists show. */
const WRITERS = [
  'assetWriter',
  'componentWriter',
  'markDeleted',
  'projectWriter',
  'purgeDeleted',
  // Migrations run before anybody reads.
  'migrations/foldNames',
];

const WRITE = /(insertInto|updateTable|deleteFrom)\(\s*'(components|component_revisions|projects|assets)'/;

describe('components, projects and assets', () => {
  it('are written only where every change is numbered', () => {
    const found = sourceFiles('server').flatMap(([file, text]) => (WRITE.test(text) ? [file] : []));
    expect(found.sort()).toEqual(
      WRITERS.filter((name) => name !== 'markDeleted')
        .map((name) => `server/store/${name}.ts`)
        .sort(),
    );
  });
});
