// @vitest-environment jsdom
import '../../../widgets/setup.ts';
import '../../../ui/loadPopups.ts';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompareRows } from '#features/components/compare/CompareRows.tsx';
import { loadKind } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues, FormDefinition } from '#model/FormDefinition.ts';

describe('components side by side', () => {
  it('re-render only the cell whose value has changed', async () => {
    const { right, seen } = await show({ hub_height: 98 }, { hub_height: 20 });
    act(() => right.change({ hub_height: '60' }));
    expect(texts('Hub height')).toEqual(['98 m', '60 mModified, was 20 m']);
    expect(seen()).toEqual(['hub_height']);
  });

  it('mark a row that differs until its values are the same', async () => {
    const { right } = await show({ hub_height: 98 }, { hub_height: 20 });
    expect(findRow('Hub height')?.textContent).toContain('differs');
    act(() => right.change({ hub_height: '98.0' }));
    expect(findRow('Hub height')?.textContent).not.toContain('differs');
  });

  it('keep an equalised value visible among the differences, as long as it can be undone', async () => {
    const { right } = await show({ hub_height: 98 }, { hub_height: 98 }, { onlyDifferences: true });
    expect(findRow('Hub height')).toBeUndefined();
    act(() => right.change({ hub_height: '20' }));
    expect(findRow('Hub height')?.textContent).toContain('differs');
    act(() => right.rebase({ hub_height: 20 }));
    act(() => right.change({ hub_height: '98' }));
    expect(findRow('Hub height')?.textContent).not.toContain('differs');
    act(() => right.rebase({ hub_height: 98 }));
    expect(findRow('Hub height')).toBeUndefined();
  });

  it('offer no value to a locked component', async () => {
    const { right } = await show({ hub_height: 98 }, { hub_height: 20, locked: true });
    act(() => screen.getByLabelText('Copy Hub height of Left').click());
    const item = () => screen.getByText(/^Right/, { selector: '[role="menuitem"] *, [role="menuitem"]' });
    expect(item().textContent).toBe('Right (locked)');
    act(() => right.change({ locked: 'false' }));
    expect(item().textContent).toBe('Right');
  });
});

describe('an amount', () => {
  const targets = async (title: string) => {
    act(() => screen.getByLabelText(`Copy ${title} of Left`).click());
    const items = await screen.findAllByRole('menuitem');
    return items.map((item) => `${item.textContent}${item.getAttribute('aria-disabled') === 'true' ? ' -' : ''}`);
  };

  it('is not copied to another currency', async () => {
    await show({ currency: 'EUR', invest: 1200 }, { currency: 'USD', invest: 900 });
    expect(await targets('Specific investment')).toEqual(['Right (in USD) -']);
  });

  it('is copied once the currencies are the same', async () => {
    const { right } = await show({ currency: 'EUR', invest: 1200 }, { currency: 'USD', invest: 900 });
    act(() => right.change({ currency: 'EUR' }));
    expect(await targets('Specific investment')).toEqual(['Right']);
  });

  it('of no currency is copied to any', async () => {
    await show({ currency: 'EUR', hub_height: 98 }, { currency: 'USD', hub_height: 20 });
    expect(await targets('Hub height')).toEqual(['Right']);
  });
});

describe('the sources of components side by side', () => {
  const SHEET = { source: 'Data sheet', page: 'p. 4', low: 80 };

  it('have a mark at their values, which says when a value has changed since', async () => {
    const confirmed = { by: 'anna@example.com', at: '2026-03-03T10:00:00.000Z' };
    const sources = { hub_height: { ...SHEET, confirmed } };
    const { right } = await show({ hub_height: 98 }, { hub_height: 98, sources });
    const mark = () => findRow('Hub height')?.querySelector('[data-source]')?.getAttribute('aria-label');
    expect(mark()).toBe('Confirmed source: Hub height of Right');
    act(() => right.change({ hub_height: '100' }));
    expect(mark()).toBe('Source, the value has changed since: Hub height of Right');
    act(() => right.restore(['hub_height']));
    expect(mark()).toBe('Confirmed source: Hub height of Right');
  });

  it('can only be read', async () => {
    await show({ hub_height: 98, sources: { hub_height: SHEET } }, { hub_height: 98 });
    act(() => screen.getByLabelText('Source: Hub height of Left').click());
    const popover = await screen.findByRole('dialog', { name: 'Source of hub height' });
    expect(popover.textContent).toContain('Data sheet');
    expect(popover.textContent).toContain('at least 80 m');
    expect(popover.querySelector('input, button')).toBeNull();
  });
});

/** Two turbines beside each other, and which numbers are put into words after that. */
async function show(left: FieldValues, right: FieldValues, { onlyDifferences = false } = {}) {
  const kind = await loadKind.wind();
  let drawn = new Set<string>();
  const definition = watchUnits(kind.definition, (field) => drawn.add(field));
  const compared = [
    { name: 'Left', fields: left },
    { name: 'Right', fields: right },
  ].map(({ name, fields }) => {
    const component = { ...createDefaults(definition), ...SYSTEM, id: name, name, ...fields };
    return {
      stored: { component, etag: undefined },
      store: new DraftStore({ kind: { ...kind, definition }, mode: 'edit', values: component }),
    };
  });
  const [first, second] = compared;
  if (!first || !second) throw new Error('Two were made');
  // The defaults of a kind hold every field that its API type asks for.
  const both = [first, second] as unknown as Parameters<typeof CompareRows>[0]['compared'];
  render(
    <table>
      <CompareRows ids={['Left', 'Right']} compared={both} onlyDifferences={onlyDifferences} />
    </table>,
  );
  drawn = new Set();
  return { right: second.store, seen: () => [...drawn] };
}

const SYSTEM = { subclass: 'wind', is_template: false, created_at: '2026-03-01', updated_at: '2026-03-01' };

/** The definition with a note of each field whose unit is read, as it is to show a value. */
function watchUnits(definition: FormDefinition, note: (field: string) => void): FormDefinition {
  const fields = Object.entries(definition.fields).map(([name, field]) => [
    name,
    Object.defineProperty({ ...field }, 'unit', {
      get: () => {
        note(name);
        return field.unit;
      },
    }),
  ]);
  return { ...definition, fields: Object.fromEntries(fields), curves: {} };
}

function findRow(title: string): HTMLTableRowElement | undefined {
  const rows = [...document.querySelectorAll('tr')];
  return rows.find((row) => row.querySelector('th')?.textContent.startsWith(title));
}

function texts(title: string): (string | null)[] {
  return [...(findRow(title)?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
}
