// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DraftStore } from '#model/DraftStore.ts';
import { createTurbineKind, readTurbine } from '../fixtures/turbineDocuments.ts';
import { renderWhole } from './renderWhole.tsx';
import { stubLayout } from './stubLayout.ts';

stubLayout();

const kind = createTurbineKind();
const values = { name: 'GT 3.45', power_curve: readTurbine('generic-120-3') };

async function open(shown: { tab: string } | { items: string[] }): Promise<string[]> {
  const store = new DraftStore({ kind, mode: 'edit', values });
  const { container } = await renderWhole({ store, ...shown });
  const fields = [...container.querySelectorAll('[data-field^="power_curve/"]')];
  return [...new Set(fields.map((field) => field.getAttribute('data-field')?.split('/')[1] ?? ''))];
}

describe('a tab that lists parts of a document', () => {
  it.each([
    ['turbine', ['turbine'], ['Turbine']],
    ['document', ['document', 'additional'], ['Document', 'Additional']],
  ])('%s', async (tab, parts, titles) => {
    expect(await open({ tab })).toEqual(parts);
    for (const title of titles) expect(screen.getAllByText(title).length).toBeGreaterThan(0);
    expect(screen.queryByText('IEC 61400-16')).toBeNull();
  });
});

it('of a document, only the part of a field is shown that something is wrong with', async () => {
  expect(await open({ items: ['power_curve/turbine/rated_power'] })).toEqual(['turbine']);
});
