/**
 * Stores, changes and deletes a component of every kind, each with its own type: caller.ts API TOKEN.
 *
 * api.ts: npm run codegen -- --contract API/openapi.json --out DIR
 */
import createClient from 'openapi-fetch';
import type { components, paths } from './api.ts';

type Schemas = components['schemas'];
type Written = Schemas['ComponentWrite'];

const [api = '', token = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl: api, headers: { authorization: `Bearer ${token}` } });
const name = 'Client in TypeScript';

const KINDS: { [Kind in Written['subclass']]: Extract<Written, { subclass: Kind }> } = {
  basicstorage: { subclass: 'basicstorage', name, calendaric_aging: 12.5 },
  converter: { subclass: 'converter', name, inflation_replacement: 1.5 },
  dieselgenset: { subclass: 'dieselgenset', name, start_costs: 3.5 },
  electrolyser: { subclass: 'electrolyser', name, electrolyser_efficiency: 0.615 },
  gaschp: { subclass: 'gaschp', name, start_costs: 4.5 },
  gasgenset: { subclass: 'gasgenset', name, start_costs: 5.5 },
  heater: { subclass: 'heater', name, inflation_replacement: 2.5 },
  heatpump: { subclass: 'heatpump', name, inflation_replacement: 3.5 },
  hydro: { subclass: 'hydro', name, dp: 1.25 },
  market: { subclass: 'market', name, average_outage_duration_minutes: 7.5 },
  oilfiredheater: { subclass: 'oilfiredheater', name, inflation_replacement: 4.5 },
  pv: { subclass: 'pv', name, slope_surface: 32.5 },
  thermalstorage: { subclass: 'thermalstorage', name, ambient_temperature: 11.5 },
  wind: { subclass: 'wind', name, hub_height: 98.5 },
};

for (const made of Object.values(KINDS)) {
  const { subclass } = made;
  const created = await client.POST('/components/{subclass}/', { params: { path: { subclass } }, body: made });
  if (!created.data) throw new Error(`${subclass}: ${JSON.stringify(created.error)}`);
  const params = { path: { subclass, id: created.data.id } };
  const read = await client.GET('/components/{subclass}/{id}/', { params });
  if (!read.data) throw new Error(`${subclass}: ${JSON.stringify(read.error)}`);
  const body = { ...made, description: 'Changed in TypeScript' };
  const changed = await client.PUT('/components/{subclass}/{id}/', { params, body });
  if (changed.data?.description !== body.description) throw new Error(`${subclass} was not changed`);
  for (const [field, value] of Object.entries(made))
    if (Object(changed.data)[field] !== value) throw new Error(`${subclass}.${field} is not ${value}`);
  const deleted = await client.DELETE('/components/{subclass}/{id}/', { params });
  const gone = await client.GET('/components/{subclass}/{id}/', { params });
  if (deleted.response.status !== 204 || gone.response.status !== 404) throw new Error(`${subclass} is still there`);
  process.stdout.write(`${subclass}\n`);
}
