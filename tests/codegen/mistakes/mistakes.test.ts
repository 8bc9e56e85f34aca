import { describe, expect, test } from 'vitest';
import { changeMistakes } from './changeMistakes.ts';
import { characterMistakes } from './characterMistakes.ts';
import { curveMistakes } from './curveMistakes.ts';
import { expressionMistakes } from './expressionMistakes.ts';
import { fieldMistakes } from './fieldMistakes.ts';
import { formMistakes } from './formMistakes.ts';
import { languageMistakes } from './languageMistakes.ts';
import type { Mistake } from './Mistake.ts';
import { messageMistakes } from './messageMistakes.ts';
import { nameMistakes } from './nameMistakes.ts';
import { referenceMistakes } from './referenceMistakes.ts';
import { ruleMistakes } from './ruleMistakes.ts';
import { runMistake } from './runMistake.ts';
import { screenMistakes } from './screenMistakes.ts';
import { sharedMistakes } from './sharedMistakes.ts';
import { sizeMistakes } from './sizeMistakes.ts';
import { tabMistakes } from './tabMistakes.ts';
import { unitMistakes } from './unitMistakes.ts';
import { valueMistakes } from './valueMistakes.ts';
import { wordMistakes } from './wordMistakes.ts';

const SUBJECTS: [subject: string, mistakes: readonly Mistake[]][] = [
  ['of characters', characterMistakes],
  ['of words', wordMistakes],
  ['of fields', fieldMistakes],
  ['of values', valueMistakes],
  ['of messages and tables', messageMistakes],
  ['of references', referenceMistakes],
  ['of names', nameMistakes],
  ['of tabs', tabMistakes],
  ['of curves', [...curveMistakes, ...ruleMistakes]],
  ['of expressions', expressionMistakes],
  ['of shared files', sharedMistakes],
  ['of forms and the contract', [...formMistakes, ...screenMistakes]],
  ['of versions', changeMistakes],
  ['of units', unitMistakes],
  ['of size', sizeMistakes],
  ['of texts in another language', languageMistakes],
];

describe.each(SUBJECTS)('a mistake %s', (_subject, mistakes) => {
  test.each(mistakes.map((mistake) => [...mistake.slice(0, 2), mistake] as [string, string, Mistake]))(
    '%s: %s',
    async (_title, _file, mistake) => {
      const { reported, wanted } = await runMistake(mistake);
      const found = reported.filter((problem) => problem.startsWith(wanted.place) && problem.includes(wanted.words));
      expect({ found: found.length, reported }).toEqual({ found: 1, reported: expect.any(Array) });
      expect(reported.filter((problem) => !found.includes(problem))).toHaveLength(mistake[4]?.more ?? 0);
    },
  );
});
