import { header } from '#codegen/emit.ts';
import { toCode } from './Code.ts';
import type { CheckedMapping } from './checkMapping.ts';

/** Returns a module for each mapping, loaded on demand, and one that lists them. */
export function emitMappings(mappings: readonly CheckedMapping[]): [string, string][] {
  const ids = mappings.map(({ summary }) => summary.id);
  return [
    ...mappings.map((one): [string, string] => [`imports/${one.summary.id}.ts`, emitMapping(one)]),
    [
      'imports.ts',
      `${header('schemas/imports')}import type { ImportMapping, ImportSummary } from '#model/imports/ImportMapping.ts';

export const imports: ImportSummary[] = ${JSON.stringify(
        mappings.map(({ summary }) => summary),
        null,
        2,
      )};

export const loadImport: Record<string, () => Promise<ImportMapping>> = {
${ids.map((id) => `  ${id}: () => import('#generated/imports/${id}.ts').then(({ mapping }) => mapping),`).join('\n')}
};
`,
    ],
  ];
}

function emitMapping({ file, mapping }: CheckedMapping): string {
  const code = Object.entries(mapping)
    .map(([word, value]) => `  ${word}: ${toCode(value)},`)
    .join('\n');
  return `${header(file)}${/\bc\.\w+\(/.test(code) ? "import { calculate as c } from '#model/calculate.ts';\n" : ''}import type { ImportMapping } from '#model/imports/ImportMapping.ts';

export const mapping: ImportMapping = {
${code}
};
`;
}
