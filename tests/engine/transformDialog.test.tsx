// @vitest-environment jsdom
import '../widgets/setup.ts';
import '../ui/loadPopups.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TransformDialog } from '#engine/TransformDialog.tsx';
import type { CurvePoints } from '#model/curvePoints.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';

const CURVE: CurveDefinition = {
  ...{ id: 'soc', title: 'Charge power', help: '', rising: true, outside: 'hold' },
  x: { title: 'State of charge', unit: '%', source: { field: 'soc' } },
  y: [
    { title: 'Charge', unit: 'kW', source: { field: 'charge' } },
    { title: 'Discharge', unit: 'kW', source: { field: 'discharge' } },
  ],
};
const POINTS: CurvePoints = {
  x: [50, 0, 100],
  y: [
    [2, 1, Number.NaN],
    [20, 10, 40],
  ],
};

function show(fixedX = false) {
  const onApply = vi.fn();
  render(<TransformDialog curve={CURVE} points={POINTS} fixedX={fixedX} onApply={onApply} onCancel={vi.fn()} />);
  return onApply;
}

const select = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const applyButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' });
const said = () => screen.getByRole('list', { name: 'Adjustments' }).textContent;

describe('a change of a whole curve', () => {
  it.each<
    [kind: string, typed: Record<string, string>, x: number[], charge: number[], discharge: number[], done: string]
  >([
    ['scale', { Factor: '= 3/2' }, POINTS.x, [3, 1.5, Number.NaN], [30, 15, 60], 'Scaled by 1.5'],
    ['normalise', { Maximum: '0.1 MW' }, POINTS.x, [5, 2.5, Number.NaN], [50, 25, 100], 'Normalised to 100 kW'],
    ['offset', { Offset: '-1' }, POINTS.x, [1, 0, Number.NaN], [19, 9, 39], 'Added -1 kW'],
    ['fill', {}, POINTS.x, [2, 1, 2], [20, 10, 40], 'Gaps were filled linearly'],
    ['sort', {}, [0, 50, 100], [1, 2, Number.NaN], [10, 20, 40], 'Sorted by state of charge'],
    ['resample', { From: '0', To: '100', Step: '100' }, [0, 100], [1, 2], [10, 40], 'Resampled at steps of 100 %'],
  ])('%s', (kind, typed, x, charge, discharge, done) => {
    const onApply = show();
    select('Transformation', kind);
    for (const [name, text] of Object.entries(typed)) type(name, text);
    expect(said()).toBe(done);
    fireEvent.click(applyButton());
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ x, y: [charge, discharge] }, [done]);
  });

  it('applies to one series if that is chosen', () => {
    const onApply = show();
    select('Series', '1');
    type('Factor', '2');
    fireEvent.click(applyButton());
    expect(onApply.mock.lastCall?.[0].y).toEqual([
      [2, 1, Number.NaN],
      [40, 20, 80],
    ]);
  });

  it('can be applied once it changes something and its numbers are valid', () => {
    show();
    expect(applyButton().disabled).toBe(true);
    type('Factor', 'twice');
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid number');
    expect(applyButton().disabled).toBe(true);
    type('Factor', '');
    expect(screen.getByRole('alert').textContent).toBe('Enter a number');
    type('Factor', '2');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(applyButton().disabled).toBe(false);
    select('Transformation', 'resample');
    type('Step', '0');
    expect(said()).toBe('The step must be greater than 0');
    expect(applyButton().disabled).toBe(true);
    select('Transformation', 'scale');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Factor' }).value).toBe('2');
  });

  it('leaves the x of a numbered curve', () => {
    show(true);
    const kinds = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Transformation' }).options];
    expect(kinds.map(({ value }) => value)).toEqual(['scale', 'normalise', 'offset', 'fill']);
  });
});
