import type { Effect, Meaning, Verdict } from './Verdicts.ts';

/**
 * The effects of edits of small forms. The contract decides what calls accept, so a form affects programs that call the
 * server themselves only by demanding that one value repeats another; writers are the people and apps that send by the
 * form.
 */
export const FORM_EFFECTS = {
  text: ['safe', 'safe', 'only texts and initial values'],
  entered: ['safe', 'risky', 'people can enter what the contract may refuse'],
  refused: ['risky', 'risky', 'what people could enter is refused'],
  repeated: ['safe', 'breaking', 'the server refuses what is not repeated this way'],
  hidden: ['safe', 'risky', 'people can enter it in other cases than before'],
  altered: ['safe', 'risky', 'what people enter is sent in another form'],
  missing: ['safe', 'breaking', 'nobody can enter it'],
  retyped: ['risky', 'breaking', 'what people enter is sent as another value'],
} as const satisfies Record<string, readonly [stored: Verdict, writers: Verdict, means: string]>;

export type FormEffect = keyof typeof FORM_EFFECTS;

/** The effect in a form, by the effect that the same edit would have in a kind. */
export const OF_FORMS: Record<Effect, FormEffect> = {
  text: 'text',
  default: 'text',
  more: 'entered',
  looser: 'entered',
  tighter: 'refused',
  other: 'refused',
  lost: 'refused',
  depends: 'refused',
  expected: 'refused',
  demanded: 'refused',
  shown: 'hidden',
  shownRequired: 'hidden',
  altered: 'altered',
  relabelled: 'altered',
  unit: 'retyped',
  measured: 'retyped',
  retyped: 'retyped',
  gone: 'missing',
  forgotten: 'missing',
  renamed: 'missing',
  carried: 'missing',
  mistaken: 'retyped',
  overwritten: 'altered',
  missed: 'text',
  calculated: 'missing',
  rewritten: 'missing',
};

/** Returns the verdicts on a form's edit; readers are always safe, as no call answers with a form. */
export function formMeaning(effect: FormEffect): Meaning {
  const [stored, writers, means] = FORM_EFFECTS[effect];
  return { verdicts: { stored, writers, readers: 'safe' }, means };
}
