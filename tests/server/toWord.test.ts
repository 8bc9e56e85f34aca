import { expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { toWord } from '#server/components/toWord.ts';

it('a word that no title contains names no kind', () => {
  expect(toWord('zzz')).toEqual({ text: 'zzz', subclasses: [], others: undefined });
});

it.each<[word: string, named: string[]]>([
  ['wind turbine', ['wind']],
  ['ind turb', ['wind']],
  ['solar p', ['pv']],
  ['photovolt', ['pv']],
  ['battery', ['basicstorage']],
  ['batterie', ['basicstorage']],
  ['Wind turbine', []],
])('the word %j names the kinds with such a title, in the singular or plural: %j', (word, named) => {
  expect(toWord(word)).toEqual({ text: word, subclasses: named, others: undefined });
});

it('a word of the title of all other kinds names each kind except the known ones', () => {
  expect(toWord('generation')).toEqual({
    ...{ text: 'generation', subclasses: [] },
    others: { except: [...subclasses] },
  });
});
