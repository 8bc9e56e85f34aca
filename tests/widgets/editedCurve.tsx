import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeAll, vi } from 'vitest';
import type { CurvePoints } from '#model/curvePoints.ts';
import { CurveEditor, type CurveEditorProps } from '#widgets/CurveEditor.tsx';
import { loadPaste } from '#widgets/lazyPaste.ts';

// As on a page that has been there for a moment.
beforeAll(async () => {
  await loadPaste();
});

export const soc: Pick<CurveEditorProps, 'label' | 'axis' | 'x' | 'y' | 'idPrefix'> = {
  label: 'Charge and discharge power',
  axis: 'Power [% of c-rate]',
  x: { title: 'State of charge', unit: '%', minimum: 0, maximum: 100 },
  y: [
    { title: 'Charge', unit: '%', minimum: 0, maximum: 100 },
    { title: 'Discharge', unit: '%', minimum: 0, maximum: 100 },
  ],
  idPrefix: 'soc',
};
export const socPoints: CurvePoints = {
  x: [0, 50, 100],
  y: [
    [100, 90, 0],
    [0, 80, 100],
  ],
};
export const wind = {
  label: 'Power curve',
  axis: undefined,
  x: { title: 'Wind speed', unit: 'm/s' },
  y: [{ title: 'Power', unit: 'kW' }],
  idPrefix: 'wind',
  fixedX: true,
};
export const windPoints: CurvePoints = { x: [0, 1, 2, 3, 4], y: [[0, 0, 0, 0, 0]] };

interface FormProps {
  props: Partial<CurveEditorProps>;
  start: CurvePoints;
  onChange: CurveEditorProps['onChange'];
  onReady: (set: (points: CurvePoints) => void) => void;
}

/** Keeps the points of its editor, as a form does. */
function Form({ props, start, onChange, onReady }: FormProps) {
  const [points, setPoints] = useState(start);
  useEffect(() => onReady(setPoints), [onReady]);
  const change: CurveEditorProps['onChange'] = (next, ...pasted) => {
    onChange(next, ...pasted);
    setPoints(next);
  };
  return <CurveEditor {...soc} {...props} points={points} onChange={change} />;
}

/** Renders the editor of a battery's power limits, or of another curve, in a form that keeps its points. */
export function renderEditor(props: Partial<CurveEditorProps> = {}, start = socPoints) {
  const onChange = vi.fn<CurveEditorProps['onChange']>();
  const onReady = vi.fn<(set: (points: CurvePoints) => void) => void>();
  const { container } = render(<Form props={props} start={start} onChange={onChange} onReady={onReady} />);
  return {
    onChange,
    container,
    /** The points of the last change. */
    current: () => onChange.mock.lastCall?.[0],
    setFromOutside: (points: CurvePoints) => act(() => onReady.mock.lastCall?.[0](points)),
  };
}

export const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const type = (input: HTMLInputElement, value: string) => {
  act(() => input.focus());
  fireEvent.change(input, { target: { value } });
};
export const leave = (input: HTMLInputElement) => act(() => input.blur());
export const paste = (input: HTMLInputElement, text: string) =>
  fireEvent.paste(input, { clipboardData: { getData: () => text } });
export const findDescription = (input: HTMLInputElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
export const notes = () => screen.getByRole('status').textContent;
