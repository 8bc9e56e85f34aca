// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { numberSources } from '#features/components/print/numberSources.ts';
import { PrintRecord } from '#features/components/print/PrintRecord.tsx';
import { loadKind } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { openStored } from '#model/openStored.ts';

const kind = await loadKind.wind();
const SHEET = { source: 'Data sheet', page: 'p. 4' };
const CONFIRMED = { by: 'anna@example.com', at: '2026-03-03T10:00:00.000Z' };

afterEach(cleanup);

it('a printed component has numbers at its values, and the sources below', () => {
  const sources = {
    hub_height: { ...SHEET, low: 80, high: 120, confirmed: CONFIRMED },
    anemometer_height: SHEET,
    lifetime: SHEET,
    power: { source: 'Brochure', changed: true },
  };
  const origin = { set: 'oedb_turbines', entry: 'E-82/2000', version: '3' };
  // The defaults of a kind hold every field that its API type asks for.
  const component = record({ hub_height: 98, sources, origin }) as never;
  render(<PrintRecord kind={kind} component={component} />);
  expect(rowText('Lifetime')).toBe('20 yr, source 1');
  expect(rowText('Hub height')).toBe('98 m, source 2');
  expect(rowText('Anemometer height')).toBe('10 m, source 1');
  expect(screen.getByText('Power curve', { selector: 'h2:has(sup)' }).textContent).toBe('Power curve, source 3');
  const list = within(screen.getByRole('region', { name: 'Sources' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Data sheet, p. 4',
    expect.stringMatching(/^Data sheet, p\. 4 \(80 to 120 m\); confirmed by anna@example\.com, /),
    'Brochure; the value has changed since',
  ]);
  expect(list.getByText(/^Created from/).textContent).toBe('Created from oedb_turbines, E-82/2000, version 3');
});

it('a printed component without sources has no list of sources', () => {
  render(<PrintRecord kind={kind} component={record({}) as never} />);
  expect(screen.queryByRole('region', { name: 'Sources' })).toBeNull();
});

it('the sources of compared components are numbered row by row', () => {
  const [left, right] = [
    openStored(kind, record({ sources: { hub_height: SHEET } })),
    openStored(kind, record({ sources: { lifetime: { source: 'Letter' }, hub_height: SHEET } })),
  ];
  const { findNumber, notes } = numberSources([left, right], ['lifetime', 'hub_height']);
  expect(notes).toEqual(['Letter', 'Data sheet, p. 4']);
  expect([findNumber(left, 'lifetime'), findNumber(right, 'lifetime')]).toEqual([undefined, 1]);
  expect([findNumber(left, 'hub_height'), findNumber(right, 'hub_height')]).toEqual([2, 2]);
});

function rowText(title: string): string | null | undefined {
  return screen.getByRole('rowheader', { name: title }).closest('tr')?.querySelector('td')?.textContent;
}

function record(fields: FieldValues): FieldValues {
  return { ...createDefaults(kind.definition), id: '1', subclass: 'wind', name: 'Turbine', ...fields };
}
