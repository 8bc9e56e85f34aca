// @vitest-environment jsdom
import './setup.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { describe, expect, it, test, vi } from 'vitest';
import { NumberInput, type NumberInputProps } from '#widgets/NumberInput.tsx';

function renderInput(props: Partial<NumberInputProps> = {}) {
  const onChange = vi.fn();
  const commits = vi.fn();
  render(
    <Profiler id="input" onRender={commits}>
      <NumberInput id="hub_height" label="Hub height" defaultValue="10" onChange={onChange} {...props} />
    </Profiler>,
  );
  return { input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Hub height' }), onChange, commits };
}

describe('typing', () => {
  test.each(['1.', '1,', '-', '1e', ' 12 ', 'abc', ''])('%j stays as typed and is reported as typed', (text) => {
    const { input, onChange } = renderInput();
    fireEvent.change(input, { target: { value: text } });
    expect(input.value).toBe(text);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(text);
  });

  it('renders nothing again', () => {
    const { input, commits } = renderInput();
    commits.mockClear();
    for (const text of ['1', '12', '12.', '12.5']) fireEvent.change(input, { target: { value: text } });
    expect(commits).not.toHaveBeenCalled();
  });
});

describe('arrow keys', () => {
  test.each<[string, { key: string; shiftKey?: boolean; ctrlKey?: boolean }, Partial<NumberInputProps>, string]>([
    ['10', { key: 'ArrowUp' }, {}, '11'],
    ['10', { key: 'ArrowDown', shiftKey: true }, {}, '0'],
    ['10', { key: 'ArrowUp' }, { step: 0.5 }, '10.5'],
    ['10', { key: 'ArrowUp', shiftKey: true }, { maximum: 15 }, '15'],
    ['1,', { key: 'ArrowUp' }, {}, '1,'],
    ['10', { key: 'ArrowUp', ctrlKey: true }, {}, '10'],
    ['10', { key: 'ArrowUp' }, { readOnly: true }, '10'],
  ])('%j with %j and %j becomes %j', (defaultValue, key, props, text) => {
    const { input, onChange } = renderInput({ defaultValue, ...props });
    fireEvent.keyDown(input, key);
    expect(input.value).toBe(text);
    expect(onChange.mock.calls).toEqual(text === defaultValue ? [] : [[text]]);
  });
});

describe('pasting', () => {
  it('understands thousands spaces and the unit of the field', () => {
    const { input, onChange } = renderInput({ unit: 'kW' });
    input.select();
    fireEvent.paste(input, { clipboardData: { getData: () => '1 234.5 kW' } });
    expect(input.value).toBe('1234.5');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('1234.5');
  });

  it('leaves a comma to the browser, so that its message appears', () => {
    const { input, onChange } = renderInput();
    const isLeft = fireEvent.paste(input, { clipboardData: { getData: () => '1,5' } });
    expect(isLeft).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
  });
});

it('is described by its unit, its help and its message', () => {
  const { input } = renderInput({ unit: 'm', describedBy: 'help error', invalid: true });
  expect(input.getAttribute('aria-describedby')).toBe('help error hub_height-unit');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.inputMode).toBe('decimal');
});
