// @vitest-environment jsdom
import '../../../widgets/setup.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CategoryChips } from '#features/components/list/CategoryChips.tsx';
import { KindChoice } from '#features/components/wizard/KindChoice.tsx';
import { kinds } from '#generated/kinds.ts';
import type { KindSummary } from '#model/KindSummary.ts';

const shown = vi.hoisted(() => ({ kinds: [] as KindSummary[] }));
vi.mock('#library/useKindSummaries.ts', () => ({ useKindSummaries: () => shown.kinds }));

const MANY = Array.from({ length: 36 }, (_, index) => {
  const [kind] = kinds.slice(index % kinds.length);
  return { ...kind, subclass: `${kind?.subclass}_${index}`, title: `${kind?.title} ${index}` } as KindSummary;
});

beforeEach(() => {
  // None of these is part of jsdom.
  Element.prototype.scrollBy = () => {};
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});

describe('the choice of a kind', () => {
  it('shows few kinds without families', () => {
    shown.kinds = [...kinds];
    render(<KindChoice onChoose={() => {}} />);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(kinds.length);
  });

  it('searches many kinds in their families', () => {
    shown.kinds = MANY;
    const onChoose = vi.fn();
    render(<KindChoice onChoose={onChoose} />);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Storage', 'Renewables', 'Heat']),
    );
    const search = screen.getByRole('searchbox', { name: 'Search kinds...' });
    fireEvent.change(search, { target: { value: 'wind turbine 30' } });
    fireEvent.click(screen.getByRole('button', { name: /^Wind turbine 30/ }));
    expect(onChoose).toHaveBeenCalledWith('wind_30');
    fireEvent.change(search, { target: { value: 'nobody' } });
    expect(screen.getByRole('status').textContent).toBe('No kind matches “nobody”.');
  });
});

describe('the categories of a list', () => {
  it('are chips of the most used of many kinds, and all of them in a panel', async () => {
    shown.kinds = MANY;
    const onSelect = vi.fn();
    const counts = new Map([['wind_30', 7]]);
    render(
      <main>
        <CategoryChips counts={counts} total={7} selected="pv_29" onSelect={onSelect} onCreate={() => {}} />
      </main>,
    );
    const chips = screen.getAllByRole('button').filter((button) => button.dataset.item);
    const first = MANY.slice(0, 19).map(({ subclass }) => subclass);
    expect(chips.map((chip) => chip.dataset.item)).toEqual([...first, 'pv_29', 'wind_30']);
    fireEvent.click(screen.getByRole('button', { name: 'All kinds' }));
    const panel = await screen.findByRole('dialog', { name: 'All kinds' });
    const search = await within(panel).findByRole('searchbox');
    fireEvent.change(search, { target: { value: 'wind turbine 16' } });
    fireEvent.click(within(panel).getByRole('button', { name: /^Wind turbines/ }));
    expect(onSelect).toHaveBeenCalledWith('wind_16');
  });
});
