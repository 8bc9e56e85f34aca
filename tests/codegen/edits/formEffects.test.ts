import { describe, expect, it } from 'vitest';
import { FORM_EFFECTS, type FormEffect, formMeaning, OF_FORMS } from '#codegen/edits/formEffects.ts';
import { EFFECTS } from '#codegen/edits/Verdicts.ts';

describe('an edit of a form', () => {
  it.each<[FormEffect, stored: string, writers: string, means: string]>([
    ['text', 'safe', 'safe', 'only texts and initial values'],
    ['entered', 'safe', 'risky', 'people can enter what the contract may refuse'],
    ['refused', 'risky', 'risky', 'what people could enter is refused'],
    ['repeated', 'safe', 'breaking', 'the server refuses what is not repeated this way'],
    ['hidden', 'safe', 'risky', 'people can enter it in other cases than before'],
    ['altered', 'safe', 'risky', 'what people enter is sent in another form'],
    ['missing', 'safe', 'breaking', 'nobody can enter it'],
    ['retyped', 'risky', 'breaking', 'what people enter is sent as another value'],
  ])('by which values are %s is %s for what is stored and %s for writers', (effect, stored, writers, means) => {
    expect(formMeaning(effect)).toEqual({ verdicts: { stored, writers, readers: 'safe' }, means });
  });

  it.each([
    ['text', ['text', 'default', 'missed']],
    ['entered', ['more', 'looser']],
    ['refused', ['tighter', 'other', 'lost', 'depends', 'expected', 'demanded']],
    ['repeated', []],
    ['hidden', ['shown', 'shownRequired']],
    ['altered', ['altered', 'relabelled', 'overwritten']],
    ['missing', ['gone', 'forgotten', 'renamed', 'carried', 'calculated', 'rewritten']],
    ['retyped', ['unit', 'measured', 'retyped', 'mistaken']],
  ] as const)('is %s where it would be %j in a kind', (effect, inKinds) => {
    expect(Object.entries(OF_FORMS).flatMap(([own, form]) => (form === effect ? [own] : []))).toEqual(inKinds);
  });

  it('has an effect for each one in a kind, and no others', () => {
    expect(Object.keys(OF_FORMS).sort()).toEqual(Object.keys(EFFECTS).sort());
    expect(Object.keys(FORM_EFFECTS)).toHaveLength(8);
  });
});
