import { expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

const FOLDERS = ['src', 'server', 'codegen', 'widgets', 'dev', 'gallery', 'bench', 'tests', 'e2e'];

/** The words of JSON Schema, and questions that are answered by yes or no. */
const ALLOWED = /^(allOf|anyOf|oneOf|toAllOf|is[A-Z]\w*|has[A-Z]\w*)$/;

it('functions are named by what they do: factories create, lookups find or get, conversions have to', () => {
  const names = sourceFiles(...FOLDERS).flatMap(([file, text]) =>
    [...text.matchAll(/^(?:export )?(?:async )?function (\w+Of)\b|\bconst (\w+Of) = (?:async )?(?:<\w+>)?\(/gm)]
      .map(([, declared, assigned = '']) => declared ?? assigned)
      .filter((name) => !ALLOWED.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(names).toEqual([]);
});
