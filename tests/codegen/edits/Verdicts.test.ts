import { expect, it } from 'vitest';
import { formMeaning } from '#codegen/edits/formEffects.ts';
import { findGravest, findWorst, formatVerdicts, toMeaning, toVerdicts } from '#codegen/edits/Verdicts.ts';

it('the worst verdict counts, and without any, everything is safe', () => {
  expect(findGravest(['safe', 'breaking', 'risky'])).toBe('breaking');
  expect(findGravest(['safe', 'risky'])).toBe('risky');
  expect(findGravest(['safe'])).toBe('safe');
  expect(findGravest([])).toBe('safe');
});

it.each([
  ['stored', 'forgotten'],
  ['writers', 'expected'],
  ['readers', 'renamed'],
] as const)('the worst verdict may be that of %s', (audience, effect) => {
  const verdicts = toVerdicts(effect);
  expect([verdicts[audience], findWorst(verdicts)]).toEqual(['breaking', 'breaking']);
});

it('the worst of risky and safe is risky, of safe alone safe', () => {
  expect([findWorst(toVerdicts('looser')), findWorst(toVerdicts('more'))]).toEqual(['risky', 'safe']);
});

it('verdicts that all agree are shown as one word', () => {
  expect(formatVerdicts(toVerdicts('unit'))).toBe('Breaking');
  expect(formatVerdicts(toVerdicts('measured'))).toBe('Risky');
  expect(formatVerdicts(toVerdicts('renamed'))).toBe('Stored data safe, writers breaking, readers breaking');
  expect(formatVerdicts(toVerdicts('demanded'))).toBe('Stored data breaking, writers breaking, readers safe');
});

it('an effect has verdicts and a description, in a kind and in a form', () => {
  expect(toMeaning('looser')).toEqual({
    verdicts: { stored: 'safe', writers: 'safe', readers: 'risky' },
    means: 'values that were refused are now accepted',
  });
  expect(formMeaning('retyped')).toEqual({
    verdicts: { stored: 'risky', writers: 'breaking', readers: 'safe' },
    means: 'what people enter is sent as another value',
  });
});
