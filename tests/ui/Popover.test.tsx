// @vitest-environment jsdom
import './loadPopups.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '#ui/Button.tsx';
import { Popover } from '#ui/Popover.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <Popover trigger={<Button>Open</Button>} title="Affected projects">
        <a href="#project">A project</a>
      </Popover>
      <button type="button">elsewhere</button>
    </>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const trigger = () => screen.getByRole('button', { name: 'Open', hidden: true });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const isOpen = () => screen.queryByRole('dialog') !== null;

async function press() {
  fireEvent.click(trigger());
  await wait(50);
}

test('a press opens it, under its title', async () => {
  await press();
  expect(screen.getByRole('dialog', { name: 'Affected projects' }).textContent).toContain('A project');
});

test('Escape closes it', async () => {
  await press();
  fireEvent.keyDown(trigger(), { key: 'Escape' });
  await wait(50);
  expect(isOpen()).toBe(false);
});

test('it closes 300 ms after focus has left', async () => {
  await press();
  act(() => trigger().focus());
  act(() => screen.getByText('elsewhere').focus());
  await wait(299);
  expect(isOpen()).toBe(true);
  await wait(51);
  expect(isOpen()).toBe(false);
});

test('focus that moves into it keeps it open', async () => {
  await press();
  act(() => trigger().focus());
  act(() => screen.getByText('A project').focus());
  await wait(1000);
  expect(isOpen()).toBe(true);
});
