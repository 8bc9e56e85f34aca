// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from '#ui/Tabs.tsx';

afterEach(cleanup);

function Parts({ start = 'general' }: { start?: string }) {
  const [active, setActive] = useState(start);
  return (
    <Tabs
      label="Parts"
      active={active}
      onChange={setActive}
      tabs={[
        { id: 'general', title: 'General Details', changes: 2 },
        { id: 'degradation', title: 'Degradation' },
        { id: 'operation', title: 'Operation', errors: 1, changes: 1 },
      ]}
    >
      content of {active}
    </Tabs>
  );
}

test.each([
  { start: 'general', key: 'ArrowRight', want: 'degradation' },
  { start: 'degradation', key: 'ArrowLeft', want: 'general' },
  { start: 'general', key: 'ArrowLeft', want: 'operation' },
  { start: 'operation', key: 'ArrowRight', want: 'general' },
  { start: 'general', key: 'End', want: 'operation' },
  { start: 'operation', key: 'Home', want: 'general' },
])('$key on $start shows $want', async ({ start, key, want }) => {
  render(<Parts start={start} />);
  const tab = screen.getByRole('tab', { selected: true });
  tab.focus();
  fireEvent.keyDown(tab, { key });
  await waitFor(() => expect(screen.getByRole('tabpanel').textContent).toBe(`content of ${want}`));
  expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
});

test('a press shows the tab', () => {
  render(<Parts />);
  fireEvent.click(screen.getByRole('tab', { name: 'Degradation' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('content of degradation');
});

test('counts are read out with their nouns', () => {
  render(<Parts />);
  expect(screen.queryByRole('tab', { name: 'General Details 2 changes' })).not.toBeNull();
  expect(screen.queryByRole('tab', { name: 'Operation 1 error 1 change' })).not.toBeNull();
});

test('the panel is named by its tab', () => {
  render(<Parts />);
  expect(screen.queryByRole('tabpanel', { name: /General Details/ })).not.toBeNull();
});
