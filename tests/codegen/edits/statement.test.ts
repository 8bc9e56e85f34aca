import { expect, it } from 'vitest';
import { readWord, toKey } from '#codegen/edits/Statement.ts';
import { madeSide } from './madeEdit.ts';

it('statements differ by their keyword, their table and their field', () => {
  const parts = ['a', 'b'].flatMap((word) =>
    ['', 'a'].flatMap((scope) => ['', 'a'].map((subject) => ({ word, scope, subject }))),
  );
  expect(new Set(parts.map(toKey)).size).toBe(8);
  expect(toKey({ word: 'field.title', scope: 'rows', subject: 'a' })).toBe('["field.title","rows","a"]');
});

it('another keyword of the same field is read', () => {
  const side = madeSide([
    ['field.title', 'a', 'A'],
    ['field.title', 'a', 'B', 'rows'],
  ]);
  expect(readWord(side, { scope: '', subject: 'a' }, 'field.title')).toBe('A');
  expect(readWord(side, { scope: 'rows', subject: 'a' }, 'field.title')).toBe('B');
  expect(readWord(side, { scope: '', subject: 'b' }, 'field.title')).toBeUndefined();
  expect(readWord(side, { scope: '', subject: 'a' }, 'field.type')).toBeUndefined();
});
