import { didYouMean } from './didYouMean.ts';
import { fileStem } from './fileStem.ts';
import type { MergedKind } from './mergeKind.ts';
import { type Problem, toWarning } from './Problem.ts';

/** Reports fields that a form's screen sends by name but the form lacks. */
export function checkFormFields({ source, fields }: MergedKind): Problem[] {
  const sent = SENT_FIELDS.get(fileStem(source.file));
  if (!sent) {
    const message = 'no screen shows this form.';
    const fix =
      didYouMean(fileStem(source.file), SENT_FIELDS.keys()) ?? `Forms: ${[...SENT_FIELDS.keys()].join(', ')}.`;
    return [toWarning(source.problemAt([], message, fix))];
  }
  const missing = sent.filter((name) => !fields.has(name));
  return missing.map((name) => {
    const message = `the form lacks the field "${name}", which its screen sends.`;
    const others = [...fields.keys()].filter((own) => !sent.includes(own));
    return source.problemAt(['properties'], message, didYouMean(name, others) ?? 'Add it.');
  });
}

/** The small forms, each with the fields without which its call would fail. */
const SENT_FIELDS = new Map([
  ['asset', ['count']],
  ['change-password', ['currentPassword', 'newPassword']],
  ['confirm-password', ['currentPassword']],
  ['duplicate', ['name']],
  ['forgot-password', ['email']],
  ['profile', ['email']],
  ['project', ['name', 'description']],
  ['registration', ['username', 'email', 'password']],
  ['reset-password', ['token', 'password']],
  ['sign-in', ['username', 'password']],
  ['view', ['name']],
]);
