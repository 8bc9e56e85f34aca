import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

type File = [name: string, text: string];

describe('the folders of a feature depend on each other in one direction', () => {
  it('and no folder imports from one that depends on it', () => {
    expect(findCircles(findArrows(sourceFiles('src/features')))).toEqual([]);
  });

  it.each<[string, File[], string[]]>([
    [
      'one way',
      [
        ['src/features/a/list/X.ts', "import { y } from '../editor/Y.ts';"],
        ['src/features/a/editor/Y.ts', "import { z } from './Z.ts';"],
      ],
      [],
    ],
    [
      'there and back',
      [
        ['src/features/a/list/X.ts', "import { y } from '../editor/Y.ts';"],
        ['src/features/a/editor/Y.ts', "const x = await import('../list/X.ts');"],
      ],
      ['src/features/a/editor', 'src/features/a/list'],
    ],
    [
      'around three rooms',
      [
        ['src/features/a/list/X.ts', "import { y } from '../editor/Y.ts';"],
        ['src/features/a/editor/Y.ts', "export { z } from '../actions/Z.ts';"],
        ['src/features/a/actions/Z.ts', "import type { X } from '../list/X.ts';"],
      ],
      ['src/features/a/actions', 'src/features/a/editor', 'src/features/a/list'],
    ],
  ])('sees %s', (_what, files, circle) => {
    expect(findCircles(findArrows(files))).toEqual(circle);
  });
});

/** Which folders each folder imports from, by paths. */
function findArrows(files: readonly File[]): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    const from = dirname(file);
    const targets = arrows.get(from) ?? new Set();
    arrows.set(from, targets);
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const to = dirname(join(from, fileName));
      if (fileName.startsWith('.') && to !== from) targets.add(to);
    }
  }
  return arrows;
}

/** The folders that lie on a circle, sorted. */
function findCircles(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    [...(arrows.get(from) ?? [])].some((to) => {
      if (to === goal) return true;
      if (seen.has(to)) return false;
      seen.add(to);
      return reaches(to, goal, seen);
    });
  return [...arrows.keys()].filter((folder) => reaches(folder, folder)).sort();
}
