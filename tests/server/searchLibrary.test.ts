import { describe, expect, it } from 'vitest';
import { shareLibrary } from './shareLibrary.ts';

const { asked, put, find, read } = shareLibrary();
const names = async (...sought: Parameters<typeof read>) => (await read(...sought)).map(({ name }) => name);
const matches = async (text: string) =>
  (await read(text)).map(({ name, matched }) => [name, matched && `${matched.label}: ${matched.text}`]);

describe('a search', () => {
  it('that is blank finds every component, as the list shows it', async () => {
    const stored = await put('wind', { name: 'Ridge', hub_height: 80 });
    await put('flywheel', { name: 'Lost' });
    expect(await names('')).toEqual(['Lost', 'Ridge']);
    const [, row] = await read(' ');
    expect(row).toEqual({
      ...{ id: stored.id, name: 'Ridge', subclass: 'wind', is_template: false, locked: false },
      ...{ created_at: stored.createdAt, updated_at: stored.updatedAt },
    });
    expect(await find('').count()).toBe(2);
  });

  it.each<[text: string, found: [name: string, matched?: string][]]>([
    ['ridge', [['Ridge']]],
    ['RIDGE wind', [['Ridge']]],
    ['wind turb', [['Peak 80 m'], ['Ridge']]],
    ['ridge pump', []],
    ['generation', [['Lost']]],
    ['generation ridge', []],
    ['lost enercon', []],
    ['enercon', [['Ridge', 'Maker: Enercon lfp']]],
    ['enercon lfp', [['Ridge', 'Maker: Enercon lfp']]],
    ['enercon 120 m', [['Ridge', 'Maker: Enercon lfp']]],
    ['120 m enercon', [['Ridge', 'Hub height: 120 m']]],
    ['enercon 121 m', []],
    ['ridge 120', [['Ridge', 'Hub height: 120 m']]],
    ['brine', [['Hut', 'Source: Brine']]],
    ['strong', [['Ridge', 'Class: Strong wind']]],
    ['80 m', [['Peak 80 m']]],
    ['80 m maker', [['Peak 80 m', 'Maker: The maker']]],
    ['maker 80 m', [['Peak 80 m', 'Maker: The maker']]],
    ['3 MW', [['Hut', 'Power: 3000 kW']]],
    ['6 MW', [['Hut', 'Double: 6000 kW']]],
    ['6000', []],
    ['80 wind', [['Peak 80 m']]],
    ['80 mm', []],
    ['%', []],
  ])('%j finds %j', async (text, found) => {
    await put('wind', { name: 'Ridge', class: 1, hub_height: 120, maker: 'Enercon lfp' });
    await put('wind', { name: 'Peak 80 m', class: 2, hub_height: 80, maker: 'The maker' });
    await put('heatpump', { name: 'Hut', power: 3000, source: 1 });
    await put('flywheel', { name: 'Lost', maker: 'Enercon' });
    expect(await matches(text)).toEqual(found.map(([name, matched]) => [name, matched]));
    expect(await find(text).count()).toBe(found.length);
  });

  it('reads a component of an earlier version of its kind, and none of a newer one', async () => {
    await put('wind', { name: 'Old', power: 4_500_000 }, 2);
    await put('wind', { name: 'Present', rated_power: 4500 }, 3);
    await put('wind', { name: 'New', rated_power: 4500 }, 4);
    expect(await matches('4.5 MW')).toEqual([
      ['Old', 'Rated power: 4500 kW'],
      ['Present', 'Rated power: 4500 kW'],
    ]);
    expect(await names('new')).toEqual(['New']);
  });

  it('finds a quantity by its number and unit only, not by the title of a kind', async () => {
    await put('wind', { name: 'Ridge', hub_height: 80 });
    expect(await matches('80 m')).toEqual([['Ridge', 'Hub height: 80 m']]);
    expect(await names('80 turbine')).toEqual(['Ridge']);
    expect(await names('81 m')).toEqual([]);
  });
});

describe('the store is asked', () => {
  it('for nothing but the versions of the kinds where nothing is sought', async () => {
    await read('');
    const versions = new Map([
      ['wind', 3],
      ['heatpump', 1],
    ]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.terms).toEqual({ hints: [], versions, needsFields: false });
  });

  it('for the words, numbers and labels of each term', async () => {
    await read('windy 3 MW');
    const [windy, power] = asked[0]?.terms?.hints ?? [];
    expect(windy).toEqual({
      isPhrase: false,
      words: [{ text: 'windy', subclasses: [], others: undefined }],
      hint: { words: [{ text: 'windy', labelled: ['air'] }], numbers: [], derivedIn: [] },
    });
    expect(power?.isPhrase).toBe(true);
    expect(power?.words.map(({ text }) => text)).toEqual(['3', 'mw']);
    expect(power?.hint).toEqual({
      words: ['3', 'mw'].map((text) => ({ text, labelled: [] })),
      numbers: [3000],
      derivedIn: ['heatpump'],
    });
  });

  it('for each stored value of a label once, of whichever kind', async () => {
    await read('wind');
    expect(asked[0]?.terms?.hints[0]?.hint.words).toEqual([{ text: 'wind', labelled: ['1', '2', 'air'] }]);
    await read('i');
    expect(asked[1]?.terms?.hints[0]?.hint.words).toEqual([{ text: 'i', labelled: ['1', '2', 'air'] }]);
  });

  it('for the fields of each component only where values are read', async () => {
    await read('hut', { values: { fields: ['cop'], filters: [], sort: undefined } });
    await read('hut');
    expect(asked.map(({ terms }) => terms?.needsFields)).toEqual([true, false]);
  });
});

describe('the values of a search', () => {
  const values = { fields: ['cop'], filters: [], sort: undefined };

  it('are shown with each component, with those it lacks left out', async () => {
    await put('heatpump', { name: 'Hut', cop: 3, note: 'Old site' });
    await put('flywheel', { name: 'Hut 2' });
    const rows = await read('hut', { values });
    expect(rows.map(({ name, values, matched }) => ({ name, values, matched }))).toEqual([
      { name: 'Hut', values: { cop: 3 }, matched: undefined },
      { name: 'Hut 2', values: {}, matched: undefined },
    ]);
    const [found] = await read('site', { values });
    expect(found).toMatchObject({ values: { cop: 3 }, matched: { field: 'note', label: 'Note', text: 'Old site' } });
  });

  it('are left out where none is shown', async () => {
    await put('heatpump', { name: 'Hut', cop: 3 });
    const filters = [{ field: 'cop', type: 'range', from: 3, to: 3 }] as const;
    const [row] = await read('', { values: { fields: [], filters, sort: undefined } });
    expect(row).toHaveProperty('name', 'Hut');
    expect(row).not.toHaveProperty('values');
  });

  it('exclude and order the components', async () => {
    for (const [name, cop] of Object.entries({ Ax: 4, Bx: 2, Cx: 3, Dx: 5 })) await put('heatpump', { name, cop });
    const filters = [{ field: 'cop', type: 'range', from: undefined, to: 4 }] as const;
    const sort = { field: 'cop', isDescending: false };
    expect(await names('', { values: { fields: [], filters, sort } })).toEqual(['Bx', 'Cx', 'Ax']);
    expect(await names('ax', { values: { fields: [], filters, sort } })).toEqual(['Ax']);
    expect(await find('', { values: { fields: [], filters, sort } }).count()).toBe(3);
  });
});
