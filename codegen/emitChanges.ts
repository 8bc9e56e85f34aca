import { type CheckedKind, header } from './emit.ts';

/** The changes of each kind that has any, and how they are loaded: nothing else needs them. */
export function emitChanges(kinds: readonly CheckedKind[]): [string, string][] {
  const changed = kinds.filter(({ changes }) => changes.size > 0);
  const loaders = changed.map(
    ({ definition: { id } }) => `  ${id}: () => import('#generated/changes/${id}.ts').then(({ changes }) => changes),`,
  );
  return [
    ...changed.map((kind): [string, string] => [`changes/${kind.definition.id}.ts`, emitOwn(kind)]),
    [
      'changes.ts',
      `${header('schemas/kinds')}import type { KindChanges } from '#model/KindChanges.ts';

export const loadChanges: Readonly<Record<string, () => Promise<KindChanges>>> = {
${loaders.join('\n')}
};
`,
    ],
  ];
}

function emitOwn({ source, changes }: CheckedKind): string {
  const versions = [...changes].map(
    ([version, steps]) => `  ${version}: [\n${steps.map((step) => `    ${step},`).join('\n')}\n  ],`,
  );
  const code = versions.join('\n');
  return `${header(source)}${/\bc\.\w+\(/.test(code) ? "import { calculate as c } from '#model/calculate.ts';\n" : ''}import { changeSteps as s } from '#model/changeSteps.ts';
import type { KindChanges } from '#model/KindChanges.ts';

export const changes: KindChanges = {
${code}
};
`;
}
