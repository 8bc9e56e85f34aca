// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { SelectionSection } from '#ui/SelectionSection.tsx';
import { ToastCard } from '#ui/ToastCard.tsx';
import type { Toast } from '#ui/toastStore.ts';

afterEach(cleanup);

const TOAST: Toast = {
  ...{ id: '1', type: 'success', title: 'Deleted', message: '', duration: 0, position: 'top-right' },
  ...{ actions: [{ label: 'Undo', action: () => {} }], dismissible: true, persistent: false },
  ...{ metadata: undefined, timestamp: 0, isVisible: true },
};

/** A page with two selected rows, and a notice beside it. */
function Page({ items, isNotified }: { items: readonly string[]; isNotified: boolean }) {
  const selection = { ids: new Set(items), items, hidden: [], select: () => {}, clear: () => {} };
  return (
    <>
      <main tabIndex={-1}>
        <SelectionSection selection={selection} className={undefined}>
          <button type="button">Delete</button>
        </SelectionSection>
        <button type="button">Elsewhere</button>
      </main>
      {isNotified && createPortal(<ToastCard toast={TOAST} onClose={() => {}} />, document.body)}
    </>
  );
}

test.each([
  ['Delete', { items: [], isNotified: true }],
  ['Undo', { items: ['a', 'b'], isNotified: false }],
])('the page has the focus where "%s" had it and is gone', (name, next) => {
  const { rerender } = render(<Page items={['a', 'b']} isNotified />);
  screen.getByRole('button', { name }).focus();
  rerender(<Page {...next} />);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('another control keeps the focus', () => {
  const { rerender } = render(<Page items={['a']} isNotified />);
  const other = screen.getByRole('button', { name: 'Elsewhere' });
  other.focus();
  rerender(<Page items={[]} isNotified={false} />);
  expect(document.activeElement).toBe(other);
});
