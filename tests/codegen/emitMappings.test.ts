import { expect, it } from 'vitest';
import { Code } from '#codegen/imports/Code.ts';
import { emitMappings } from '#codegen/imports/emitMappings.ts';

const plain = { file: 'schemas/imports/fans.json', summary: { id: 'fans' }, mapping: { id: 'fans', skip: undefined } };
const calculating = {
  file: 'schemas/imports/pumps.json',
  summary: { id: 'pumps' },
  mapping: { id: 'pumps', power: { calculate: new Code('(r) => c.add(1, r.number("p"))') } },
};
const modules = new Map(emitMappings([plain, calculating]));

it('each mapping is a module, after which comes the list of them', () => {
  expect([...modules.keys()]).toEqual(['imports/fans.ts', 'imports/pumps.ts', 'imports.ts']);
});

it('a mapping without expressions imports only its type', () => {
  expect(modules.get('imports/fans.ts')).toBe(
    `// Made by \`npm run codegen\` from schemas/imports/fans.json; not to be edited.
import type { ImportMapping } from '#model/imports/ImportMapping.ts';

export const mapping: ImportMapping = {
  id: "fans",
  skip: undefined,
};
`,
  );
});

it('a mapping with expressions imports what they call', () => {
  expect(modules.get('imports/pumps.ts')).toBe(
    `// Made by \`npm run codegen\` from schemas/imports/pumps.json; not to be edited.
import { calculate as c } from '#model/calculate.ts';
import type { ImportMapping } from '#model/imports/ImportMapping.ts';

export const mapping: ImportMapping = {
  id: "pumps",
  power: { "calculate": (r) => c.add(1, r.number("p")) },
};
`,
  );
});

it('the list has the summaries and loads each mapping on demand', () => {
  expect(modules.get('imports.ts')).toBe(
    `// Made by \`npm run codegen\` from schemas/imports; not to be edited.
import type { ImportMapping, ImportSummary } from '#model/imports/ImportMapping.ts';

export const imports: ImportSummary[] = [
  {
    "id": "fans"
  },
  {
    "id": "pumps"
  }
];

export const loadImport: Record<string, () => Promise<ImportMapping>> = {
  fans: () => import('#generated/imports/fans.ts').then(({ mapping }) => mapping),
  pumps: () => import('#generated/imports/pumps.ts').then(({ mapping }) => mapping),
};
`,
  );
});
