import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeVersions } from '#fixtures/versionedKind.ts';
import type { Kind } from '#model/Kind.ts';
import { prepareSet } from '#server/reference/prepareSet.ts';
import { createReferenceService } from '#server/reference/referenceService.ts';
import { storeSet } from '#server/reference/storeSet.ts';
import { openStore, type Store } from '#server/store/Store.ts';
import { emptyConfig, SQLITE } from './engines.ts';

const [first, second] = makeVersions('wind', [
  { properties: { mast: { type: ['number', 'null'], title: 'Mast', 'x-unit': 'm' } } },
  {
    properties: { hub: { type: ['number', 'null'], title: 'Hub', 'x-unit': 'm' } },
    changes: [{ rename: 'mast', to: 'hub' }],
  },
]);

const opened: { store?: Store; remove?: () => Promise<void> } = {};
beforeAll(async () => {
  const { config, remove } = await emptyConfig(SQLITE);
  Object.assign(opened, { store: await openStore(config), remove });
});
afterAll(async () => {
  await opened.store?.close();
  await opened.remove?.();
});

it('entries of an earlier version of their kind are read, found and used as those of its own', async () => {
  const { store } = opened;
  if (!store || !first || !second) throw new Error('There is nothing to test');
  const toKinds = (kind: Kind) => new Map([['wind', kind]]);
  const about = { name: 'old', title: 'Old', subclass: 'wind', source: 'A yearbook', licence: 'CC0-1.0' };
  const entries = [{ name: 'Anemo', mast: 80, sources: { mast: { source: 'Yearbook' } } }];
  await storeSet(store, prepareSet({ ...about, entries }, { kinds: toKinds(first), now: new Date() }));

  const service = createReferenceService({ store, kinds: toKinds(second) });
  expect((await service.read('old')).ranges).toEqual([{ field: 'hub', count: 1, least: 80, most: 80 }]);
  expect(await (await service.entries('old', { filter: 'hub:70..90' })).count()).toBe(1);
  const { component } = await service.entry({ set: 'old', key: 'Anemo', version: undefined });
  expect(component).toMatchObject({ hub: 80, sources: { hub: { source: 'Yearbook' } }, kind_version: 2 });
  const asBefore = await service.entry({ set: 'old', key: 'Anemo', version: 1 });
  expect(asBefore.component).toMatchObject({ mast: 80, sources: { mast: { source: 'Yearbook' } } });
});
