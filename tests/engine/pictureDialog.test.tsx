// @vitest-environment jsdom
import '../widgets/setup.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  click,
  findInput,
  lack,
  listed,
  marker,
  openBattery,
  openPicture,
  press,
  setAxes,
  sheet,
  step,
  takeOver,
  type,
  WIND_POINTS,
} from './openPicture.tsx';

describe('a curve from a picture', () => {
  it('is read along its line, resampled onto whole numbers and taken over in one change', async () => {
    const { onApply } = await openPicture();
    expect(step()).toBe('X1: click a value that is printed on the x axis');
    expect(lack()).toBe('Set X1, X2, Y1 and Y2 in the picture');
    setAxes();
    expect(step()).toBe('Click along the line');
    expect(lack()).toBe('Click at least 2 points along the line');
    expect(takeOver().disabled).toBe(true);
    click(400, 250);
    click(200, 390);
    click(250, 350);
    expect(listed()).toEqual(['Point 1: 3 m/s, 1500 kW', 'Point 2: 1 m/s, 100 kW', 'Point 3: 1.5 m/s, 500 kW']);
    const notes = [
      'Took 3 points from a picture',
      'Resampled 3 points linearly onto the whole numbers 1 to 3',
      '0 kW below 1 m/s',
      '0 kW above 3 m/s',
    ];
    const said = within(screen.getByRole('list', { name: 'Adjustments' })).getAllByRole('listitem');
    expect(said.map(({ textContent }) => textContent)).toEqual(notes);
    fireEvent.click(takeOver());
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ x: WIND_POINTS.x, y: [[0, 100, 833, 1500, 0, 0]] }, notes, {
      x: [1, 1.5, 3],
      y: [[100, 500, 1500]],
    });
  });

  it('has the points of each series, which clicks belong to as chosen', async () => {
    const { onApply } = await openBattery();
    setAxes();
    expect(step()).toBe('Click along the line of Charge');
    click(200, 390);
    click(400, 250);
    fireEvent.change(screen.getByRole('combobox', { name: 'Series' }), { target: { value: '1' } });
    expect(step()).toBe('Click along the line of Discharge');
    click(200, 300);
    expect(lack()).toBe('Discharge needs at least 2 points');
    click(300, 200);
    expect(listed()).toEqual(['Point 1: 1 %, 1000 kW', 'Point 2: 2 %, 2000 kW']);
    // Lines may cross: a click on a point of the other series sets one of this.
    click(400, 250, marker('[data-series="0"][data-index="1"]'));
    expect(listed()[2]).toBe('Point 3: 3 %, 1500 kW');
    fireEvent.keyDown(sheet(), { key: 'Delete' });
    expect(listed()).toHaveLength(2);
    fireEvent.click(takeOver());
    const [points] = onApply.mock.lastCall ?? [];
    expect(points).toEqual({
      x: [1, 2, 3],
      y: [
        [100, 800, 1500],
        [1000, 2000, 2000],
      ],
    });
  });

  it('may be on logarithmic axes', async () => {
    await openBattery();
    setAxes();
    fireEvent.click(screen.getAllByRole('checkbox', { name: 'Logarithmic' })[1] ?? sheet());
    type('Y1', '10');
    type('Y2', '1000');
    click(300, 245);
    expect(listed()).toEqual(['Point 1: 2 m/s, 100 kW'.replace('m/s', '%')]);
  });

  it('is not read from a single place; X1 and Y1 may coincide, and a line may begin there', async () => {
    await openPicture();
    click(100, 400);
    click(600, 400);
    click(103, 402, marker('[data-reference="x1"]'));
    expect(lack()).toBe('Set Y2 in the picture');
    const [x1, y1] = [marker('[data-reference="x1"]'), marker('[data-reference="y1"]')];
    expect(y1.getAttribute('style')).toBe(x1.getAttribute('style'));
    click(100, 100);
    click(101, 400, x1);
    expect(listed()).toEqual(['Point 1: 101, 400 pixels']);
  });
});

describe('the references of an axis', () => {
  const problem = (name: string) =>
    document.getElementById(findInput(name).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;

  it.each<[what: string, at: string, change: () => void, message: string]>([
    ['no number', 'X2', () => type('X2', 'five'), 'Please enter a valid number'],
    ['another quantity', 'X2', () => type('X2', '5 kg'), "kg can't be converted to m/s"],
    ['one value', 'X2', () => type('X2', '= 1-1'), 'Must differ from the value of X1'],
    [
      'zero on a logarithmic axis',
      'X1',
      () => fireEvent.click(screen.getAllByRole('checkbox', { name: 'Logarithmic' })[0] ?? sheet()),
      'Must be greater than 0 on a logarithmic axis',
    ],
    [
      'one place',
      'X2',
      () => {
        fireEvent.click(screen.getByRole('button', { name: 'X2: move in the picture' }));
        click(100, 400, marker('[data-reference="x1"]'));
      },
      'Is at the same place as X1: move one of them',
    ],
    [
      'one direction',
      'Y2',
      () => {
        fireEvent.click(screen.getByRole('button', { name: 'Y2: move in the picture' }));
        click(700, 391);
      },
      'The y axis is parallel to the x axis: move Y1 or Y2',
    ],
  ])('of %s are refused at the input', async (_what, at, change, message) => {
    await openPicture();
    setAxes();
    expect(findInput(at).getAttribute('aria-invalid')).toBeNull();
    change();
    expect(problem(at)).toBe(message);
    expect(findInput(at).getAttribute('aria-invalid')).toBe('true');
    expect(lack()).toBe('Correct the axis points');
  });

  it('are moved by the next click once their button is pressed, until it is pressed again', async () => {
    await openPicture();
    setAxes();
    const move = () => fireEvent.click(screen.getByRole('button', { name: 'X2: move in the picture' }));
    move();
    expect(step()).toBe('X2: click another value on the x axis, far from X1');
    move();
    expect(step()).toBe('Click along the line');
    move();
    press('Escape');
    expect(step()).toBe('Click along the line');
    move();
    click(350, 400);
    expect(step()).toBe('Click along the line');
    click(350, 300);
    expect(listed()).toEqual(['Point 1: 5 m/s, 1000 kW']);
  });

  it('move the focus to their value once they are clicked, and Enter returns it', async () => {
    await openPicture();
    expect(document.activeElement).toBe(sheet());
    click(100, 400);
    expect(document.activeElement).toBe(findInput('X1'));
    press('Enter');
    expect(document.activeElement).toBe(sheet());
  });
});
