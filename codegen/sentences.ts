/** The sentences that codegen makes from a kind's texts; a language translates them under `x-phrases`. */
export const SENTENCES = [
  '{units} per {divisors}',
  'per {divisors}',
  '{currency} of {year}',
  'Needs as many values as {titles}.',
  'from {what}',
  '{title} at {value}',
  '{title} at {axis} {value}.',
  'Not used while {condition}',
  '{subject} is {predicate}',
  '{subjects} are {predicate}',
  'on',
  'off',
  'not {value}',
  'below {value}',
  'at most {value}',
  'above {value}',
  'at least {value}',
  'neither {values}',
  'and',
  'or',
  'nor',
] as const;

export type Sentence = (typeof SENTENCES)[number];
