import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

/**
 * What every layer may know: the kinds, the settings, the failures that `http` turns into answers, those of a store, and how
 * long work lets others in.
 */
const BASE = ['Failure', 'Refused', 'config', 'createPause', 'findStoreFault', 'kinds'];
const SERVICES = ['accounts', 'changes', 'components', 'projects', 'reference', 'shortcuts', 'trash'];

/** Which layers of the server each may import, from the top down; the files that start it may import all. */
const MAY_IMPORT: Record<string, string[]> = {
  handlers: [...SERVICES, 'http', 'store', ...BASE],
  http: BASE,
  demo: ['accounts', 'components', 'reference', 'store', ...BASE],
  projects: ['components', 'records', 'store', ...BASE],
  components: ['records', 'store', ...BASE],
  reference: ['components', 'store', ...BASE],
  accounts: ['attemptLimits', 'sessionLimits', 'store', ...BASE],
  changes: ['store', ...BASE],
  shortcuts: ['store', ...BASE],
  trash: ['store', ...BASE],
  records: ['store', ...BASE],
  store: ['attemptLimits', 'sessionLimits', ...BASE],
  Failure: [],
  attemptLimits: [],
  sessionLimits: [],
  Refused: [],
  config: ['Refused'],
  createPause: [],
  findStoreFault: [],
  kinds: [],
};

describe('the layers of the server', () => {
  const sources = sourceFiles('server');

  it('import downwards only', () => {
    expect(sources.length).toBeGreaterThan(40);
    expect(sources.flatMap(([file, text]) => upwardImports(file, text))).toEqual([]);
  });

  it('have a rule each', () => {
    const folders = sources.flatMap(([file]) => (file.split('/').length > 2 ? [findLayer(file)] : []));
    expect([...new Set(folders)].filter((folder) => !Object.hasOwn(MAY_IMPORT, folder))).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    ['server/accounts/a.ts', "import { Failure } from '#server/http/errorHandler.ts';", ['http']],
    ['server/http/a.ts', "import type { Tokens } from '../accounts/tokens.ts';", ['accounts']],
    ['server/store/a.ts', "export { emailKey } from '#server/accounts/emailKey.ts';", ['accounts']],
    ['server/projects/a.ts', "const late = await import('#server/handlers/Context.ts');", ['handlers']],
    ['server/components/a.ts', "import { b } from '../projects/b.ts';", ['projects']],
    ['server/store/a.ts', "import { buildApp } from '#server/app.ts';", ['app']],
    ['server/config.ts', "import { Failure } from './Failure.ts';", ['Failure']],
    ['server/handlers/a.ts', "import { b } from '#server/http/Call.ts';\nimport { c } from './c.ts';", []],
    ['server/records/a.ts', "import { MESSAGES } from '#model/messages.ts';\nimport '#server/Failure.ts';", []],
    ['server/app.ts', "import './http/errorHandler.ts';\nimport './store/Store.ts';", []],
  ])('are distinguished in %s: %s', (file, text, layers) => {
    expect(upwardImports(file, text).map((found) => found.split(' imports ')[1])).toEqual(layers);
  });
});

/** `file imports layer` for each import of a layer that the file's own may not know. */
function upwardImports(file: string, text: string): string[] {
  const layer = findLayer(file);
  const allowed = MAY_IMPORT[layer];
  if (!allowed) return [];
  return ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => {
    const target = fileName.startsWith('.') ? join(dirname(file), fileName) : fileName.replace(/^#/, '');
    if (!target.startsWith('server/')) return [];
    const to = findLayer(target);
    return to === layer || allowed.includes(to) ? [] : [`${file} imports ${to}`];
  });
}

/** The folder of a file below server/, or its own name if it is in none. */
function findLayer(file: string): string {
  const [, name = ''] = file.split('/');
  return name.replace(/\.ts$/, '');
}
