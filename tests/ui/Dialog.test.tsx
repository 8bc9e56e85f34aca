// @vitest-environment jsdom
import './loadPopups.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AnchoredPopover } from '#ui/AnchoredPopover.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

afterEach(cleanup);

function Renaming() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Rename site"
        description="The name is unique."
        footer={<Button onClick={() => setOpen(false)}>Cancel</Button>}
      >
        <input aria-label="New name" />
      </Dialog>
    </>
  );
}

async function open() {
  render(<Renaming />);
  const trigger = screen.getByRole('button', { name: 'Rename' });
  trigger.focus();
  fireEvent.click(trigger);
  return screen.findByRole('dialog', { name: 'Rename site', description: 'The name is unique.' });
}

test('focus goes to the first field', async () => {
  await open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New name')));
});

test.each([
  { how: 'Escape', act: () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }) },
  { how: 'the cross', act: () => fireEvent.click(screen.getByRole('button', { name: 'Close' })) },
  { how: 'a button of the footer', act: () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })) },
])('$how closes it and focus goes back', async ({ act }) => {
  await open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New name')));
  act();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Rename'));
});

test('Escape closes the popover above it, also before the popover has taken the focus, and then the dialog', async () => {
  function Sourced() {
    const [open, setOpen] = useState(true);
    const [asked, setAsked] = useState<Element>();
    return (
      <Dialog open={open} onClose={() => setOpen(false)} title="Site">
        <Button onClick={({ currentTarget }) => setAsked(currentTarget)}>Source</Button>
        {asked && (
          <AnchoredPopover anchor={asked} title="Source of power" onClose={() => setAsked(undefined)}>
            A page
          </AnchoredPopover>
        )}
      </Dialog>
    );
  }
  render(<Sourced />);
  const source = await screen.findByRole('button', { name: 'Source' });
  fireEvent.click(source);
  await screen.findByRole('dialog', { name: 'Source of power' });
  fireEvent.keyDown(source, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Source of power' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Site' })).toBeTruthy();
  fireEvent.keyDown(source, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Site' })).toBeNull());
});
