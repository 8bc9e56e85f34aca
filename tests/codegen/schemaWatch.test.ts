import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { header } from '#codegen/emit.ts';
import type { WatchRun } from '#codegen/SchemaWatch.ts';
import { FILES, inWatchedFolder, KIND, kindText } from './watchedFolder.ts';

const { start, close } = inWatchedFolder();

const isFaulty = ({ findings }: WatchRun) => findings.length > 0;
const isSound = (run: WatchRun) => !isFaulty(run);

describe('at the start', () => {
  it('everything is generated, and what is obsolete is removed', async () => {
    await mkdir('generated');
    await writeFile('generated/old.ts', header('schemas/kinds/old.json'));
    await writeFile('generated/api.ts', header('schemas/openapi.yaml'));
    await writeFile('generated/mine.ts', '');
    const { findings, corrected, texts, written, removed } = await start()();
    expect([findings, corrected, removed]).toEqual([[], [], ['old.ts']]);
    expect([...texts]).toEqual(Object.entries(FILES).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    expect(written).toContain('kinds/probe.ts');
    expect(written).not.toContain('api.ts');
    expect(await readFile('generated/kinds/probe.ts', 'utf8')).toContain('Probe');
    const present = readdirSync('generated', { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
    expect(present).toHaveLength(written.length + 2);
  });

  it('nothing is written that is up to date', async () => {
    const { written } = await start()();
    close();
    expect(written).toContain('contract.json');
    expect(await start()()).toMatchObject({ findings: [], written: [], removed: [] });
  });

  it('examples are generated only if they are wanted', async () => {
    await mkdir('schemas/examples');
    await writeFile('schemas/examples/sample.json', kindText('Sample').replace('"probe"', '"sample"'));
    expect((await start()()).written).not.toContain('kinds/sample.ts');
    close();
    expect((await start({ examples: true })()).written).toContain('kinds/sample.ts');
  });

  it('the folder may be missing', async () => {
    await rm('schemas', { recursive: true });
    const { findings, written } = await start()();
    expect(findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual(
      ['common.json', 'kind.schema.json', 'openapi.yaml'].map((name) => `schemas/${name} schemas`),
    );
    expect(written).toEqual([]);
    expect(existsSync('generated')).toBe(false);
  });
});

describe('a save', () => {
  it('generates what it touches, even while a run is under way', async () => {
    const next = start();
    await writeFile(KIND, kindText('Other'));
    await next(({ texts }) => texts.get(KIND) === kindText('Other'));
    await writeFile(KIND, kindText('Third'));
    const { written } = await next(({ texts }) => texts.get(KIND) === kindText('Third'));
    expect(written).toContain('kinds/probe.ts');
    expect(written).not.toContain('answers.ts');
    expect(await readFile('generated/kinds/probe.ts', 'utf8')).toContain('Third');
  });

  it('with a problem generates nothing, and its correction is noticed', async () => {
    const next = start();
    await next();
    await writeFile(KIND, '{ x');
    const { findings, written, removed } = await next(isFaulty);
    expect(findings).toEqual([
      {
        ...{ file: KIND, line: 1, column: 3, rule: 'schemas', suggestion: undefined },
        message: expect.stringContaining('is not valid JSON'),
      },
    ]);
    expect([written, removed]).toEqual([[], []]);
    await writeFile(KIND, FILES[KIND] ?? '');
    expect(await next(isSound)).toMatchObject({ corrected: [KIND], written: [], removed: [] });
    await writeFile(KIND, kindText('Other'));
    expect((await next(({ texts }) => texts.get(KIND) === kindText('Other'))).corrected).toEqual([]);
  });

  it('that removes a faulty file is not a correction', async () => {
    await writeFile('schemas/kinds/other.json', '{');
    const next = start();
    expect((await next()).findings).toHaveLength(1);
    await rm('schemas/kinds/other.json');
    expect((await next(isSound)).corrected).toEqual([]);
  });

  it('with a warning generates, and its end is not reported as a correction', async () => {
    await writeFile(KIND, kindText('Probe '));
    const next = start();
    const { findings, written } = await next();
    expect(findings).toEqual([expect.objectContaining({ file: KIND, rule: 'schemas', severity: 'warning' })]);
    expect(written).toContain('kinds/probe.ts');
    await writeFile(KIND, kindText('Probe'));
    expect((await next(isSound)).corrected).toEqual([]);
  });
});

describe('what cannot be done', () => {
  it('is reported, and everything is generated afterwards', async () => {
    await writeFile('generated', '');
    const next = start();
    const { findings, texts, written } = await next();
    expect(findings).toEqual([
      { file: 'codegen', line: 1, column: 1, rule: 'unchecked', message: expect.stringMatching(/^E[A-Z]+: /) },
    ]);
    expect(texts.size).toBe(4);
    expect(written).toEqual([]);
    await rm('generated');
    await writeFile(KIND, kindText('Other'));
    expect((await next(isSound)).written).toContain('answers.ts');
  });

  it('is reported without texts if they cannot be read', async () => {
    await rm('schemas', { recursive: true });
    await writeFile('schemas', '');
    const { findings, texts } = await start()();
    expect(findings).toEqual([
      expect.objectContaining({ file: 'codegen', message: expect.stringMatching(/^ENOTDIR: /) }),
    ]);
    expect(texts.size).toBe(0);
  });

  it.each<[what: string, error: unknown, message: RegExp]>([
    ['an error', new Error('no way'), /^codegen itself failed: Error: no way\n +at /],
    ['anything else', 'no way', /^no way$/],
  ])('is reported with all that is known of it: %s', async (_what, error, message) => {
    let isFirst = true;
    const next = start({
      onRun: () => {
        if (!isFirst) return;
        isFirst = false;
        throw error;
      },
    });
    expect((await next(isFaulty)).findings).toEqual([
      { file: 'codegen', line: 1, column: 1, rule: 'unchecked', message: expect.stringMatching(message) },
    ]);
  });
});
