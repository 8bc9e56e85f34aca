import { beforeAll, describe, expect, it } from 'vitest';
import { loadKind } from '#generated/kinds.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { Refused } from '#server/Refused.ts';
import { prepareSet } from '#server/reference/prepareSet.ts';

const NOW = new Date('2026-05-01T10:00:00Z');
const ABOUT = { name: 'tanks', title: 'Tanks', subclass: 'thermalstorage', source: 'Sheets', licence: 'CC0-1.0' };

let kind: Kind;
beforeAll(async () => {
  kind = await loadKind.thermalstorage();
});
const prepare = (entries: readonly unknown[], file = {}, own: Kind = kind) =>
  // A file may hold anything as its entries.
  prepareSet(
    { ...ABOUT, ...file, entries: entries as FieldValues[] },
    { kinds: new Map([[own.definition.id, own]]), now: NOW },
  );

describe('a prepared set', () => {
  it('has everything that its file states about it, and nothing else', () => {
    const more = { url: 'https://example.com', citation: 'Us', edition: '3' };
    const known = { count: 1, read_at: '2026-05-01T10:00:00.000Z', version: expect.stringMatching(/^[0-9a-f]{12}$/) };
    expect(prepare([{ name: 'Tank' }], more).set).toEqual({ ...ABOUT, ...more, ...known });
    const nothing = { url: null, citation: null, edition: null };
    expect(prepare([{ name: 'Tank' }]).set).toEqual({ ...ABOUT, ...nothing, ...known });
  });

  it('has each entry as a whole component under its name, with sources that no one has confirmed', () => {
    const sources = { volume: { source: 'Sheet', page: '7', confirmed: true } };
    const { entries, faults } = prepare([{ name: ' Tank ', volume: 12, sources }]);
    expect(faults).toEqual([]);
    expect(entries).toEqual([
      {
        key: 'Tank',
        kindVersion: 1,
        fields: expect.objectContaining({ name: 'Tank', volume: 12, locked: false }),
        sources: { volume: { source: 'Sheet', page: '7' } },
        version: expect.stringMatching(/^[0-9a-f]{12}$/),
      },
    ]);
  });

  it('is refused where this server does not have its kind', () => {
    expect(() => prepare([], { subclass: 'teapot' })).toThrow(
      new Refused('tanks is of the kind teapot, which this server does not have'),
    );
  });
});

describe('an entry that is left out', () => {
  it.each<[text: string, entry: unknown]>([
    ['Tank: volume: Please enter a valid number', { name: ' Tank ', volume: 'big' }],
    ['Tank: steam: Unknown field; volume: Please enter a valid number', { name: 'Tank', steam: 1, volume: 'big' }],
    ['entry 2: name: Name is required', {}],
    ['entry 2: name: Name is required', { name: '  ' }],
    ['entry 2: body: The body must be a JSON object', null],
  ])('is listed with each rule that it breaks: %s', (text, entry) => {
    const { set, faults } = prepare([{ name: 'Sound' }, entry]);
    const [name, rules = ''] = [text.slice(0, text.indexOf(': ')), text.slice(text.indexOf(': ') + 2)];
    expect(set.count).toBe(1);
    expect(faults).toHaveLength(1);
    const [found = ''] = faults;
    expect(found.slice(0, name.length + 2)).toBe(`${name}: `);
    expect(
      found
        .slice(name.length + 2)
        .split('; ')
        .sort(),
    ).toEqual(rules.split('; ').sort());
  });

  it('without a name is known by its number, whatever it has for a name', () => {
    expect(prepare([{ name: 7 }]).faults[0]).toMatch(/^entry 1: name: /);
  });

  it('has a name that is in the set already, however that is written', () => {
    const { entries, faults } = prepare([
      { name: 'Tank', volume: 1 },
      { name: 'TANK ', volume: 2 },
      { name: 'Tank 2' },
    ]);
    expect(entries.map(({ key }) => key)).toEqual(['Tank', 'Tank 2']);
    expect(faults).toEqual(['TANK is in the set twice. Give one of them another name.']);
  });

  it('is missing where the check itself fails', () => {
    const validate = () => {
      throw new Error('broken');
    };
    expect(() => prepare([{ name: 'Tank' }], {}, { ...kind, validate })).toThrow(new Error('broken'));
  });
});

describe('the version of a set', () => {
  const findVersion = (entries: readonly unknown[], own?: Kind) => prepare(entries, {}, own).set.version;
  const [A, B] = [
    { name: 'A', volume: 1 },
    { name: 'B', volume: 2 },
  ];

  it('is the same for the same entries, in any order and at any time', () => {
    expect(findVersion([B, A])).toBe(findVersion([A, B]));
  });

  it.each<[what: string, entries: object[]]>([
    ['an entry more', [A, B, { name: 'C' }]],
    ['an entry less', [A]],
    ['another name', [A, { ...B, name: 'B2' }]],
    ['another value', [A, { ...B, volume: 3 }]],
    ['another source', [A, { ...B, sources: { volume: { source: 'Sheet' } } }]],
  ])('is another one with %s', (_, entries) => {
    expect(findVersion(entries)).not.toBe(findVersion([A, B]));
  });

  it('is another one with another version of the kind', () => {
    const newer = { ...kind, definition: { ...kind.definition, kindVersion: 2 } };
    expect(findVersion([A], newer)).not.toBe(findVersion([A]));
  });
});
