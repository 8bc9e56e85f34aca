export type Verdict = 'safe' | 'risky' | 'breaking';

/** The effect of an edit on stored components, on clients that send, and on clients that read. */
export type Verdicts = Record<Audience, Verdict>;

export type Audience = 'stored' | 'writers' | 'readers';

/** The kinds of effect that an edit can have, each with its verdicts and what it means. */
export const EFFECTS = {
  text: ['safe', 'safe', 'safe', 'only what people read or how the form looks'],
  more: ['safe', 'safe', 'safe', 'nothing that existed before is affected'],
  looser: ['safe', 'safe', 'risky', 'values that were refused are now accepted'],
  tighter: ['risky', 'breaking', 'safe', 'values that were accepted are now refused'],
  other: ['risky', 'breaking', 'risky', 'some values that were accepted are now refused, and vice versa'],
  lost: ['breaking', 'breaking', 'risky', 'a choice was removed'],
  depends: ['risky', 'risky', 'safe', 'depending on defaults, values that were accepted may be refused'],
  altered: ['safe', 'risky', 'risky', 'what is sent is stored in another form'],
  default: ['risky', 'risky', 'safe', 'what is left out gets another value'],
  shown: ['risky', 'risky', 'risky', 'a value is hidden, and perhaps emptied, in other cases than before'],
  shownRequired: ['risky', 'breaking', 'risky', 'a value is hidden or required in other cases than before'],
  unit: ['breaking', 'breaking', 'breaking', 'the same number means something else'],
  relabelled: ['risky', 'risky', 'risky', 'a label now stands for another choice'],
  measured: ['risky', 'risky', 'risky', 'a unit was added or removed'],
  retyped: ['breaking', 'breaking', 'breaking', 'values have another type'],
  gone: ['breaking', 'breaking', 'breaking', 'values are no longer part of the kind'],
  demanded: ['breaking', 'breaking', 'safe', 'stored components lack a value that is now required'],
  expected: ['safe', 'breaking', 'safe', 'clients must send something they do not know'],
  forgotten: ['breaking', 'safe', 'safe', 'values under the earlier name are no longer found'],
  renamed: [
    'safe',
    'breaking',
    'breaking',
    'stored values are found under the new name, but clients use the earlier one',
  ],
  carried: ['safe', 'risky', 'risky', 'x-changes converts it; clients must state the version that they know'],
  mistaken: ['breaking', 'breaking', 'breaking', 'x-changes converts from a unit that the values do not have'],
  overwritten: ['breaking', 'breaking', 'risky', 'x-changes replaces values that components have'],
  missed: ['risky', 'safe', 'safe', 'x-changes names something that the previous version does not have'],
  calculated: ['risky', 'risky', 'safe', 'x-changes calculates it, perhaps beyond its own rules'],
  rewritten: ['risky', 'risky', 'safe', 'the changes of a version that has been in use were edited'],
} as const satisfies Record<string, readonly [Verdict, Verdict, Verdict, string]>;

export type Effect = keyof typeof EFFECTS;

/** The verdicts on an edit, and what it means in words. */
export interface Meaning {
  verdicts: Verdicts;
  means: string;
}

export function toMeaning(effect: Effect): Meaning {
  return { verdicts: toVerdicts(effect), means: EFFECTS[effect][3] };
}

export function toVerdicts(effect: Effect): Verdicts {
  const [stored, writers, readers] = EFFECTS[effect];
  return { stored, writers, readers };
}

/** Returns the most severe of the three verdicts. */
export function findWorst({ stored, writers, readers }: Verdicts): Verdict {
  return findGravest([stored, writers, readers]);
}

/** Returns the most severe of the verdicts; 'safe' without any. */
export function findGravest(verdicts: readonly Verdict[]): Verdict {
  return RANKED.find((verdict) => verdicts.includes(verdict)) ?? 'safe';
}

/** Returns 'Stored data risky, writers breaking, readers safe', or only the verdict, 'Safe', if all three agree. */
export function formatVerdicts({ stored, writers, readers }: Verdicts): string {
  if (stored === writers && writers === readers) return `${stored.slice(0, 1).toUpperCase()}${stored.slice(1)}`;
  return `Stored data ${stored}, writers ${writers}, readers ${readers}`;
}

const RANKED: readonly Verdict[] = ['breaking', 'risky', 'safe'];
