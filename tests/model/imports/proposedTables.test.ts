import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toText } from '#codegen/generatedText.ts';
import { Memory } from '#codegen/Memory.ts';
import { makeModules } from '#codegen/makeModules.ts';
import { formatProblem } from '#codegen/Problem.ts';
import { readSchemas } from '#codegen/readSchemas.ts';
import { loadKind } from '#generated/kinds.ts';
import { importFiles } from '#model/imports/importFiles.ts';
import { openMapping } from '#model/imports/openMapping.ts';
import type { KindAppearance } from '#model/imports/proposeMapping.ts';
import { proposeTable } from '#model/imports/proposeTable.ts';
import { toMapping } from '#model/imports/toMapping.ts';
import { toMappingFile } from '#model/imports/toMappingFile.ts';
import { realTexts } from '../../codegen/schemaTexts.ts';
import { createFile } from './createFile.ts';
import { loadKindAppearances } from './kindAppearances.ts';

const FOLDER = 'tests/fixtures/proposals';
const EXPECTED: Record<string, unknown> = JSON.parse(readFileSync(`${FOLDER}/expected.json`, 'utf8'));
const FILES = readdirSync(FOLDER).filter((name) => name !== 'expected.json');

const { icons } = await readSchemas();
// The kinds are the same in every run, so they are compiled once.
const memory = new Memory();

const [first, ...others] = await loadKindAppearances();

const open = (name: string) => createFile(new Uint8Array(readFileSync(`${FOLDER}/${name}`)), name);

if (!first) throw new Error('There are no kinds');
const KINDS: [KindAppearance, ...KindAppearance[]] = [first, ...others];

const readSample = async (name: string) => (await proposeTable(open(name), KINDS)).sample;

async function propose(name: string) {
  const { draft: proposed } = await proposeTable(open(name), KINDS);
  return { ...proposed, id: 'proposed', source: { title: name, licence: 'MIT', url: 'https://example.org' } };
}

describe.each(FILES)('the proposal for %s', (name) => {
  it('finds kind, name, form and columns, and its rows are read', async () => {
    const draft = await propose(name);
    const kind = await loadKind[draft.kind as keyof typeof loadKind]();
    const events = [];
    const mapping = toMapping(draft, kind.definition);
    for await (const event of importFiles({ mapping, kind, files: new Map([['main', open(name)]]) }))
      events.push(event);
    const found = {
      kind: draft.kind,
      name: draft.name,
      ...(draft.currency === undefined ? {} : { currency: draft.currency }),
      ...(draft.table.long ? { long: draft.table.long } : {}),
      ...(draft.table.group === undefined ? {} : { group: draft.table.group }),
      ...(draft.table.transposed ? { transposed: true } : {}),
      columns: Object.fromEntries(
        draft.columns.flatMap(({ heading, field, unit, isAssumed }) =>
          field === undefined ? [] : [[heading, `${field}, ${unit || 'no unit'}${isAssumed ? ', assumed' : ''}`]],
        ),
      ),
      rows: events.flatMap((event): unknown[] =>
        event.sort === 'component'
          ? [event.body]
          : event.sort === 'faulty' || event.sort === 'file'
            ? [('faults' in event ? event.faults : [event.fault]).map(({ reason }) => reason)]
            : [],
      ),
    };
    expect(found).toEqual(EXPECTED[name]);
  });

  it('is a file that codegen accepts, and compiles the same', async () => {
    const draft = await propose(name);
    const { definition } = await loadKind[draft.kind as keyof typeof loadKind]();
    const file = toMappingFile(draft, definition);
    const texts = new Map([...realTexts({}), ['schemas/imports/proposed.json', file]]);
    const { problems, files } = makeModules({ texts, icons }, memory);
    expect(problems.map(formatProblem)).toEqual([]);
    const [, code = ''] =
      /mapping: ImportMapping = (\{[\s\S]*\});/.exec(toText(files.get('imports/proposed.ts') ?? '')) ?? [];
    const values = code
      .replaceAll(/^ {2}(\w+):/gm, '"$1":')
      .replaceAll(/,\s*\}$/g, '}')
      // Functions are compared by the rows that they read.
      .replaceAll(/, "calculate": \(r\) => [^}]*(?=\})/g, '');
    expect(JSON.parse(values)).toEqual(JSON.parse(JSON.stringify(toMapping(draft, definition))));
  });

  it('is opened again as it was written', async () => {
    const draft = await propose(name);
    const look = KINDS.find(([{ id }]) => id === draft.kind) ?? first;
    const opened = openMapping(JSON.parse(toMappingFile(draft, look[0])), await readSample(name), look);
    expect(opened).toMatchObject({ missing: [], differing: [], beyond: [] });
    const [again, before] = [opened.draft, draft].map((one) => JSON.stringify(toMapping(one, look[0])));
    expect(again).toBe(before);
  });
});
