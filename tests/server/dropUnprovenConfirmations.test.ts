import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import type { ValueSources } from '#model/ValueSource.ts';
import { confirmNow, dropUnprovenConfirmations } from '#server/components/dropUnprovenConfirmations.ts';
import { openStore, type Store } from '#server/store/Store.ts';
import { VERSIONED } from '../fixtures/turbineDefinition.ts';
import { emptyConfig, SQLITE } from './engines.ts';

const KIND: Kind = { ...VERSIONED, validate: () => [] };
const ADA = 'ada@grid.example';
const NOW = { by: ADA, at: '2026-03-01T08:00:00.000Z' };
const EARLIER = { by: ADA, at: '2026-01-01T08:00:00.000Z' };
const BOB = { by: 'bob@grid.example', at: '2026-02-01T08:00:00.000Z' };
const SHEET = { source: 'Data sheet', page: '2' };

let store: Store;
let ownerId: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const { config, remove } = await emptyConfig(SQLITE);
  store = await openStore(config);
  ({ id: ownerId } = await store.users.create({ username: 'ada', email: ADA, password_hash: 'x' }));
  close = async () => {
    await store.close();
    await remove();
  };
});

afterAll(() => close());

let made = 0;

/** The id of a turbine that was stored like this. */
async function keep(fields: FieldValues, sources: ValueSources, kindVersion = 3): Promise<string> {
  made += 1;
  const component = { ownerId, subclass: 'wind', isTemplate: false, kindVersion, origin: undefined };
  const { id } = await store.write(ownerId, ({ components }) =>
    components.create({ ...component, fields: { name: `Turbine ${made}`, ...fields }, sources }),
  );
  return id;
}

function prove({ sources, fields = {}, id }: { sources: ValueSources; fields?: FieldValues; id?: string }) {
  const known = id === undefined ? undefined : { id, components: store.components };
  const claims = Object.keys(sources);
  return dropUnprovenConfirmations({ sources, fields, claims, origin: undefined }, { kind: KIND, known, now: NOW });
}

describe('a new component', () => {
  it.each<[what: string, confirmed: typeof NOW, isKept: boolean]>([
    ['the own one, of an earlier time', EARLIER, true],
    ['the own one, of this moment', NOW, true],
    ['the own one, of a time to come', { by: ADA, at: '2026-03-01T08:00:00.001Z' }, false],
    ['that of another account', BOB, false],
  ])('may repeat a confirmation: %s', async (_, confirmed, isKept) => {
    const sources = { hub_height: { ...SHEET, confirmed } };
    expect(await prove({ sources })).toEqual(isKept ? sources : { hub_height: SHEET });
  });

  it('loses only the confirmations that are not its own', async () => {
    const sources = {
      hub_height: { ...SHEET, confirmed: BOB },
      blades: { ...SHEET, confirmed: EARLIER },
      maker: SHEET,
    };
    expect(await prove({ sources })).toEqual({ ...sources, hub_height: SHEET });
  });

  it('may claim what is not confirmed at all', async () => {
    const sources = { hub_height: SHEET };
    expect(await prove({ sources })).toBe(sources);
  });
});

describe('a stored component', () => {
  const sources = { hub_height: { ...SHEET, confirmed: BOB } };

  it('may repeat a confirmation of the same value, by whomever', async () => {
    const id = await keep({ hub_height: 80 }, sources);
    expect(await prove({ sources, fields: { hub_height: 80 }, id })).toBe(sources);
  });

  it.each<[what: string, fields: FieldValues, stored: ValueSources]>([
    ['of another value', { hub_height: 90 }, sources],
    ['of another field', { hub_height: 80 }, { blades: { ...SHEET, confirmed: BOB } }],
    ['by another account', { hub_height: 80 }, { hub_height: { ...SHEET, confirmed: { ...BOB, by: ADA } } }],
    ['of another time', { hub_height: 80 }, { hub_height: { ...SHEET, confirmed: { ...BOB, at: NOW.at } } }],
    ['that it never had', { hub_height: 80 }, {}],
  ])('loses a confirmation %s', async (_, fields, stored) => {
    const id = await keep({ hub_height: 80 }, stored);
    expect(await prove({ sources, fields, id })).toEqual({ hub_height: SHEET });
  });

  it('does not keep the own confirmation of an earlier time without proof', async () => {
    const id = await keep({ hub_height: 80 }, {});
    const own = { hub_height: { ...SHEET, confirmed: EARLIER } };
    expect(await prove({ sources: own, fields: { hub_height: 80 }, id })).toEqual({ hub_height: SHEET });
  });

  it('may repeat a confirmation of an earlier version of its kind', async () => {
    const id = await keep({ power: 3_000_000 }, { power: { ...SHEET, confirmed: BOB } }, 2);
    const current = { rated_power: { ...SHEET, confirmed: BOB } };
    expect(await prove({ sources: current, fields: { rated_power: 3000 }, id })).toBe(current);
  });

  it('cannot prove a confirmation by a newer version of its kind', async () => {
    const id = await keep({ hub_height: 80 }, sources, 4);
    expect(await prove({ sources, fields: { hub_height: 80 }, id })).toEqual({ hub_height: SHEET });
  });
});

describe('a confirmation at the present time', () => {
  it('is by the account, where a body has sources', async () => {
    const before = Date.now();
    const { by, at } = await confirmNow(store.users, ownerId, [{ name: 'a' }, { sources: {} }]);
    expect(by).toBe(ADA);
    expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(at)).toBeLessThanOrEqual(Date.now());
  });

  it.each([[[]], [[{ name: 'a' }]], [['sources', null]]])('does not read the account for %j', async (bodies) => {
    expect((await confirmNow(store.users, ownerId, bodies)).by).toBe('');
  });

  it('has no name where the account is deleted', async () => {
    expect((await confirmNow(store.users, 'gone', [{ sources: {} }])).by).toBe('');
  });
});
