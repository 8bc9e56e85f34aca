import { describe, expect, it } from 'vitest';
import { type CheckedKind, emitForm, header, MADE_BY } from '#codegen/emit.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { toDefinition } from '#codegen/toDefinition.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { checkedKind } from './checkedKind.ts';
import { mergedKind } from './mergedKind.ts';

const POWER: FieldSchema = { type: 'number', title: 'Power' };

function defined(properties: Record<string, FieldSchema>): FormDefinition {
  return toDefinition(mergedKind({ $id: 'wind', title: 'Wind', properties }));
}

function files(kind: Partial<CheckedKind> = {}, folder: 'kinds' | 'forms' = 'kinds'): Map<string, string> {
  return new Map(emitForm(folder, { ...checkedKind('wind', 'wind'), ...kind }));
}

/** The module of a kind without the text of its definition. */
function module(kind: Partial<CheckedKind> = {}): string {
  const text = files(kind).get('kinds/wind.ts') ?? '';
  const [start, end] = [/^const /m, /^export const kind/m].map((sign) => text.search(sign));
  return text.slice(0, start) + text.slice(end);
}

it('every module names its source in its first line', () => {
  expect(MADE_BY).toBe('// Made by `npm run codegen`');
  expect(header('a.json')).toBe('// Made by `npm run codegen` from a.json; not to be edited.\n');
});

const TABLED = `  definition: {
    ...definition,
    fields: toTable(Object.entries(definition.fields)),
    curves: toTable(Object.entries(definition.curves)),
  },
`;

describe('the module of a kind', () => {
  it('tables its fields and curves', () => {
    expect(
      module(),
    ).toBe(`${header('schemas/kinds/wind.json')}import { validate } from '#generated/validators/kinds/wind.js';
import { compiledValidator } from '#model/compiledValidator.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { toTable } from '#model/toTable.ts';

export const kind: Kind = {
${TABLED}  validate: compiledValidator(validate),
};
`);
  });

  it('imports what its changes, calculations and checks of errors need', () => {
    const text = module({
      changes: new Map([[2, ['s.rename({"before":"a","after":"b"})']]]),
      checks: [{ error: 'No', at: ['a'], reads: ['a'], require: '(r) => c.isAbove(r.number("a"), 1)' }],
    });
    expect(
      text,
    ).toBe(`${header('schemas/kinds/wind.json')}import { validate } from '#generated/validators/kinds/wind.js';
import { calculate as c } from '#model/calculate.ts';
import { changeSteps as s } from '#model/changeSteps.ts';
import { checkedValidator } from '#model/checkedValidator.ts';
import { compiledValidator } from '#model/compiledValidator.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { toTable } from '#model/toTable.ts';

export const kind: Kind = {
${TABLED}  validate: checkedValidator(compiledValidator(validate), () => kind),
  checks: [
    {
      error: "No",
      at: ["a"],
      reads: ["a"],
      require: (r) => c.isAbove(r.number("a"), 1),
    },
  ],
  changes: {
    2: [
      s.rename({"before":"a","after":"b"}),
    ],
  },
};
`);
  });

  it('has no further validator for warnings', () => {
    const warning = { warn: 'Say', at: ['a'], reads: ['a'], require: '(r) => r.flag("a")' };
    expect(module({ checks: [warning] })).toContain('  validate: compiledValidator(validate),\n');
    const text = module({ checks: [warning, { ...warning, error: 'No' }] });
    expect(text).toContain('  validate: checkedValidator(compiledValidator(validate), () => kind),\n');
  });

  it('imports the compiled conditions in the order of their names', () => {
    const condition = { if: {}, text: 'A is 1', shows: ['b'], whenHidden: 'keep' } as const;
    const definition = {
      ...checkedKind('wind', 'wind').definition,
      conditions: [condition, condition].map((one) => ({ ...one, shows: [...one.shows] })),
    };
    const text = module({ definition });
    expect(text).toContain(
      "import { condition0, condition1, validate } from '#generated/validators/kinds/wind.js';\nimport { checkedValidator }",
    );
    expect(text).toContain(
      '  validate: checkedValidator(compiledValidator(validate), () => kind),\n  conditions: [condition0, condition1],\n};\n',
    );
    expect(files({ definition }).get('validators/kinds/wind.d.ts')).toBe(
      `${header('schemas/kinds/wind.json')}import type { CompiledCheck } from '#model/compiledValidator.ts';

export declare const validate: CompiledCheck;
export declare const condition0: CompiledCheck;
export declare const condition1: CompiledCheck;
`,
    );
  });

  it.each([
    ['an object', { part: { type: 'object', title: 'Part', properties: { power: POWER } } as const }],
    [
      'rows after another field',
      {
        power: POWER,
        parts: { type: 'array', title: 'Parts', items: { type: 'object', properties: { power: POWER } } } as const,
      },
    ],
  ])('frees the definition of %s from prototypes', (_title, properties) => {
    const text = module({ definition: defined(properties) });
    expect(text).toContain(`import { toTable } from '#model/toTable.ts';
import { withoutPrototypes } from '#model/withoutPrototypes.ts';

export const kind: Kind = {
  definition: {
    ...withoutPrototypes(definition),
    curves: toTable(Object.entries(definition.curves)),
  },
`);
  });

  it('links tables that occur more than once', () => {
    const rows = { type: 'array', title: 'Parts', items: { type: 'object', properties: { power: POWER } } } as const;
    const { fields, ...definition } = defined({ parts: rows });
    const { parts } = fields;
    if (!parts) throw new Error('The probe has no table.');
    const twice = { ...definition, fields: { parts, more: { ...parts, name: 'more' } } };
    expect(module({ definition: twice })).toContain(`import type { Kind } from '#model/Kind.ts';
import { linkTables } from '#model/linkTables.ts';
import { toTable } from '#model/toTable.ts';
import { withoutPrototypes } from '#model/withoutPrototypes.ts';
`);
  });

  it('holds its definition before its export', () => {
    const text = files({ definition: defined({ power: POWER }) }).get('kinds/wind.ts') ?? '';
    expect(text).toMatch(
      /from '#model\/toTable.ts';\n\nconst definition: FormDefinition = \{\n {2}"id": "wind",.*\n\};\n\nexport const kind: Kind/s,
    );
  });
});

it('the modules of a form are in the folder of forms', () => {
  const written = files({}, 'forms');
  expect([...written.keys()]).toEqual([
    'validators/forms/wind.js',
    'validators/forms/wind.d.ts',
    'schemas/forms/wind.schema.json',
    'schemas/forms/wind.uischema.json',
    'forms/wind.ts',
  ]);
  expect(written.get('forms/wind.ts')).toContain("import { validate } from '#generated/validators/forms/wind.js';\n");
  expect(written.get('forms/wind.ts')).toContain('\nexport const form: Kind = {\n');
});

describe('the published schemas', () => {
  it('are JSON with an indent of two blanks', () => {
    const written = files({ definition: defined({ power: POWER }) });
    expect(written.get('schemas/kinds/wind.schema.json')).toMatch(/^\{\n {2}"\$schema": "[^"]+",\n.*\n\}\n$/s);
    expect(written.get('schemas/kinds/wind.uischema.json')).toMatch(/^\{\n {2}".*\n\}\n$/s);
  });

  it('hold the schemas of documents', () => {
    const definition = defined({ power: POWER, curve: POWER });
    const curve = { ...definition.fields.curve, isDocument: true };
    const schema = { properties: { a: { $ref: '#/$defs/b' } }, $defs: { b: { type: 'number' } } };
    const written = files({
      definition: { ...definition, fields: { ...definition.fields, curve } } as FormDefinition,
      documents: new Map([['curve', schema]]),
    });
    const published = JSON.parse(written.get('schemas/kinds/wind.schema.json') ?? '');
    expect(published.$defs).toEqual({
      WindCurve: { properties: { a: { $ref: '#/$defs/WindCurve.b' } } },
      'WindCurve.b': { type: 'number' },
    });
  });
});
