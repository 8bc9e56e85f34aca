import type { MetaDifference } from './compareMeta.ts';
import type { FieldValue, FieldValues } from './FormDefinition.ts';

/** What a draft takes from the differences between its form and the server. */
export interface DraftMeta {
  /** Fields that the server does not know: marked, and left out of what is sent. */
  omitted: ReadonlySet<string>;
  /** Fields that only the server knows: they go back as they came. */
  kept: ReadonlySet<string>;
  /** The server's own defaults where they differ, for new records. */
  defaults: FieldValues;
  /** Limits of the server that are tighter than the form's, by field. */
  limits: ReadonlyMap<string, ServerLimits>;
}

export interface ServerLimits {
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

export const NO_META: DraftMeta = { omitted: new Set(), kept: new Set(), defaults: {}, limits: new Map() };

export function draftMeta(differences: readonly MetaDifference[]): DraftMeta {
  const of = (code: MetaDifference['code']) => differences.filter((difference) => difference.code === code);
  const limits = new Map<string, ServerLimits>();
  for (const [code, key] of LIMITS) {
    for (const { field, server } of of(code)) {
      if (typeof server === 'number') limits.set(field, { ...limits.get(field), [key]: server });
    }
  }
  return {
    omitted: new Set(of('onlyInForm').map(({ field }) => field)),
    kept: new Set(of('onlyOnServer').map(({ field }) => field)),
    defaults: Object.fromEntries(of('default').map(({ field, server }) => [field, server])),
    limits,
  };
}

const LIMITS = [
  ['tighterMinimum', 'minimum'],
  ['tighterMaximum', 'maximum'],
  ['tighterLength', 'maxLength'],
] as const;

/** What is to be said at a field because of the server: that it is unknown there, or that its value breaks a limit. */
export function serverWarning({ omitted, limits }: DraftMeta, name: string, value: FieldValue): string | undefined {
  if (omitted.has(name)) return 'The server does not know this field, so it is not saved';
  const { minimum, maximum, maxLength } = limits.get(name) ?? {};
  if (typeof value === 'number' && minimum !== undefined && value < minimum)
    return `The server accepts at least ${minimum}`;
  if (typeof value === 'number' && maximum !== undefined && value > maximum)
    return `The server accepts at most ${maximum}`;
  if (typeof value === 'string' && maxLength !== undefined && [...value].length > maxLength)
    return `The server accepts at most ${maxLength} characters`;
  return undefined;
}
