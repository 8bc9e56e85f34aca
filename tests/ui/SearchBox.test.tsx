// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SearchBox } from '#ui/SearchBox.tsx';

afterEach(cleanup);

function Search({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <input aria-label="other field" />
      <SearchBox value={value} onChange={setValue} placeholder="Search components..." shortcut="/" />
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search components...' });

test.each([
  { name: 'the shortcut leads to it', key: { key: '/' }, want: true },
  { name: 'with Ctrl the key is another one', key: { key: '/', ctrlKey: true }, want: false },
  { name: 'other keys do not', key: { key: 'a' }, want: false },
])('$name', ({ key, want }) => {
  render(<Search />);
  fireEvent.keyDown(document.body, key);
  expect(document.activeElement === box()).toBe(want);
});

test('the shortcut is a plain character in another field', () => {
  render(<Search />);
  screen.getByLabelText('other field').focus();
  fireEvent.keyDown(screen.getByLabelText('other field'), { key: '/' });
  expect(document.activeElement).toBe(screen.getByLabelText('other field'));
});

test.each([
  { how: 'Escape', act: () => fireEvent.keyDown(box(), { key: 'Escape' }) },
  { how: 'the cross', act: () => fireEvent.click(screen.getByRole('button', { name: 'Clear search' })) },
])('$how empties it and keeps focus in it', ({ act }) => {
  render(<Search initial="wind" />);
  act();
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
});
