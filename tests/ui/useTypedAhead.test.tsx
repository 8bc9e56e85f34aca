// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useTypedAhead } from '#ui/useTypedAhead.ts';

afterEach(cleanup);

function Page({ isShown, onChoose }: { isShown: boolean; onChoose: (key: string) => void }) {
  useTypedAhead({ isOpen: true, within: '[data-search]', onType: vi.fn(), onCancel: vi.fn() });
  return (
    <>
      <button type="button">Below</button>
      {isShown && (
        <div data-search="">
          <input aria-label="Search" onKeyDown={({ key }) => onChoose(key)} />
        </div>
      )}
    </>
  );
}

it.each(['Enter', 'ArrowDown'])('%s is for the search that is shown, also before it has the focus', (key) => {
  const onChoose = vi.fn();
  render(<Page isShown onChoose={onChoose} />);
  const below = screen.getByRole('button', { name: 'Below' });
  below.focus();
  expect(fireEvent.keyDown(below, { key })).toBe(false);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(key);
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});

it('Enter is not for the page below while the search is loading', () => {
  const onChoose = vi.fn();
  render(<Page isShown={false} onChoose={onChoose} />);
  const below = screen.getByRole('button', { name: 'Below' });
  below.focus();
  expect(fireEvent.keyDown(below, { key: 'Enter' })).toBe(false);
  expect(onChoose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(below);
});
