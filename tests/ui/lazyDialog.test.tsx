// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyDialog } from '#ui/lazyDialog.tsx';

afterEach(cleanup);

interface Props {
  name: string;
  onClose: () => void;
}

const getTitle = ({ name }: Props) => `Duplicate ${name}`;

describe('a dialog that is loaded by need', () => {
  it('is loaded once, when it is first shown', async () => {
    const load = vi.fn(async () => ({ name }: Props) => <p>The form of {name}</p>);
    const Dialog = lazyDialog({ load, getTitle });
    expect(load).not.toHaveBeenCalled();
    const { unmount } = render(<Dialog name="Rig" onClose={vi.fn()} />);
    await screen.findByText('The form of Rig');
    unmount();
    render(<Dialog name="Tank" onClose={vi.fn()} />);
    await screen.findByText('The form of Tank');
    expect(load).toHaveBeenCalledOnce();
  });

  it('says so if it cannot be loaded, and can be closed', async () => {
    const Dialog = lazyDialog<Props>({ load: () => Promise.reject(new TypeError('Failed to fetch')), getTitle });
    const onClose = vi.fn();
    render(<Dialog name="Rig" onClose={onClose} />);
    const dialog = await screen.findByRole('dialog', { name: 'Duplicate Rig' });
    expect(dialog.textContent).toContain('Failed to load data');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(onClose).toHaveBeenCalled();
  });
});
