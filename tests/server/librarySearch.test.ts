import { describe, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { expectEqualPages } from './expectEqualPages.ts';
import { shareTestServer } from './TestServer.ts';

interface Row {
  id: string;
  name: string;
  matched?: { field: string; label: string; text: string };
}

const LIBRARY: [subclass: string, fields: Record<string, unknown>][] = [
  ['wind', { name: 'Shore', description: 'Old site "B"', hub_height: 3 }],
  ['converter', { name: 'Inverter', inverter_power: 3000, description: 'LFP rack' }],
  ['market', { name: 'Grid 5 MW', description: '' }],
  ['hydro', { name: 'Ｆｕｌｌ Straße', description: 'm³ of water' }],
  ['flywheel', { name: 'Unknown' }],
];

describe.each(engines)('the search of the library on $engine', (engine) => {
  const { server, user } = shareTestServer(engine);

  it('begins with a library', async () => {
    const ownerId = String((await server.store.users.byEmail(user.email))?.id);
    await server.store.write(ownerId, async ({ components }) => {
      for (const [subclass, fields] of LIBRARY) {
        const name = String(fields.name);
        await components.create({ ownerId, subclass, isTemplate: false, fields: { ...fields, name }, kindVersion: 1 });
      }
    });
    const ridge = { name: 'Ridge', description: 'Grün, am Hügel', pc10: 3000, hub_height: 80 };
    await user.post('/components/wind/', ridge);
    const stranger = await server.newUser();
    await stranger.post('/components/wind/', { name: 'Ridge of a stranger' });
  });

  const find = async (search: string, more = ''): Promise<Row[]> =>
    (await user.get(`/components/?sort=name&find=${encodeURIComponent(search)}${more}`)).body;

  it.each<[search: string, found: [name: string, matched: string | undefined][]]>([
    ['ridge', [['Ridge', undefined]]],
    [
      'wind turbine',
      [
        ['Ridge', undefined],
        ['Shore', undefined],
      ],
    ],
    ['RIDGE wind', [['Ridge', undefined]]],
    ['wind lfp', []],
    ['lfp', [['Inverter', 'Description LFP rack']]],
    ['GRÜN', [['Ridge', 'Description Grün, am Hügel']]],
    ['hugel', []],
    ['"B"', [['Shore', 'Description Old site "B"']]],
    ['full STRASSE', [['Ｆｕｌｌ Straße', undefined]]],
    ['m3', [['Ｆｕｌｌ Straße', 'Description m³ of water']]],
    [
      '3 MW',
      [
        ['Inverter', 'Inverter power 3000 kW'],
        ['Ridge', 'Rated power 3000 kW'],
      ],
    ],
    [
      '3MW',
      [
        ['Inverter', 'Inverter power 3000 kW'],
        ['Ridge', 'Rated power 3000 kW'],
      ],
    ],
    [
      '3 mw',
      [
        ['Inverter', 'Inverter power 3000 kW'],
        ['Ridge', 'Rated power 3000 kW'],
      ],
    ],
    ['3,000 kW wind', [['Ridge', 'Rated power 3000 kW']]],
    ['3000000 W ridge', [['Ridge', 'Rated power 3000 kW']]],
    ['80 m', [['Ridge', 'Hub height 80 m']]],
    ['80', [['Ridge', 'Hub height 80 m']]],
    ['5 MW', [['Grid 5 MW', undefined]]],
    ['3 m shore', [['Shore', 'Hub height 3 m']]],
    ['generation', [['Unknown', undefined]]],
    ['3 MWh', []],
    ["x' or 1=1 --", []],
    ['%', []],
  ])('finds %s', async (search, found) => {
    const rows = await find(search);
    expect(rows.map(({ name, matched }) => [name, matched && `${matched.label} ${matched.text}`])).toEqual(found);
  });

  it('finds everything with a blank search', async () => {
    expect((await find('  ')).length).toBe(LIBRARY.length + 1);
  });

  it.each(['name', '-name', 'subclass', '-subclass', 'created_at', '-updated_at'])(
    'is read in pages by cursor and by place, by %s',
    (sort) => expectEqualPages(user, `/components/?find=e&sort=${sort}`),
  );

  it('continues after a row that was deleted since, and finds what was changed', async () => {
    const made = (await user.post('/components/wind/', { name: 'Peak', description: 'Zugspitze' })).body;
    const more = (await user.post('/components/wind/', { name: 'Peak 2', description: 'Zugspitze' })).body;
    const first = await user.get('/components/?find=zugspitze&sort=name&limit=1');
    expect(first.body.map(({ id }: Row) => id)).toEqual([made.id]);
    await user.delete(`/components/wind/${made.id}/`);
    const next = /^<\/api\/v2(.*)>; rel="next"$/.exec(first.headers.link ?? '')?.[1] ?? '';
    expect((await user.get(next)).body.map(({ id }: Row) => id)).toEqual([more.id]);
    await user.put(`/components/wind/${more.id}/`, { ...more, description: 'Elsewhere' });
    expect(await find('zugspitze')).toEqual([]);
  });

  it('narrows by kind, and leaves templates out', async () => {
    expect((await find('e', '&subclass=hydro')).map(({ name }) => name)).toEqual(['Ｆｕｌｌ Straße']);
    expect(await find('ridge', '&templates=true')).toEqual([]);
  });
});
