import { expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

/** Where a script that can't be loaded is replaced: by a note, a notice, or the fallback of the whole page. */
const GUARDED = ['src/app/EntryApp.tsx', 'src/app/Root.tsx', 'src/ui/lazyPart.tsx', 'widgets/lazyChart.ts'];

it('a component that is loaded later has a replacement, so that the page around it stays', () => {
  const found = sourceFiles('src', 'widgets').filter(([, text]) => importsLazy(text));
  expect(found.map(([file]) => file).sort()).toEqual(GUARDED);
});

it.each([
  ["import { lazy, Suspense } from 'react';", true],
  ["import {\n  type ReactNode,\n  lazy,\n} from 'react';", true],
  ["import { lazyPart } from '#ui/lazyPart.tsx';", false],
  ["import { Suspense } from 'react';", false],
])('sees in %j what it should', (text, isFound) => {
  expect(importsLazy(text)).toBe(isFound);
});

function importsLazy(text: string): boolean {
  return /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(text);
}
