// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useShownTabs } from '#engine/useShownTabs.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { createKind, FLEET } from './nestedForms.ts';

afterEach(cleanup);

const { conditions = [], tabs } = FLEET;
const MARKET: FormDefinition = {
  ...FLEET,
  conditions: conditions.map((condition, index) => (index === 0 ? { ...condition, tabs: ['market'] } : condition)),
  tabs: [...tabs, { id: 'market', title: 'Market', groups: [{ title: 'Reserve', items: ['fcr_price'] }] }],
};

it.each([
  ['is gone while its condition does not hold', 12, ['general']],
  ['stays while it says what becomes of its values', 7, ['general', 'market']],
])('a tab %s', (_what, fcr_price, ids) => {
  const store = new DraftStore({
    kind: createKind(MARKET),
    mode: 'edit',
    values: { name: 'Depot', fcr: true, fcr_price },
  });
  const { result } = renderHook(() => useShownTabs(store).map(({ id }) => id));
  expect(result.current).toEqual(['general', 'market']);
  act(() => store.change({ fcr: 'false' }));
  expect(result.current).toEqual(ids);
  act(() => store.change({ fcr: 'true' }));
  expect(result.current).toEqual(['general', 'market']);
});
