// @vitest-environment jsdom
import '../widgets/setup.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CompareTable } from '#features/components/compare/CompareTable.tsx';
import { VersionDetails } from '#features/components/history/VersionDetails.tsx';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { differingItems } from '#model/formItems.ts';
import { ConflictDialog } from '#records/ConflictDialog.tsx';
import { TableDifference } from '#records/TableDifference.tsx';
import { createNestedKind, DEPOT } from '../fixtures/nestedKind.ts';

afterEach(cleanup);

const kind = createNestedKind();
const SYSTEM = { id: 'a', subclass: 'depot', is_template: false, created_at: '', updated_at: '' };
const DAY = [
  { from: 0, price: 0.2, band: 'night', weekend: false },
  { from: 6, price: 0.4, band: 'day', weekend: false },
];
const NEW_DAY = [
  { from: 0, price: 0.25, band: 'night', weekend: false },
  { from: 6, price: 0.4, band: 'day', weekend: false },
  { from: 22, price: 0.2, band: '', weekend: true },
];
const createStore = (values: FieldValues) =>
  new DraftStore({ kind, mode: 'edit', values: { ...SYSTEM, name: 'Depot', ...values } });

/** The cells of each row of the table with the label. */
const rows = (label: string) =>
  [...screen.getByRole('table', { name: label }).querySelectorAll('tr')].map((row) =>
    [...row.cells].map(({ textContent }) => textContent),
  );

describe('how the rows of a table differ', () => {
  it('is shown row by row where both the number of rows and a value differ', () => {
    const { table } = DEPOT.fields.periods ?? {};
    if (!table) throw new Error('the depot has no periods');
    const [before, after] = [DAY, NEW_DAY].map((periods) => createStore({ periods }).text('periods'));
    render(<TableDifference table={table} label="Periods" before={before ?? ''} after={after ?? ''} currency="CHF" />);
    expect(rows('Periods')).toEqual([
      ['Row', 'From (h)', 'Price (CHF/kWh)', 'Band', 'Weekend'],
      ['1 changed', '0', '0.2 0.25', 'night', 'Disabled'],
      ['3 added', '22', '0.2', 'empty', 'Enabled'],
    ]);
    expect(screen.getByText('1 period added, 1 period changed, 1 the same')).toBeTruthy();
  });

  it('is shown in the history, beside what was saved in an object', () => {
    const [before, texts] = [DAY, NEW_DAY].map((periods, index) =>
      createStore({ periods, charging: { power: 11 * (index + 1), mode: 'fixed', plug: '' } }).allTexts(),
    );
    if (!before || !texts) throw new Error('there are two versions');
    const version = {
      revision: 2,
      saved_at: '2026-01-01',
      changes: [],
      texts,
      before,
      changed: differingItems(DEPOT, before, texts),
      sources: {},
    };
    render(<VersionDetails definition={DEPOT} version={version} current={texts} />);
    expect(rows('Periods: Before and Saved')).toHaveLength(3);
    expect(screen.getByText('Charging › Power').closest('tr')?.textContent).toBe('Charging › Power11 kW22 kW');
  });

  it('is shown for each side of a conflict', async () => {
    const store = createStore({ periods: DAY });
    store.change({ periods: createStore({ periods: DAY.slice(1) }).text('periods') });
    const theirs = { ...SYSTEM, name: 'Depot', periods: NEW_DAY };
    const nothing = () => undefined;
    render(
      <ConflictDialog
        store={store}
        noun="component"
        theirs={theirs}
        busy={false}
        onCancel={nothing}
        onSave={nothing}
      />,
    );
    expect(await screen.findByText('1 period removed, 1 the same')).toBeTruthy();
    expect(screen.getByText('1 period added, 1 period changed, 1 the same')).toBeTruthy();
    expect(screen.getByText('2 periods: 0 h, 0.2 EUR/kWh, night; 6 h, 0.4 EUR/kWh, day')).toBeTruthy();
  });

  it('is shown for each component that is compared with the first', () => {
    const compared = [DAY, NEW_DAY, DAY].map((periods, index) => {
      const store = createStore({ periods });
      // What a list holds of a component is all that is shown of it here.
      const component = { ...SYSTEM, id: String(index), name: `Depot ${index}` } as never;
      return { stored: { component, etag: undefined }, store };
    });
    const { table } = DEPOT.fields.periods ?? {};
    if (!table) throw new Error('the depot has no periods');
    render(<CompareTable table={table} title="Periods" field="periods" compared={compared} />);
    expect(rows('Periods of Depot 1')).toHaveLength(3);
    expect(screen.getByRole('region', { name: 'Periods: Depot 0 and Depot 2' }).textContent).toContain(
      '2 periods, the same',
    );
  });
});
