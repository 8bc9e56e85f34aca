import { describe, expect, it, test } from 'vitest';
import type { CrossCheck } from '#codegen/compileChecks.ts';
import { emitContract, emitForm, emitRegistry } from '#codegen/emit.ts';
import { toText } from '#codegen/generatedText.ts';
import type { Operation } from '#codegen/readOperations.ts';
import { checkedKind as checked } from './checkedKind.ts';

const from = (source: string) => `// Made by \`npm run codegen\` from ${source}; not to be edited.\n`;
const CHECK_TYPE = "import type { CompiledCheck } from '#model/compiledValidator.ts';\n";

describe('the modules of a kind', () => {
  const HEADER = from('schemas/kinds/wind.json');

  test("are its validator, the validator's types, its published schemas and its definition", () => {
    const files = new Map(emitForm('kinds', checked('wind', 'wind')));
    expect([...files.keys()]).toEqual([
      'validators/kinds/wind.js',
      'validators/kinds/wind.d.ts',
      'schemas/kinds/wind.schema.json',
      'schemas/kinds/wind.uischema.json',
      'kinds/wind.ts',
    ]);
    expect(files.get('validators/kinds/wind.js')).toBe(`${HEADER}export const validate = check;\n`);
    expect(files.get('validators/kinds/wind.d.ts')).toBe(
      `${HEADER}${CHECK_TYPE}\nexport declare const validate: CompiledCheck;\n`,
    );
    const module = files.get('kinds/wind.ts') ?? '';
    expect(
      module.startsWith(`${HEADER}import { validate } from '#generated/validators/kinds/wind.js';\nimport {`),
    ).toBe(true);
    expect(module).toContain('export const kind: Kind = {');
    expect(module).toContain('"id": "wind"');
    expect(module.endsWith('  validate: compiledValidator(validate),\n};\n')).toBe(true);
  });

  test('of a form export a form', () => {
    const files = new Map(emitForm('forms', checked('sign-in', 'wind')));
    expect(files.get('forms/sign-in.ts')).toContain('export const form: Kind = {');
  });

  test('hold the changes of its versions, and import what makes them', () => {
    const changes = new Map([
      [3, ['s.rename({"before":"a","after":"b"})']],
      [2, ['s.calculate({ up: { "a": (r) => c.divide(r.number("d"), 2) }, down: {} })']],
    ]);
    const module = new Map(emitForm('kinds', { ...checked('wind', 'wind'), changes })).get('kinds/wind.ts') ?? '';
    expect(module).toContain("import { calculate as c } from '#model/calculate.ts';");
    expect(module).toContain("import { changeSteps as s } from '#model/changeSteps.ts';");
    expect(module).toContain(`  changes: {
    3: [
      s.rename({"before":"a","after":"b"}),
    ],
    2: [
      s.calculate({ up: { "a": (r) => c.divide(r.number("d"), 2) }, down: {} }),
    ],
  },
};
`);
  });

  test('hold its checks, and import what they calculate with where one does', () => {
    const flag = { warn: 'Say "so"', at: ['a', 'b'], reads: ['a'], require: '(r) => r.flag("a")' };
    const number = {
      warn: 'More',
      at: ['a'],
      reads: ['a', 'b'],
      when: '(r) => c.isAbove(r.number("a"), 1)',
      require: '(r) => r.flag("b")',
    };
    const emitted = (checks: CrossCheck[]) =>
      new Map(emitForm('kinds', checked('wind', 'wind', checks))).get('kinds/wind.ts');
    expect(emitted([flag])).not.toContain('calculate');
    expect(emitted([{ ...flag, require: '(r) => c.not(r.flag("a"))' }])).toContain('calculate as c');
    const both = emitted([flag, number]) ?? '';
    expect(both).toContain("import { calculate as c } from '#model/calculate.ts';\n");
    expect(both.slice(both.indexOf('  validate:'))).toBe(`  validate: compiledValidator(validate),
  checks: [
    {
      warn: "Say \\"so\\"",
      at: ["a","b"],
      reads: ["a"],
      require: (r) => r.flag("a"),
    },
    {
      warn: "More",
      at: ["a"],
      reads: ["a","b"],
      when: (r) => c.isAbove(r.number("a"), 1),
      require: (r) => r.flag("b"),
    },
  ],
};
`);
  });
});

test('the registry lists the kinds in their order and imports each icon once', () => {
  const kinds = [
    checked('wind', 'wind'),
    checked('pv', 'arrow-right-left'),
    checked('solar', 'wind'),
    checked('x2', 'layers-2'),
  ];
  const files = new Map(emitRegistry(kinds));
  const registry = files.get('kinds.ts') ?? '';
  expect(
    registry.startsWith(`${from('schemas/kinds')}import type { KindSummary } from '#model/KindSummary.ts';\n`),
  ).toBe(true);
  expect(registry).toContain('export const subclasses = [\n  "wind",\n  "pv",\n  "solar",\n  "x2"\n] as const;\n');
  expect(registry).toContain(
    '{\n    "subclass": "pv",\n    "title": "Probe",\n    "plural": "Probes",\n    "color": "#123456",\n    "order": 1\n  }',
  );
  expect(
    registry.slice(registry.indexOf('export const loadKind')),
  ).toBe(`export const loadKind: Record<Subclass, () => Promise<Kind>> = {
  wind: () => import('#generated/kinds/wind.ts').then(({ kind }) => kind),
  pv: () => import('#generated/kinds/pv.ts').then(({ kind }) => kind),
  solar: () => import('#generated/kinds/solar.ts').then(({ kind }) => kind),
  x2: () => import('#generated/kinds/x2.ts').then(({ kind }) => kind),
};
`);
  expect(files.get('kindDescriptions.ts')).toBe(
    `${from('schemas/kinds')}export const kindDescriptions: Readonly<Record<string, string>> = {\n  "wind": "",\n  "pv": "",\n  "solar": "",\n  "x2": ""\n};\n`,
  );
  expect(
    files.get('kindIcons.ts'),
  ).toBe(`${from('schemas/kinds')}import { ArrowRightLeft, Layers2, Wind, type LucideIcon } from 'lucide-react';
import type { Subclass } from '#generated/kinds.ts';

export const kindIcons: Record<Subclass, LucideIcon> = {
  wind: Wind,
  pv: ArrowRightLeft,
  solar: Wind,
  x2: Layers2,
};
`);
});

describe('the modules of the contract', () => {
  const call = { path: '/things/{id}/', secured: true, isComponent: false, parameters: [] };
  const operations: Operation[] = [
    {
      ...call,
      operationId: 'getThing',
      method: 'GET',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      answer: { type: 'array', items: { type: 'string' } },
    },
    {
      ...call,
      operationId: 'putThing',
      method: 'PUT',
      secured: false,
      body: { required: true, schema: { type: 'string' } },
    },
    { ...call, operationId: 'sendThing', method: 'POST', body: { required: true, schema: { type: 'number' } } },
  ];
  const files = new Map(emitContract({ document: { openapi: '3.1.0', paths: {} }, operations }));
  const HEADER = from('schemas/openapi.yaml');

  it.each<[file: string, text: string]>([
    ['contract.json', '{\n  "openapi": "3.1.0",\n  "paths": {}\n}\n'],
    [
      'operations.ts',
      `${HEADER}export const operations = {
  getThing: {"method":"GET","path":"/things/{id}/","secured":true},
  putThing: {"method":"PUT","path":"/things/{id}/","secured":false},
  sendThing: {"method":"POST","path":"/things/{id}/","secured":true},
} as const;

export type OperationId = keyof typeof operations;
`,
    ],
    [
      'answers.ts',
      `${HEADER}import type { AnswerShape } from '#model/readAnswer.ts';

export const answers = new Map<string, AnswerShape>([
  ["GET /things/{id}/", {"list":"text"}],
]);
`,
    ],
    [
      'validators/operations/body.d.ts',
      `${HEADER}${CHECK_TYPE}\nexport declare const putThing: CompiledCheck;\nexport declare const sendThing: CompiledCheck;\n`,
    ],
    ['validators/operations/path.d.ts', `${HEADER}${CHECK_TYPE}\nexport declare const getThing: CompiledCheck;\n`],
    ['validators/operations/query.d.ts', `${HEADER}${CHECK_TYPE}\n\n`],
    [
      'validators/operations.ts',
      `${HEADER}import type { OperationId } from '#generated/operations.ts';
import * as body from '#generated/validators/operations/body.js';
import * as path from '#generated/validators/operations/path.js';
import * as query from '#generated/validators/operations/query.js';
${CHECK_TYPE}
type Checks = Partial<Record<OperationId, CompiledCheck>>;

export const bodies: Checks = body;
export const params: Checks = path;
export const queries: Checks = query;
`,
    ],
  ])('hold %s', (file, text) => {
    expect(toText(files.get(file) ?? '')).toBe(text);
  });

  it('check the calls that have something to check', () => {
    expect(files.get('validators/operations/path.js')).toMatch(
      /^\/\/ Made by [^\n]+\nexport const getThing = [^\n]+\n$/,
    );
    expect(files.get('validators/operations/body.js')).toMatch(/export const putThing = .+export const sendThing = /s);
  });

  it('list several answers one by one', () => {
    const twice = operations.map((operation) => ({ ...operation, answer: { type: 'string' } }));
    expect(new Map(emitContract({ document: {}, operations: twice })).get('answers.ts')).toContain(
      '  ["GET /things/{id}/", "text"],\n  ["PUT /things/{id}/", "text"],\n  ["POST /things/{id}/", "text"],\n]',
    );
  });
});
