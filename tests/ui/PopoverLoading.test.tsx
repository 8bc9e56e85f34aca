// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '#ui/Button.tsx';

// Its panel is loaded once, so that each test has a separate popover; no load ends within one turn of the event loop.
beforeEach(async () => {
  vi.resetModules();
  const { Popover } = await import('#ui/Popover.tsx');
  render(
    <>
      <Popover trigger={<Button>Open</Button>} title="Affected projects">
        A project
      </Popover>
      <button type="button">elsewhere</button>
    </>,
  );
});

afterEach(cleanup);

const trigger = () => screen.getByRole('button', { name: 'Open', hidden: true });
const findPanel = () => screen.findByRole('dialog', { name: 'Affected projects' });
const loaded = () => act(() => import('#ui/HoverPopover.tsx'));

test('a press opens the panel that the pointer has begun to load', async () => {
  fireEvent.pointerEnter(trigger());
  fireEvent.click(trigger());
  await findPanel();
});

test('a key opens the panel that the focus has begun to load, and the focus stays', async () => {
  act(() => trigger().focus());
  expect(document.activeElement).toBe(trigger());
  fireEvent.click(trigger());
  fireEvent.pointerEnter(trigger());
  await findPanel();
  expect(document.activeElement).toBe(trigger());
});

test('who has gone on does not get the focus back, nor the panel', async () => {
  act(() => trigger().focus());
  fireEvent.click(trigger());
  act(() => screen.getByText('elsewhere').focus());
  await loaded();
  await vi.waitFor(() => expect(trigger().id).not.toBe(''));
  expect(document.activeElement).toBe(screen.getByText('elsewhere'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press that began before the panel was loaded still opens it', async () => {
  const pressed = trigger();
  fireEvent.pointerEnter(pressed);
  fireEvent.pointerDown(pressed);
  await loaded();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  // A click needs the same button to be pressed and released.
  expect(trigger()).toBe(pressed);
  fireEvent.pointerUp(pressed);
  fireEvent.click(pressed);
  await findPanel();
});

test('a press that is dragged away opens nothing, and the panel is there for the next one', async () => {
  fireEvent.pointerEnter(trigger());
  fireEvent.pointerDown(trigger());
  await loaded();
  fireEvent.pointerUp(screen.getByText('elsewhere'));
  await vi.waitFor(() => expect(trigger().id).not.toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(trigger());
  await findPanel();
});
