import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

const MOST_LINES = 300;

test.each(['src', 'server', 'codegen', 'widgets', 'dev', 'tests', 'e2e'])(
  'no file of %s is too long to be read at once',
  (folder) => {
    const files = sourceFiles(folder);
    expect(files.length).toBeGreaterThan(0);
    const lengths = files.map(([file, text]) => ({ file, lines: text.split('\n').length - 1 }));
    expect(lengths.filter(({ lines }) => lines > MOST_LINES)).toEqual([]);
  },
);
