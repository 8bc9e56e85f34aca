// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FindField } from '#features/components/find/FindField.tsx';
import { loadKind } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { openStored } from '#model/openStored.ts';

const kind = await loadKind.wind();

// jsdom has no layout.
Element.prototype.scrollIntoView = () => {};

afterEach(cleanup);

it('text typed before the search has loaded is searched for; later keys belong to the button', async () => {
  const store = openStored(kind, { ...createDefaults(kind.definition), id: '1', subclass: 'wind', name: 'Rig' });
  render(<FindField store={store} onGo={vi.fn()} />);
  const button = screen.getByRole('button', { name: 'Find in form' });
  fireEvent.click(button);
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.keyDown(button, { key: 'h' });
  const input = await screen.findByRole<HTMLInputElement>('combobox');
  expect(input.value).toBe('h');
  expect(document.activeElement).toBe(input);
  // The browser presses the button for a key that nobody prevents.
  expect(fireEvent.keyDown(button, { key: ' ' })).toBe(true);
  expect(input.value).toBe('h');
});
