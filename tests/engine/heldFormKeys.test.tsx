// @vitest-environment jsdom
import '../widgets/setup.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PasteDialog } from '#engine/PasteDialog.tsx';
import { PictureDialog } from '#engine/PictureDialog.tsx';
import { TransformDialog } from '#engine/TransformDialog.tsx';
import { WIND as curve, WIND_POINTS as points } from './openPicture.tsx';

const props = { curve, points, fixedX: true, onApply: vi.fn(), onCancel: vi.fn() };
const paste = { text: '1\t2\n2\t3', points, x: curve.x, y: curve.y, fixedX: true, outside: curve.outside };
const DIALOGS = {
  'Transform Power curve': <TransformDialog {...props} />,
  'Power curve from a picture': <PictureDialog {...props} />,
  'Paste onto Power curve': <PasteDialog curve={curve} paste={paste} onPaste={vi.fn()} onCancel={vi.fn()} />,
};

const behind = vi.fn();
document.addEventListener('keydown', behind);
afterEach(() => behind.mockClear());

describe.each(Object.entries(DIALOGS))('the dialog “%s”', (title, dialog) => {
  it('keeps the keys that save, undo and redo from the form behind, and only while it is open', async () => {
    const { unmount } = render(dialog);
    const within = await screen.findByRole('dialog', { name: title });
    for (const key of ['s', 'z', 'y', 'Z']) fireEvent.keyDown(within, { key, ctrlKey: true, shiftKey: key === 'Z' });
    expect(behind).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(within, { key: 's', ctrlKey: true })).toBe(false);
    fireEvent.keyDown(within, { key: 'k', ctrlKey: true });
    expect(behind).toHaveBeenCalledOnce();
    unmount();
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    expect(behind).toHaveBeenCalledTimes(2);
  });
});
