import { subclasses } from '#generated/kinds.ts';
import type { Call, Fact, Turn } from './Turn.ts';

const [KIND = ''] = subclasses;
const COMPONENTS = `/components/${KIND}/`;
const SIGNED_OUT = 'signed out';

/** What a person's account holds, as far as these writes change it. */
interface Held {
  components: string[];
  trash: string[];
  favourites: string[];
  recent: string[];
  views: string[];
  hasSeenTour: boolean;
}

interface OwnSession {
  access: string;
  refresh: string;
  /** The state of the session. */
  fact: Fact;
}

/**
 * Every write that concerns all of an account, such as emptying its trash, in a session of a person whom nothing else
 * writes for; ends the session.
 */
export async function changeOwnLibrary(turn: Turn, { access, refresh, fact: session }: OwnSession): Promise<void> {
  const library = turn.fact(`library of ${turn.name}`, async () => ({ state: await readDraftedSource(turn, access) }));
  let held: Held = { components: [], trash: [], favourites: [], recent: [], views: [], hasSeenTour: false };
  library.state = JSON.stringify(held);
  const write = (change: Partial<Held>, call: Omit<Call, 'access'>) => {
    held = { ...held, ...change };
    return turn.write([[library, JSON.stringify(held)]], { ...call, access });
  };
  const create = (name: string) =>
    write({ components: [name] }, { method: 'POST', path: COMPONENTS, body: { name, description: 'own' } });
  const remove = (id: string) =>
    write(
      { components: [], trash: held.components, favourites: [], recent: [] },
      { method: 'DELETE', path: `${COMPONENTS}${id}/` },
    );

  await write({ hasSeenTour: true }, { method: 'PUT', path: '/account/settings/', body: { tour_seen: true } });
  const { id } = await create('Marked');
  await write({ favourites: ['Marked'] }, { method: 'PUT', path: `/account/favourites/${id}/` });
  await write({ recent: ['Marked'] }, { method: 'PUT', path: `/account/recent/${id}/` });
  await write({ favourites: [] }, { method: 'DELETE', path: `/account/favourites/${id}/` });

  const body = { list: 'components', name: 'First', query: '' };
  const view = await write({ views: ['First'] }, { method: 'POST', path: '/account/views/', body });
  const path = `/account/views/${view.id}/`;
  await write({ views: ['Second'] }, { method: 'PUT', path, body: { name: 'Second', query: 'search=x' } });
  await write({ views: [] }, { method: 'DELETE', path });

  await remove(id);
  await write({ trash: [] }, { method: 'DELETE', path: `/trash/${id}/` });

  const components = [{ subclass: KIND, name: 'Imported', origin: { set: 'Set', entry: 'Imported', version: '1' } }];
  const imported = await write(
    { components: ['Imported'] },
    { method: 'POST', path: '/imports/', body: { components } },
  );
  const ids = [imported.results[0].id];
  await write({ components: [], trash: ['Imported'] }, { method: 'POST', path: '/imports/undo/', body: { ids } });
  await write({ trash: [] }, { method: 'DELETE', path: '/trash/' });

  await turn.write(
    [
      [session, 'ended'],
      [library, SIGNED_OUT],
    ],
    { method: 'POST', path: '/account/logout/', body: { refresh } },
  );
}

async function readDraftedSource({ read }: Turn, access: string): Promise<string> {
  const [settings, shortcuts, components, trash] = [
    await read({ path: '/account/settings/', access }),
    await read({ path: '/account/shortcuts/', access }),
    await read({ path: '/components/', access }),
    await read({ path: '/trash/', access }),
  ];
  if (!settings) return SIGNED_OUT;
  const listNames = (rows: { name: string }[] = []) => rows.map(({ name }) => name);
  const held: Held = {
    components: listNames(components),
    trash: listNames(trash),
    favourites: listNames(shortcuts?.favourites),
    recent: listNames(shortcuts?.recent),
    views: listNames(shortcuts?.views),
    hasSeenTour: settings.tour_seen,
  };
  return JSON.stringify(held);
}
