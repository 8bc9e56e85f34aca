import { subclasses } from '#generated/kinds.ts';
import { type Body, type Fact, type Found, NONE, type Turn } from './Turn.ts';

const [KIND = ''] = subclasses;
const PARTS = 5;
const COMPONENTS = `/components/${KIND}/`;

/** Every kind of write to components, projects and assets, each on records with its own name. */
export async function changeLibrary(turn: Turn, { imports }: { imports: boolean }): Promise<void> {
  await changeProjects(turn, await changeComponents(turn));
  if (imports) await importProject(turn);
}

async function changeComponents(turn: Turn): Promise<Body> {
  const { name, write } = turn;
  const component = componentFact(turn, name);
  const body = { name, description: 'first' };
  const made = await write([[component, '1 first']], { method: 'POST', path: COMPONENTS, body }, created('component'));
  const at = `${COMPONENTS}${made.id}/`;
  const entry = (action: string) => () => [`component ${action} ${made.id}`];
  const changed = { ...strip(made), description: 'second' };
  await write([[component, '2 second']], { method: 'PUT', path: at, body: changed }, entry('updated'));
  await write([[component, NONE]], { method: 'DELETE', path: at }, entry('deleted'));
  await write([[component, '2 second']], { method: 'POST', path: `${at}restore/` }, entry('restored'));

  const copies: [action: string, from: string, templates: boolean][] = [
    ['duplicate', at, false],
    ['convert_to_template', at, true],
  ];
  for (const [action, from, templates] of copies) {
    const copy = componentFact(turn, `${name} ${action}`, templates);
    const path = `${from}${action}/?name=${encodeURIComponent(`${name} ${action}`)}`;
    await write([[copy, '1 second']], { method: 'POST', path }, created('component'));
  }
  const template = componentFact(turn, `${name} template`, true);
  const path = `${COMPONENTS}template/`;
  const { id } = await write(
    [[template, '1 first']],
    { method: 'POST', path, body: { name: `${name} template`, description: 'first' } },
    created('component'),
  );
  const plain = componentFact(turn, `${name} plain`);
  const back = `${COMPONENTS}${id}/convert_to_component/?name=${encodeURIComponent(`${name} plain`)}`;
  await write([[plain, '1 first']], { method: 'POST', path: back }, created('component'));
  return made;
}

async function changeProjects(turn: Turn, component: Body): Promise<void> {
  const { name, write, read } = turn;
  const project = projectFact(turn, name);
  const plan = await write(
    [[project, 'first']],
    { method: 'POST', path: '/projects/', body: { name, description: 'first' } },
    created('project'),
  );
  const at = `/projects/${plan.id}/`;
  const entry = (action: string) => () => [`project ${action} ${plan.id}`];
  const changed = { name, description: 'second' };
  await write([[project, 'second']], { method: 'PUT', path: at, body: changed }, entry('updated'));

  const asset = turn.fact(`asset ${name}`, async () => {
    const rows: Body[] = (await read({ path: `${at}assets/` })) ?? [];
    return rows.length === 0 ? { state: NONE } : { state: rows.map(({ count }) => count).join(), id: rows[0].id };
  });
  const body = { component_id: component.id, count: 1 };
  const used = await write([[asset, '1']], { method: 'POST', path: `${at}assets/`, body }, created('asset'));
  const usedAt = `${at}assets/${used.id}/`;
  const assetEntry = (action: string) => () => [`asset ${action} ${used.id}`];
  await write([[asset, '7']], { method: 'PUT', path: usedAt, body: { count: 7 } }, assetEntry('updated'));
  await write([[asset, NONE]], { method: 'DELETE', path: usedAt }, assetEntry('deleted'));
  await write([[asset, '7']], { method: 'POST', path: `${usedAt}restore/` }, assetEntry('restored'));

  const copies: [action: string, from: string, templates: boolean][] = [
    ['duplicate', at, false],
    ['convert_to_template', at, true],
  ];
  let template = '';
  for (const [action, from, templates] of copies) {
    const copy = projectFact(turn, `${name} ${action}`, templates);
    const path = `${from}${action}/?name=${encodeURIComponent(`${name} ${action}`)}`;
    template = (await write([[copy, 'second']], { method: 'POST', path }, wholeProject(turn))).id;
  }
  const plain = projectFact(turn, `${name} plain`);
  const path = `/projects/${template}/convert_to_project/?name=${encodeURIComponent(`${name} plain`)}`;
  await write([[plain, 'second']], { method: 'POST', path }, wholeProject(turn));

  // Its assets are deleted and restored with it.
  await write(
    [
      [project, NONE],
      [asset, NONE],
    ],
    { method: 'DELETE', path: at },
    entry('deleted'),
  );
  await write(
    [
      [project, 'second'],
      [asset, '7'],
    ],
    { method: 'POST', path: `${at}restore/` },
    entry('restored'),
  );
}

async function importProject(turn: Turn): Promise<void> {
  const name = `${turn.name} whole`;
  const names = Array.from({ length: PARTS }, (_, index) => `${name} part ${index}`);
  const body = {
    name,
    components: names.map((part) => ({ subclass: KIND, name: part })),
    assets: names.map((part, component) => ({ name: part, subclass: KIND, count: 1, component })),
  };
  const whole = namedFact(turn, { what: 'project', name, templates: false }, async ({ id }) => {
    const { components, assets } = await turn.read({ path: `/projects/${id}/export/` });
    return `${components.length} components, ${assets.length} assets`;
  });
  const entries = async (id: string) => {
    const assets = await readAssets(turn, id);
    return [
      ...assets.map(({ component_id: component }) => `component created ${component}`),
      `project created ${id}`,
      ...assets.map((asset) => `asset created ${asset.id}`),
    ];
  };
  const state = `${PARTS} components, ${PARTS} assets`;
  await turn.write([[whole, state]], { method: 'POST', path: '/projects/import/', body }, entries);
}

/** The feed entries of a project that was created with all its parts. */
function wholeProject(turn: Turn) {
  return async (id: string) => [
    `project created ${id}`,
    ...(await readAssets(turn, id)).map((asset) => `asset created ${asset.id}`),
  ];
}

async function readAssets({ read }: Turn, projectId: string): Promise<Body[]> {
  const assets: Body[] = await read({ path: `/projects/${projectId}/assets/` });
  return assets.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function created(what: string) {
  return (id: string) => [`${what} created ${id}`];
}

/** Its revision and description, and whether its history has each revision once. */
function componentFact(turn: Turn, name: string, templates = false): Fact {
  return namedFact(turn, { what: 'component', name, templates }, async ({ id }) => {
    const path = `${COMPONENTS}${id}/`;
    const { description } = await turn.read({ path });
    const revisions: Body[] = await turn.read({ path: `${path}revisions/` });
    const isWhole = revisions.every(({ revision }, index) => revision === revisions.length - index);
    return isWhole ? `${revisions.length} ${description}` : `torn history ${JSON.stringify(revisions)}`;
  });
}

function projectFact(turn: Turn, name: string, templates = false): Fact {
  return namedFact(turn, { what: 'project', name, templates }, async ({ description }) => description);
}

interface Named {
  what: 'component' | 'project';
  name: string;
  templates: boolean;
}

/** The content of the record with this name, if it exists. */
function namedFact(turn: Turn, { what, name, templates }: Named, read: (found: Body) => Promise<string>): Fact {
  return turn.fact(`${what} ${name}`, async (): Promise<Found> => {
    const rows: Body[] = await turn.read({
      path: `/${what}s/?templates=${templates}&name=${encodeURIComponent(name)}`,
    });
    if (rows.length > 1) return { state: `${rows.length} of that name` };
    return rows.length === 0 ? { state: NONE } : { state: await read(rows[0]), id: rows[0].id };
  });
}

/** The fields that a write takes. */
function strip({
  id: _i,
  created_at: _c,
  updated_at: _u,
  revision: _r,
  is_template: _t,
  subclass: _s,
  ...fields
}: Body) {
  return fields;
}
