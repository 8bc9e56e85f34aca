// @vitest-environment jsdom
import './loadPopups.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

async function openMenu() {
  const selected: string[] = [];
  const onSelect = (id: string) => () => void selected.push(id);
  render(
    <Menu
      label="Actions"
      trigger={<Button>Open</Button>}
      items={[
        { id: 'duplicate', label: 'Duplicate', onSelect: onSelect('duplicate') },
        { id: 'export', label: 'Export', disabled: true, onSelect: onSelect('export') },
        { id: 'delete', label: 'Delete', variant: 'danger', onSelect: onSelect('delete') },
      ]}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('menu', { name: 'Actions' });
  return selected;
}

function pressOutside() {
  fireEvent.pointerDown(document.body, { pointerType: 'mouse' });
  fireEvent.mouseDown(document.body);
  fireEvent.click(document.body);
}

/** By then an open menu listens to the page's scrolling. */
const nextFrame = () => new Promise((framed) => requestAnimationFrame(framed));

const isGone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

test('the trigger states whether its menu is open', async () => {
  await openMenu();
  expect(screen.getByRole('button', { name: 'Open', hidden: true }).getAttribute('aria-expanded')).toBe('true');
});

test('an item closes the menu and runs 50 ms later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const selected = await openMenu();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(selected).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(selected).toEqual(['delete']);
  vi.useRealTimers();
  await isGone();
});

test('a disabled item does nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const selected = await openMenu();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Export' }));
  vi.advanceTimersByTime(80);
  expect(selected).toEqual([]);
});

test.each([
  { how: 'Escape', act: () => fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' }) },
  { how: 'a press outside', act: pressOutside },
  { how: 'scrolling the page', act: () => fireEvent.scroll(document) },
])('$how closes it', async ({ act }) => {
  await openMenu();
  await nextFrame();
  act();
  await isGone();
});

test('scrolling to the button just before leaves it open', async () => {
  const opened = openMenu();
  fireEvent.scroll(document);
  await opened;
  await nextFrame();
  expect(screen.queryByRole('menu')).not.toBeNull();
});

test('scrolling inside the menu leaves it open', async () => {
  await openMenu();
  await nextFrame();
  fireEvent.scroll(screen.getByRole('menu'));
  expect(screen.queryByRole('menu')).not.toBeNull();
});
