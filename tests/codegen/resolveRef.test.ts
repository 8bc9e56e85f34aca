import { describe, expect, it } from 'vitest';
import type { SharedFile } from '#codegen/KindFile.ts';
import type { Problem } from '#codegen/Problem.ts';
import type { RepairedFile } from '#codegen/repairShape.ts';
import { baseName, missingFile, resolveRef } from '#codegen/resolveRef.ts';
import { placedTexts } from '../fixtures/placedTexts.ts';
import { toShared, toSource } from './mergedKind.ts';

const FILES: Record<string, SharedFile> = {
  'common.json': { properties: { lifetime: { type: 'number' } }, $defs: { power: { type: 'integer' } } },
  'genset.json': {},
};
const USE = { properties: { a: { $ref: 'x' } } };

function resolve(ref: string, { user = 'kinds/probe.json', doubtful = [] as string[] } = {}) {
  const problems: Problem[] = [];
  // Only the names of the faulty parts are read.
  const rest = { doubtful: new Set(doubtful) } as Partial<RepairedFile> as RepairedFile;
  const shared = new Map([...toShared(FILES)].map(([name, file]) => [name, { ...file, rest }]));
  const found = resolveRef(ref, { source: toSource(user, USE), path: ['properties', 'a'] }, { shared, problems });
  return {
    found: found && { ...found, origin: [found.origin.source.file, ...found.origin.path] },
    problems: placedTexts(JSON.stringify(USE), problems),
  };
}

describe('a reference leads to a shared field', () => {
  it.each<[ref: string, user: string, type: string, path: string[]]>([
    ['../common.json#/$defs/power', 'kinds/probe.json', 'integer', ['$defs', 'power']],
    ['../common.json#/properties/lifetime', 'kinds/probe.json', 'number', ['properties', 'lifetime']],
    ['./common.json#/$defs/power', 'genset.json', 'integer', ['$defs', 'power']],
  ])('%s in %s', (ref, user, type, path) => {
    expect(resolve(ref, { user })).toEqual({
      found: { schema: { type }, origin: ['schemas/common.json', ...path], place: `common.json#/${path.join('/')}` },
      problems: [],
    });
  });
});

it('a reference to a faulty field leads nowhere without a problem', () => {
  expect(resolve('../common.json#/$defs/power', { doubtful: ['power'] })).toEqual({ found: undefined, problems: [] });
});

describe('a reference that leads nowhere is reported', () => {
  const nowhere = (ref: string) => `"$ref" "${ref}" leads nowhere: common.json has no shared field there.`;

  it.each<[title: string, ref: string, problem: string]>([
    [
      'with the nearest name',
      '../common.json#/$defs/powr',
      `${nowhere('../common.json#/$defs/powr')} Did you mean "../common.json#/$defs/power"?`,
    ],
    [
      'with the section of the name',
      '../common.json#/$defs/lifetime',
      `${nowhere('../common.json#/$defs/lifetime')} Did you mean "../common.json#/properties/lifetime"?`,
    ],
    [
      'with the name at the end of a longer path',
      '../common.json#/definitions/power',
      `${nowhere('../common.json#/definitions/power')} Did you mean "../common.json#/$defs/power"?`,
    ],
    [
      'with the folder of the file',
      './common.json#/$defs/power',
      `${nowhere('./common.json#/$defs/power')} Did you mean "../common.json#/$defs/power"?`,
    ],
    [
      'with what is too much at its end',
      '../common.json#/$defs/power/title',
      `${nowhere('../common.json#/$defs/power/title')} Did you mean "../common.json#/$defs/power"?`,
    ],
    ['without a suggestion', '../common.json#/$defs/else', nowhere('../common.json#/$defs/else')],
    ['without a pointer', '../common.json', nowhere('../common.json')],
    ['in a section that shares nothing', '../common.json#/x-rules/0', nowhere('../common.json#/x-rules/0')],
  ])('%s', (_title, ref, problem) => {
    expect(resolve(ref)).toEqual({ found: undefined, problems: [problem] });
  });

  it('in a file that shares no field', () => {
    expect(resolve('../genset.json#/$defs/power').problems).toEqual([
      '"$ref" "../genset.json#/$defs/power" leads nowhere: genset.json has no shared field there.',
    ]);
  });

  it('in a file that does not exist', () => {
    expect(resolve('../comon.json#/$defs/power')).toEqual({
      found: undefined,
      problems: ['"$ref" "../comon.json#/$defs/power" names no shared file. Did you mean "../common.json"?'],
    });
  });
});

it.each<[title: string, files: Record<string, SharedFile>, ref: string, suggestion: string]>([
  ['there are none', {}, '../a.json', 'Forms share no fields: write the field out.'],
  ['none is near', FILES, '../another.json', 'Shared files: ../common.json, ../genset.json.'],
  ['one is near', FILES, '../gensets.json', 'Did you mean "../genset.json"?'],
])('a missing file is reported with the shared ones: %s', (_title, files, ref, suggestion) => {
  const source = toSource('kinds/probe.json', USE);
  expect(missingFile({ source, path: ['properties'] }, ref, toShared(files))).toEqual({
    ...{ file: 'schemas/kinds/probe.json', line: 1, column: 2 },
    ...{ message: `"${ref}" names no shared file.`, suggestion },
  });
});

it.each([
  ['../common.json#/$defs/power', 'common.json'],
  ['schemas/kinds/wind.json', 'wind.json'],
  ['wind.json#', 'wind.json'],
  ['wind.json', 'wind.json'],
])('the name in %s is %s', (path, name) => {
  expect(baseName(path)).toBe(name);
});
