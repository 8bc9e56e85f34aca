import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { sourceFiles } from './sourceFiles.ts';

const FILES = new Map(sourceFiles('src', 'server', 'codegen', 'widgets', 'dev', 'gallery', 'bench'));

it('no files import each other in a circle when they run', () => {
  expect(findCircles(new Map([...FILES].map(([file, text]) => [file, listImports(file, text)])))).toEqual([]);
});

it.each([
  ['a circle of two', { a: ['b'], b: ['a'] }, [['a', 'b']]],
  ['a circle with an entrance and an exit', { a: ['b'], b: ['c', 'd'], c: ['b'], d: [] }, [['b', 'c']]],
  ['two ways to one file', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
])('finds %s', (_what, imports, circles) => {
  expect(findCircles(new Map(Object.entries(imports)))).toEqual(circles);
});

it('follows imports and exports of values, not of types', () => {
  const text = [
    "import { type Unit, unitText } from './Unit.ts';",
    "import type { DraftStore } from './DraftStore.ts';",
    "import { type Rule } from './rules.ts';",
    "export { readUnit } from '#codegen/readUnit.ts';",
    "import {\n  pairCurve,\n} from '#model/pairCurve.ts';",
    "const later = () => import('./messages.ts');",
  ].join('\n');
  const known = ['Unit', 'DraftStore', 'rules', 'messages', 'pairCurve'].map((name) => `src/model/${name}.ts`);
  expect(listImports('src/model/a.ts', text, new Set([...known, 'codegen/readUnit.ts']))).toEqual([
    'src/model/Unit.ts',
    'codegen/readUnit.ts',
    'src/model/pairCurve.ts',
  ]);
});

/** Lists the files whose values a file imports as soon as it is loaded. */
function listImports(file: string, text: string, known: { has(file: string): boolean } = FILES): string[] {
  return [...text.matchAll(/^(?:import|export) (?!type )([^;'"]*? from )?['"]([^'"]+)['"]/gm)].flatMap(
    ([, names = '', address = '']) => {
      const areTypes = /^\{[^}]*\} from $/.test(names) && !/[{,]\s*(?!type )\w/.test(names);
      const target = areTypes ? undefined : resolveAddress(file, address);
      return target !== undefined && known.has(target) ? [target] : [];
    },
  );
}

function resolveAddress(file: string, address: string): string | undefined {
  if (address.startsWith('.')) return join(dirname(file), address);
  const [folder = '', ...path] = address.split('/');
  const place = Object.entries(packageFile.imports).find(([name]) => name === `${folder}/*`)?.[1];
  return place?.replace('./', '').replace('*', path.join('/'));
}

/** Lists the sets of files each of which can be reached from the others: the strongly connected parts, by Tarjan. */
function findCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    lowest.set(file, own);
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      const seen = order.get(next);
      const reached = seen === undefined ? visit(next) : open.includes(next) ? seen : own;
      lowest.set(file, Math.min(lowest.get(file) ?? own, reached));
    }
    const low = lowest.get(file) ?? own;
    if (low === own) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return low;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}
