import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

const OURS = [
  'api',
  'app',
  'codegen',
  'engine',
  'features',
  'generated',
  'library',
  'model',
  'records',
  'server',
  'ui',
  'widgets',
];

const FOR_FEATURES = ['api', 'engine', 'generated', 'library', 'model', 'records', 'ui'];

/** Who may import whom, from the design of the house; the engine draws with the shared controls as well. */
const MAY_IMPORT: Record<string, string[]> = {
  'src/model': [],
  codegen: ['model'],
  widgets: ['model'],
  'src/api': ['generated', 'model'],
  'src/engine': ['generated', 'model', 'ui', 'widgets'],
  'src/records': ['api', 'engine', 'generated', 'model', 'ui', 'widgets'],
  'src/library': ['api', 'engine', 'generated', 'model', 'records', 'ui'],
  'src/ui': [],
  'src/features/some': FOR_FEATURES,
  'src/features/some/room': FOR_FEATURES,
  'src/app': ['api', 'features', 'library', 'model', 'records', 'ui'],
  server: ['generated', 'model'],
  gallery: ['engine', 'generated', 'model', 'ui', 'widgets'],
  e2e: [],
};
const FOLDERS = Object.keys(MAY_IMPORT);
const OWN_NAME: Record<string, string> = { 'src/features/some': '', 'src/features/some/room': '' };

/** Modules that a probe imports, one a line, so that a diagnostic's line identifies the refused one. */
const PROBED = [
  ...OURS.flatMap((name) => [`#${name}/Probe.ts`, `#${name}/deep/er/Probe.tsx`]),
  '@rjsf/core',
  '@rjsf/core/lib/components/Form.js',
  '@rjsf/utils',
  '@rjsf/validator-ajv8',
  '../Probe.ts',
  '../neighbour/Probe.ts',
  '../neighbour/deep/Probe.ts',
  '../../model/Probe.ts',
  '../../other/room/Probe.ts',
  './Probe.ts',
  'papaparse',
];

/** The imports that a room may make in its own feature; from any other folder they would reach another feature. */
const NEXT_DOOR = ['../Probe.ts', '../neighbour/Probe.ts'];

/** The ways to name a module; none of them gets around the rule. */
const WAYS: Record<string, (module: string) => string> = {
  import: (module) => `import '${module}';`,
  'import of types': (module) => `import type { Probe } from '${module}';`,
  'export from': (module) => `export { Probe } from '${module}';`,
  'dynamic import': (module) => `void import('${module}');`,
};

interface Diagnostic {
  category: string;
  location: { path: string; start: { line: number } };
}

/** Modules that the linter refused, by probe file. */
const refused = new Map<string, string[]>();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'q-system-imports-'));
  await Promise.all(['biome.json', '.gitignore'].map((file) => cp(file, join(folder, file))));
  for (const { file, way } of probes()) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `${PROBED.map(way).join('\n')}\n`);
  }
  // Diagnostics are unordered.
  const found = (await lint()).sort((a, b) => a.location.start.line - b.location.start.line);
  for (const { location } of found) {
    const module = PROBED[location.start.line - 1] ?? 'nothing that was imported';
    refused.set(location.path, [...(refused.get(location.path) ?? []), module]);
  }
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(FOLDERS)('%s', (from) => {
  const own = OWN_NAME[from] ?? from.replace('src/', '');
  const allowed = [...(MAY_IMPORT[from] ?? []), own];

  it.each(Object.keys(WAYS))('may import what the design allows and nothing else, by %s', (way) => {
    const expected = PROBED.filter((module) => {
      if (NEXT_DOOR.includes(module)) return from !== 'src/features/some/room';
      if (module.startsWith('../')) return true;
      if (module.startsWith('@rjsf/')) return from !== 'src/engine';
      const name = /^#(\w+)\//.exec(module)?.[1];
      return name !== undefined && !allowed.includes(name);
    });
    expect(refused.get(probeFile(from, way)) ?? []).toEqual(expected);
  });
});

it('refuses RJSF in folders without rules too', () => {
  const rjsf = PROBED.filter((module) => module.startsWith('@rjsf/'));
  expect(refused.get(probeFile('tests/some', 'import'))).toEqual(rjsf);
});

it('lets one feature import its own files and no other feature', () => {
  const modules = refused.get(probeFile('src/features/some', 'import'));
  expect(modules).toEqual(expect.arrayContaining(['#features/Probe.ts', '#features/deep/er/Probe.tsx', '../Probe.ts']));
  expect(modules).not.toContain('./Probe.ts');
});

// The linter reads './../x' as a way into the own folder.
test('no source bypasses the rules through another file', () => {
  const detours = sourceFiles('src', 'widgets', 'server', 'codegen', 'gallery', 'e2e').filter(([, text]) =>
    /(?:from|import)\s*\(?\s*['"`]\.[^'"`]*\/\.\.\//.test(text),
  );
  expect(detours.map(([file]) => file)).toEqual([]);
});

test('every folder of src has a rule', async () => {
  const { overrides } = JSON.parse(await readFile('biome.json', 'utf8'));
  const ruled: string[] = overrides.flatMap(({ includes }: { includes: string[] }) => includes);
  const folders = new Set(sourceFiles('src').map(([file]) => file.split('/').slice(0, 2).join('/')));
  const loose = [...folders].filter((name) => !name.includes('.') && !ruled.includes(`${name}/**`));
  expect(loose).toEqual([]);
});

function probes(): { file: string; way: (module: string) => string }[] {
  return [...FOLDERS, 'tests/some'].flatMap((from) =>
    Object.entries(WAYS).map(([name, way]) => ({ file: probeFile(from, name), way })),
  );
}

function probeFile(from: string, way: string): string {
  return `${from}/${way.replaceAll(' ', '-')}.ts`;
}

/** One process for all probes: the linter's start costs more than its work. */
function lint(): Promise<Diagnostic[]> {
  const args = ['lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none', '.'];
  return new Promise((done, failed) => {
    execFile(
      resolve('node_modules/.bin/biome'),
      args,
      { cwd: folder, maxBuffer: 1 << 26 },
      (_error, stdout, stderr) => {
        if (!stdout.startsWith('{')) return failed(new Error(`The linter gave no report:\n${stderr}`));
        done(JSON.parse(stdout).diagnostics);
      },
    );
  });
}
