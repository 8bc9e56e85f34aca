// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Pager } from '#ui/Pager.tsx';
import { PageSize } from '#ui/PageSize.tsx';

afterEach(cleanup);

function pagesAskedFor({ page, pageCount, press }: { page: number; pageCount: number; press: string }): number[] {
  const asked: number[] = [];
  render(<Pager page={page} pageCount={pageCount} onPage={(next) => asked.push(next)} label="Pages" />);
  fireEvent.click(screen.getByRole('button', { name: press }));
  return asked;
}

describe('a press on the pager', () => {
  test.each([
    { press: 'First page', page: 6, want: [1] },
    { press: 'Previous page', page: 6, want: [5] },
    { press: 'Next page', page: 6, want: [7] },
    { press: 'Last page', page: 6, want: [12] },
    { press: 'Page 8', page: 6, want: [8] },
    { press: 'First page', page: 1, want: [] },
    { press: 'Previous page', page: 1, want: [] },
    { press: 'Next page', page: 12, want: [] },
    { press: 'Last page', page: 12, want: [] },
  ])('$press on page $page asks for $want', ({ press, page, want }) => {
    expect(pagesAskedFor({ page, pageCount: 12, press })).toEqual(want);
  });
});

test('the current page is marked for screen readers', () => {
  render(<Pager page={2} pageCount={3} onPage={() => {}} label="Pages" />);
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2');
});

test('the page size is chosen as a number', () => {
  const sizes: number[] = [];
  render(<PageSize value={500} options={[100, 250, 500, 1000]} onChange={(size) => sizes.push(size)} />);
  fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '1000' } });
  expect(sizes).toEqual([1000]);
});
