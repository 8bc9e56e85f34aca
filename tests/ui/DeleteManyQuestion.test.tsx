// @vitest-environment jsdom
import './loadPopups.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DeleteManyQuestion } from '#ui/DeleteManyQuestion.tsx';

afterEach(cleanup);

it.each([
  [3, 0, 'Delete 3 selected projects?', ''],
  [3, 1, 'Delete 3 selected projects?', '1 of these projects is hidden by the filter.'],
  [3, 2, 'Delete 3 selected projects?', '2 of these projects are hidden by the filter.'],
  [1, 1, 'Delete 1 selected project?', 'It is hidden by the filter.'],
])('%i to be deleted, %i of them hidden, are asked about as "%s" and "%s"', (count, hidden, title, note) => {
  render(
    <DeleteManyQuestion noun="project" count={count} hidden={hidden} onDelete={() => {}} onClose={() => {}}>
      {null}
    </DeleteManyQuestion>,
  );
  expect(screen.getByRole('alertdialog', { name: title })).toBeTruthy();
  expect(screen.queryByText(/hidden by the filter/)?.textContent ?? '').toBe(note);
});
