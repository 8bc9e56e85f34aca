// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { RangeFilters } from '#features/components/reference/RangeFilters.tsx';
import type { NumberRange } from '#model/numberRanges.ts';

afterEach(cleanup);

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('all filters are cleared with what is typed in them, and the focus stays in the page', () => {
  render(<Filters />);
  const faulty = input('Rated power from');
  fireEvent.change(faulty, { target: { value: 'much' } });
  fireEvent.blur(faulty);
  expect(screen.getByRole('alert').textContent).toBe('“much” is not a number.');
  const clear = screen.getByRole('button', { name: 'Clear filters' });
  act(() => clear.focus());
  fireEvent.click(clear);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(input('Rated power from').value).toBe('');
  expect(input('Hub height from').value).toBe('');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('a field that is added takes the focus, and not again once the filters are cleared', async () => {
  render(<Filters offered={1} />);
  fireEvent.click(screen.getByRole('button', { name: 'More filters' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Rated power' }));
  const added = await screen.findByRole('textbox', { name: 'Rated power from' });
  expect(document.activeElement).toBe(added);
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('each number has its fault, and one that was too large or too small is accepted once the other fits', () => {
  render(<Filters />);
  const [from, to] = [input('Rated power from'), input('Rated power to')];
  const type = (into: HTMLElement, value: string) => {
    fireEvent.change(into, { target: { value } });
    fireEvent.blur(into);
  };
  const faults = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  type(from, 'much');
  type(to, '20');
  expect(faults()).toEqual(['“much” is not a number.']);
  expect([from, to].map((one) => one.getAttribute('aria-invalid'))).toEqual(['true', null]);
  type(from, '30');
  expect(faults()).toEqual(['The first number must not be above the second.']);
  type(to, '40');
  expect(faults()).toEqual([]);
  expect(screen.getByRole('status').textContent).toContain('rated_power 30 40');
});

function Filters({ offered = 2 }) {
  const [ranges, setRanges] = useState<ReadonlyMap<string, NumberRange>>(
    () => new Map([['hub_height', { least: 50, most: null }]]),
  );
  return (
    <main tabIndex={-1}>
      <output>{[...ranges].map(([path, { least, most }]) => `${path} ${least} ${most}`).join('; ')}</output>
      <RangeFilters fields={FIELDS} ranges={ranges} offered={offered} onChange={setRanges} />
    </main>
  );
}

const FIELDS = [
  { path: 'hub_height', title: 'Hub height', unit: 'm', least: 10, most: 200 },
  { path: 'rated_power', title: 'Rated power', unit: 'kW', least: 1, most: 8000 },
];
