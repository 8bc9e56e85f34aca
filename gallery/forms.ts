import { loadKind } from '#generated/kinds.ts';
import type { Kind } from '#model/Kind.ts';

type LoadForm = () => Promise<Kind>;

const smallForms = import.meta.glob<Kind>('../generated/forms/*.ts', { import: 'form' });

/** Every kind and every small form, by name. */
export const forms: ReadonlyMap<string, LoadForm> = new Map<string, LoadForm>([
  ...Object.entries(loadKind),
  ...Object.entries(smallForms).map(([file, load]): [string, LoadForm] => [file.replace(/^.*\/|\.ts$/g, ''), load]),
]);

export const FORM_STATES = ['new', 'changed', 'faulty', 'locked'] as const;

export type FormState = (typeof FORM_STATES)[number];
