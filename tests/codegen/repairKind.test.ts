import { expect, it } from 'vitest';
import { repairKind } from '#codegen/foreign/repairKind.ts';
import type { KindFile } from '#codegen/KindFile.ts';
import { readSourceFile } from '#codegen/SourceFile.ts';

const FILE = 'schemas/kinds/probe.json';

type Faults = [path: (string | number)[], message: string, file?: string][];

/** Mends a kind in which codegen finds these faults, as long as their places exist. */
async function repair(own: Partial<KindFile>, faults: Faults) {
  const given = `${JSON.stringify(own, null, 2)}\n`;
  const { text, removed, problems } = await repairKind(FILE, given, async (now) => {
    const { value: source } = readSourceFile(FILE, now);
    const has = (path: (string | number)[]) =>
      path.reduce((value: unknown, key) => Object(value)[key], source.value) !== undefined;
    return {
      problems: faults
        .filter(([path]) => has(path))
        .map(([path, message, file = FILE]) => ({ ...source.problemAt(path, message), file })),
    };
  });
  const kind = JSON.parse(text);
  expect(text).toBe(`${JSON.stringify(kind, null, 2)}\n`);
  return { kind, removed, left: problems.map(({ message }) => message), isSame: text === given };
}

const NUMBER = { type: 'number', title: 'A' };

it('a kind without problems stays as it is', async () => {
  expect(await repair({ properties: { a: NUMBER } }, [])).toMatchObject({ isSame: true, removed: [], left: [] });
});

it('a keyword at fault is left out', async () => {
  expect(
    await repair({ properties: { a: { ...NUMBER, minimum: 0 } } }, [[['properties', 'a', 'minimum'], 'Low.']]),
  ).toEqual({
    kind: { properties: { a: NUMBER } },
    removed: ['a.minimum was left out: Low.'],
    left: [],
    isSame: false,
  });
});

it.each(['type', 'title'])('a field whose "%s" is at fault is left out, also of its tabs', async (word) => {
  const group = (fields: string[]) => ({
    id: 't',
    groups: [
      { title: 'G', fields: ['z'] },
      { title: 'H', fields },
    ],
  });
  expect(
    await repair({ properties: { a: NUMBER, b: NUMBER }, 'x-tabs': [group(['a', 'b']), group(['b', 'a', 'c'])] }, [
      [['properties', 'a', word], 'Odd.'],
    ]),
  ).toEqual({
    kind: { properties: { b: NUMBER }, 'x-tabs': [group(['b']), group(['b', 'c'])] },
    ...{ removed: ['a was left out: Odd.'], left: [], isSame: false },
  });
});

it('a field inside an object is left out alone', async () => {
  const inner = { x: NUMBER, title: NUMBER, type: NUMBER };
  const tabs = [{ id: 't', groups: [{ title: 'G', fields: ['o'] }] }];
  const { kind, removed } = await repair({ properties: { o: { type: 'object', properties: inner } }, 'x-tabs': tabs }, [
    [['properties', 'o', 'properties', 'x', 'title'], 'Odd.'],
    [['properties', 'o', 'properties', 'title'], 'Odd too.'],
  ]);
  expect(kind.properties.o.properties).toEqual({ type: NUMBER });
  expect(kind['x-tabs']).toEqual(tabs);
  expect(removed).toEqual(['o.title was left out: Odd too.', 'o.x was left out: Odd.']);
});

it('a field may be called like a keyword', async () => {
  const { kind } = await repair({ properties: { type: NUMBER, a: NUMBER } }, [[['properties', 'type'], 'Odd.']]);
  expect(kind).toEqual({ properties: { a: NUMBER } });
});

it.each(['items', 'properties'])('an object or list whose "%s" are at fault is left out', async (word) => {
  const { kind } = await repair({ properties: { a: { type: 'array', [word]: {} }, b: NUMBER } }, [
    [['properties', 'a', word], 'Odd.'],
  ]);
  expect(kind).toEqual({ properties: { b: NUMBER } });
});

it.each(['pattern', 'minLength', 'minItems'])('a "%s" that demands a value is left out instead', async (word) => {
  const field = { ...NUMBER, [word]: 1 };
  const given = `${JSON.stringify({ properties: { a: field } }, null, 2)}\n`;
  const { text, removed } = await repairKind(FILE, given, async (now) => ({
    problems: now.includes(word) ? [{ file: FILE, line: 3, column: 5, message: '"a" has no default.' }] : [],
  }));
  expect(JSON.parse(text)).toEqual({ properties: { a: NUMBER } });
  expect(removed).toEqual([`a.${word} was left out: "a" has no default.`]);
});

it.each([
  ['without such a limit', { ...NUMBER, minimum: 1 }, '"a" has no default.'],
  ['with another problem', { ...NUMBER, pattern: 'x' }, '"a" is odd.'],
])('a field %s is left out as a whole', async (_what, field, message) => {
  const { kind, removed } = await repair({ properties: { a: field, b: NUMBER } }, [[['properties', 'a'], message]]);
  expect(kind).toEqual({ properties: { b: NUMBER } });
  expect(removed).toEqual([`a was left out: ${message}`]);
});

it('a keyword of a field without a default is left out by itself', async () => {
  const field = { ...NUMBER, pattern: 'x', minimum: 1 };
  const { kind } = await repair({ properties: { a: field } }, [[['properties', 'a', 'minimum'], 'It has no default.']]);
  expect(kind.properties.a).toEqual({ ...NUMBER, pattern: 'x' });
});

it('several parts are left out in one round, each once', async () => {
  const { kind, removed } = await repair({ properties: { a: { ...NUMBER, minimum: 0, maximum: 1 }, b: NUMBER } }, [
    [['properties', 'a', 'minimum'], 'Low.'],
    [['properties', 'a', 'maximum'], 'High.'],
    [['properties', 'a', 'maximum'], 'Higher.'],
    [['properties', 'b', 'title'], 'Odd.'],
  ]);
  expect(kind).toEqual({ properties: { a: NUMBER } });
  expect(removed).toEqual(['b was left out: Odd.', 'a.maximum was left out: Higher.', 'a.minimum was left out: Low.']);
});

it('a part of what was left out is not left out again', async () => {
  const { kind, removed } = await repair({ properties: { a: { minimum: 0, ...NUMBER }, b: NUMBER } }, [
    [['properties', 'a', 'minimum'], 'Low.'],
    [['properties', 'a', 'title'], 'Odd.'],
  ]);
  expect(kind).toEqual({ properties: { b: NUMBER } });
  expect(removed).toEqual(['a was left out: Odd.']);
});

it('a problem that no change of the fields solves stays, and nothing is left out', async () => {
  const properties = { a: { ...NUMBER, minimum: 0 } };
  const low: Faults[number] = [['properties', 'a', 'minimum'], 'Low.'];
  for (const fault of [
    [['properties', 'a'], 'Elsewhere.', 'schemas/common.json'],
    [['x-tabs'], 'Tabs.'],
    [['x-tabs', 0, 'id'], 'Tab.'],
    [['properties'], 'None.'],
  ] satisfies Faults) {
    const result = await repair({ properties, 'x-tabs': [{ id: 'a', groups: [] }] }, [low, fault]);
    expect(result).toMatchObject({ isSame: true, removed: [], left: ['Low.', fault[1]] });
  }
});
