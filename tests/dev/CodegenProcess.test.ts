import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WatchReport } from '#codegen/WatchReport.ts';
import { CodegenProcess } from '../../dev/CodegenProcess.ts';
import { copySchemas, type ProjectCopy } from '../codegen/projectCopy.ts';

const WIND = 'schemas/kinds/wind.json';
const reports: WatchReport[] = [];
let project: ProjectCopy;
let codegen: CodegenProcess;
let wind = '';

beforeAll(async () => {
  project = await copySchemas();
  wind = await readFile(project.path(WIND), 'utf8');
  codegen = new CodegenProcess(project.folder, { onReport: (report) => reports.push(report), onText: () => {} });
  await codegen.begun;
});
afterAll(async () => {
  codegen.close();
  await project.remove();
});

/** Waits for a report of a save, and returns it. */
async function awaitReport(
  save: () => Promise<unknown>,
  isMeant: (report: WatchReport) => boolean,
): Promise<WatchReport> {
  const begin = reports.length;
  await save();
  return expect
    .poll(() => reports.slice(begin).find(isMeant))
    .toBeDefined()
    .then(() => reports.slice(begin).find(isMeant) as WatchReport);
}

const isFaulty = ({ findings }: WatchReport) => findings.some(({ level }) => level === 'error');
const isSound = (report: WatchReport) => !isFaulty(report);

it('generates at the start', async () => {
  expect(reports[0]?.findings).toEqual([]);
  expect(reports[0]?.changed).toContain('kinds/wind.ts');
});

it('writes what a save touches and nothing else', async () => {
  const { changed } = await awaitReport(
    () => writeFile(project.path(WIND), wind.replace('"default": 2250', '"default": 2260')),
    ({ changed: files }) => files.length > 0,
  );
  expect(changed.toSorted()).toEqual(['contract.json', 'kinds/wind.ts', 'schemas/kinds/wind.schema.json']);
});

const DISASTERS: [string, () => Promise<unknown>, string][] = [
  ['half a file', () => writeFile(project.path(WIND), wind.slice(0, 500)), 'is not valid JSON'],
  ['an empty file', () => writeFile(project.path(WIND), ''), 'is not valid JSON'],
  ['bytes that are no text', () => writeFile(project.path(WIND), Buffer.from([0xff, 0xfe, 0, 1])), ''],
  ['a file that is nested deeply', () => writeFile(project.path(WIND), '{"a":'.repeat(200_000)), 'more than 64'],
  ['a huge file', () => writeFile(project.path(WIND), ' '.repeat(9_000_000)), 'are allowed'],
  ['a renamed file', () => rename(project.path(WIND), project.path('schemas/kinds/gale.json')), 'gale'],
  ['a shared file that is gone', () => rm(project.path('schemas/common.json')), 'is missing'],
  ['an emptied folder', () => rm(project.path('schemas'), { recursive: true }), 'is missing'],
];

it.each(DISASTERS)('survives %s, and says that the files are sound again', async (_what, save, says) => {
  // A file may be seen while only a part of it is written.
  const saysSo = (report: WatchReport) => isFaulty(report) && report.findings.some(({ text }) => text.includes(says));
  await awaitReport(save, saysSo);
  const corrected = await awaitReport(async () => {
    await rm(project.path('schemas/kinds/gale.json'), { force: true });
    await project.restore('schemas');
  }, isSound);
  expect(corrected.findings).toEqual([]);
});

it('shows a fault of codegen itself, and continues', async () => {
  const { findings } = await awaitReport(async () => {
    await rm(project.path('generated'), { recursive: true });
    await writeFile(project.path('generated'), 'no folder');
    await writeFile(project.path(WIND), wind.replace('"default": 2250', '"default": 2270'));
  }, isFaulty);
  expect(findings[0]).toMatchObject({ file: 'codegen', isPlaced: false });
  await awaitReport(async () => {
    await rm(project.path('generated'));
    await writeFile(project.path(WIND), wind);
  }, isSound);
  expect(await readFile(project.path('generated/kinds/wind.ts'), 'utf8')).toContain('"id": "wind"');
});
