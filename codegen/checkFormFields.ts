import { describeType } from './describeType.ts';
import { didYouMean } from './didYouMean.ts';
import { fileStem } from './fileStem.ts';
import type { FieldSchema } from './KindFile.ts';
import type { MergedKind } from './mergeKind.ts';
import { type Problem, toWarning } from './Problem.ts';
import type { Report } from './Report.ts';
import { fieldType } from './toDefinition.ts';

type Input = 'text' | 'email' | 'password' | 'integer';
/** How a screen uses its form. */
interface Screen {
  /** The fields without which its call would fail. */
  sends: Readonly<Record<string, Input>>;
  /** Texts that its call accepts as well. */
  accepts?: readonly string[];
  /** Fields that the screen fills in, from what is stored or from a link. */
  fills?: readonly string[];
}

/** Reports fields that a form's screen sends by name but the form lacks, has otherwise, or has in excess. */
export function checkFormFields({ source, fields }: MergedKind): Problem[] {
  const stem = fileStem(source.file);
  const screen = SCREENS.get(stem);
  if (!screen) {
    const message = 'no screen shows this form.';
    const fix = didYouMean(stem, SCREENS.keys()) ?? `Forms: ${[...SCREENS.keys()].join(', ')}.`;
    return [toWarning(source.problemAt([], message, fix))];
  }
  const { sends, accepts = [], fills = [] } = screen;
  const missing = Object.keys(sends).filter((name) => !fields.has(name));
  if (missing.length > 0)
    return missing.map((name) => {
      const message = `the form lacks the field "${name}", which its screen sends.`;
      return source.problemAt(['properties'], message, didYouMean(name, fields.keys()) ?? 'Add it.');
    });
  const problems: Problem[] = [];
  for (const [name, { schema, origin }] of fields) {
    const report: Report = (path, message, suggestion) =>
      problems.push(origin.source.problemAt([...origin.path, ...path], message, suggestion));
    const input = sends[name] ?? (accepts.includes(name) ? 'text' : undefined);
    if (input !== undefined) checkInput(name, { schema, input, report });
    else if (schema['x-same-as'] === undefined)
      report(
        [],
        `no call takes "${name}", so what is entered would be lost.`,
        didYouMean(name, [...Object.keys(sends), ...accepts]) ?? 'Remove it.',
      );
    const unseen = (['readOnly', 'x-hidden'] as const).find((word) => schema[word]);
    if (unseen && sends[name] && !fills.includes(name))
      report([unseen], `"${name}" is sent, but nobody can fill it in.`, `Remove "${unseen}".`);
  }
  return problems;
}

function checkInput(
  name: string,
  { schema, input, report }: { schema: FieldSchema; input: Input; report: Report },
): void {
  const type = fieldType(schema);
  if (type !== (input === 'integer' ? 'integer' : 'text')) {
    const wanted = input === 'integer' ? 'a whole number' : 'a text';
    const word = type === 'choice' ? 'enum' : type === 'list' ? 'x-list' : 'type';
    const fix = word === 'type' ? `Make it "type": "${input === 'integer' ? input : 'string'}".` : `Remove "${word}".`;
    report([word], `"${name}" is sent as ${wanted}, but is ${describeType(type)}.`, fix);
    return;
  }
  if ((input !== 'email' && input !== 'password') || schema['x-input'] === input) return;
  // The autofill token of a password states the same.
  if (input === 'password' && schema['x-autocomplete']?.endsWith('-password')) return;
  const message =
    input === 'email'
      ? `"${name}" is sent as an email address, but may be any text here.`
      : `"${name}" is a password, which would be shown while it is typed.`;
  report(['x-input'], message, `Give it "x-input": "${input}".`);
}

const NAME = { name: 'text' } as const;
const FULL_NAME = ['firstName', 'lastName'];

const SCREENS = new Map<string, Screen>([
  ['asset', { sends: { count: 'integer' } }],
  ['change-password', { sends: { currentPassword: 'password', newPassword: 'password' } }],
  ['confirm-password', { sends: { currentPassword: 'password' } }],
  ['duplicate', { sends: NAME }],
  ['forgot-password', { sends: { email: 'email' } }],
  [
    'profile',
    {
      sends: { email: 'email' },
      accepts: [...FULL_NAME, 'phone', 'company', 'position'],
      fills: ['email'],
    },
  ],
  ['project', { sends: { ...NAME, description: 'text' }, fills: ['description'] }],
  ['registration', { sends: { username: 'text', email: 'email', password: 'password' }, accepts: FULL_NAME }],
  ['reset-password', { sends: { token: 'text', password: 'password' }, fills: ['token'] }],
  ['sign-in', { sends: { username: 'email', password: 'password' } }],
  ['view', { sends: NAME }],
]);
