import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeEdits } from '#codegen/edits/judgeEdits.ts';
import type { Finding } from '#codegen/Finding.ts';
import { smallTexts } from '../schemaTexts.ts';

const FILE = 'schemas/forms/registration.json';
const TEXT = readFileSync(FILE, 'utf8');

type Edit = readonly [before: string, after: string];

function withForm(...edits: readonly Edit[]): Map<string, string> {
  const text = edits.reduce((written, [before, after]) => {
    if (written.split(before).length !== 2)
      throw new Error(`Occurs ${written.split(before).length - 1} times: ${before}`);
    return written.replace(before, () => after);
  }, TEXT);
  return new Map([...smallTexts(), [FILE, text]]);
}

function judge(old: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): Finding[] {
  return judgeEdits({ ref: 'v1', old, now });
}

/** 'error 11 edit/field.minLength risky breaking safe'. */
function toShort({ severity, line, rule, verdicts }: Finding): string {
  return [severity ?? 'error', line, rule, ...Object.values(verdicts ?? {})].join(' ');
}

const LAST_NAME = `"lastName": {
      "type": "string",
      "title": "Last name",
      "x-autocomplete": "family-name",
      "maxLength": 50,
      "x-message": {
        "maxLength": "Last name must be less than 50 characters"
      }
    },
    `;

describe('an edit of a small form', () => {
  it.each<[string, readonly Edit[], string[]]>([
    ['nothing', [], []],
    ['a label', [['"title": "Email"', '"title": "E-mail"']], ['note 20 edit/field.title safe safe safe']],
    [
      'the heading',
      [['"title": "Create an account"', '"title": "Sign up"']],
      ['note 4 edit/form.title safe safe safe'],
    ],
    ['the groups', [['"title": "Account"', '"title": "You"']], ['note 70 edit/form.x-groups safe safe safe']],
    ['a tighter limit', [['"minLength": 8', '"minLength": 12']], ['warning 50 edit/field.minLength risky risky safe']],
    ['a looser limit', [['"maxLength": 254', '"maxLength": 300']], ['warning 24 edit/field.maxLength safe risky safe']],
    ['another pattern', [['"^[A-Za-z0-9_]+$"', '"^[a-z]+$"']], ['warning 13 edit/field.pattern risky risky safe']],
    [
      'a value that need not be entered any more',
      [['"required": ["username", "email",', '"required": ["username",']],
      ['warning 18 edit/field.required safe risky safe'],
    ],
    [
      'a field that is gone',
      [
        [LAST_NAME, ''],
        ['"lastName", ', ''],
      ],
      ['error 35 edit/fields.field safe breaking safe', 'note 61 edit/form.x-groups safe safe safe'],
    ],
    [
      'a field of another type',
      [['"type": "string",\n      "title": "First name"', '"type": "number",\n      "title": "First name"']],
      ['error 27 edit/field.type risky breaking safe'],
    ],
    [
      'a repetition of something else, which the server demands as well',
      [['"x-same-as": "password"', '"x-same-as": "email"']],
      ['error 63 edit/field.x-same-as safe breaking safe'],
    ],
    [
      'no repetition any more',
      [['"x-same-as": "password",\n      ', '']],
      ['warning 58 edit/field.x-same-as safe risky safe'],
    ],
  ])('%s', (_title, edits, expected) => {
    expect(judge(withForm(), withForm(...edits)).map(toShort)).toEqual(expected);
  });

  it('names the form, the field and what it means', () => {
    const [finding] = judge(withForm(), withForm(['"minLength": 8', '"minLength": 12']));
    expect(finding?.message).toBe(
      'form registration.password "minLength" is 12; it was 8; what people could enter is refused. Stored data risky, writers risky, readers safe.',
    );
  });

  it('may be a form that has come or gone', () => {
    expect(judge(withForm(), smallTexts()).map(toShort)).toEqual(['error 1 edit/form.removed safe breaking safe']);
    expect(judge(withForm(), smallTexts())[0]?.file).toBe(`v1:${FILE}`);
    expect(judge(smallTexts(), withForm()).map(toShort)).toEqual(['note 1 edit/form.added safe safe safe']);
  });

  it('is judged but for words that were not known, and not where the file was broken', () => {
    const edit: Edit = ['"minLength": 8', '"minLength": 12'];
    const inPart = judge(withForm(['"title": "Email"', '"titel": "Email", "title": "Email"']), withForm(edit));
    expect(inPart.map(({ rule }) => rule)).toEqual(['edit/fault', 'edit/field.minLength']);
    const broken = new Map([...smallTexts(), [FILE, '{']]);
    expect(judge(broken, withForm()).map(({ rule, message }) => `${rule} ${message}`)).toEqual([
      expect.stringMatching(/^unchecked v1:schemas\/forms\/registration\.json:1:2 form registration can't be compared/),
    ]);
    expect(judge(withForm(), broken)).toEqual([]);
  });
});
