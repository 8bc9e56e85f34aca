import type { MetaDifference } from './compareMeta.ts';

/** What a difference means to the person at the form, with both sides' values. */
export function differenceText({ code, form, server }: MetaDifference): string {
  switch (code) {
    case 'onlyOnServer':
      return 'only the server knows this field; it is kept as it is';
    case 'onlyInForm':
      return 'the server does not know this field; it is not saved';
    default:
      return `${WORDS[code]}: ${say(form)} in the form, ${say(server)} on the server`;
  }
}

const WORDS: Record<Exclude<MetaDifference['code'], 'onlyOnServer' | 'onlyInForm'>, string> = {
  type: 'type',
  required: 'required',
  tighterMinimum: 'stricter minimum',
  looserMinimum: 'looser minimum',
  tighterMaximum: 'stricter maximum',
  looserMaximum: 'looser maximum',
  tighterLength: 'stricter length',
  looserLength: 'looser length',
  choices: 'choices',
  default: 'default',
  readOnly: 'read-only',
};

function say(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
