import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeForms } from '#codegen/edits/judgeForms.ts';
import type { Finding } from '#codegen/Finding.ts';

const FILE = 'schemas/forms/registration.json';
const TEXT = readFileSync(FILE, 'utf8');
const META_SCHEMA = 'schemas/kind.schema.json';
const META = readFileSync(META_SCHEMA, 'utf8');

const withoutForms = () => new Map([[META_SCHEMA, META]]);

type Edit = readonly [before: string, after: string];

function withForm(...edits: readonly Edit[]): Map<string, string> {
  const text = edits.reduce((written, [before, after]) => {
    if (written.split(before).length !== 2)
      throw new Error(`Occurs ${written.split(before).length - 1} times: ${before}`);
    return written.replace(before, () => after);
  }, TEXT);
  return new Map([...withoutForms(), [FILE, text]]);
}

function judge(old: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): Finding[] {
  return judgeForms({ ref: 'v1', old, now });
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

  it('names what is edited in groups, and what a repetition means', () => {
    const messages = (...edits: readonly Edit[]) => judge(withForm(), withForm(...edits)).map(({ message }) => message);
    expect(messages(['"title": "Account"', '"title": "You"'])).toEqual([
      'form registration: the groups have changed; only texts and initial values. Safe.',
    ]);
    expect(messages(['"title": "Create an account"', '"title": "Sign up"'])).toEqual([
      'form registration "title" is "Sign up"; it was "Create an account"; only texts and initial values. Safe.',
    ]);
    const repeated: Edit = ['"x-same-as": "password",\n      ', ''];
    expect(judge(withForm(repeated), withForm()).map(toShort)).toEqual([
      'error 63 edit/field.x-same-as safe breaking safe',
    ]);
  });

  it('is judged for each form, by its name, and for nothing else', () => {
    const OTHER = 'schemas/forms/another.json';
    const named = (texts: Map<string, string>) =>
      new Map([...texts, [OTHER, texts.get(FILE) ?? ''], ['schemas/x.json', '{']]);
    const found = judge(named(withForm()), named(withForm(['"title": "Email"', '"title": "E-mail"'])));
    expect(found.map(({ file, message }) => `${file} ${message.split(' "')[0]}`)).toEqual([
      `${OTHER} form another.email`,
      `${FILE} form registration.email`,
    ]);
  });

  it('is unknown without the rules for forms', () => {
    expect(judge(withForm(), new Map([[FILE, '{}']]))).toEqual([]);
    expect(judge(withForm(), new Map([[META_SCHEMA, '7']]))).toEqual([]);
  });

  it('cannot be judged where the earlier file was something else', () => {
    const found = judge(new Map([...withoutForms(), [FILE, '7']]), withForm());
    expect(found).toEqual([
      {
        ...{ file: `v1:${FILE}`, line: 1, column: 1, rule: 'unchecked' },
        message: expect.stringMatching(
          /^v1:schemas\/forms\/registration\.json:1:1 form registration can't be compared because of a fault there: ./,
        ),
      },
    ]);
    expect(judge(withForm(), new Map([...withoutForms(), [FILE, '7']]))).toEqual([]);
  });

  it('may add or remove a form', () => {
    expect(judge(withForm(), withoutForms()).map(toShort)).toEqual(['error 1 edit/form.removed safe breaking safe']);
    expect(judge(withForm(), withoutForms())[0]?.file).toBe(`v1:${FILE}`);
    expect(judge(withForm(), withoutForms())[0]?.message).toBe(
      'form registration: the form was removed; nobody can enter it. Stored data safe, writers breaking, readers safe.',
    );
    expect(judge(withoutForms(), withForm())).toMatchObject([
      {
        ...{ file: FILE, line: 1, column: 1 },
        message: 'form registration: the form was added; only texts and initial values. Safe.',
      },
    ]);
    expect(judge(withoutForms(), withForm()).map(toShort)).toEqual(['note 1 edit/form.added safe safe safe']);
  });

  it('is judged except for unknown keywords, and not where the file was broken', () => {
    const edit: Edit = ['"minLength": 8', '"minLength": 12'];
    const inPart = judge(withForm(['"title": "Email"', '"titel": "Email", "title": "Email"']), withForm(edit));
    expect(inPart.map(({ rule }) => rule)).toEqual(['edit/fault', 'edit/field.minLength']);
    expect(inPart[0]?.message).toMatch(/^form registration was compared except for a fault there: ./);
    expect(judge(withForm(edit), withForm(['"title": "Email"', '"titel": "Email", "title": "Email"']))).toEqual([]);
    const broken = new Map([...withoutForms(), [FILE, '{']]);
    expect(judge(broken, withForm()).map(({ rule, message }) => `${rule} ${message}`)).toEqual([
      expect.stringMatching(/^unchecked v1:schemas\/forms\/registration\.json:1:2 form registration can't be compared/),
    ]);
    expect(judge(withForm(), broken)).toEqual([]);
  });
});
