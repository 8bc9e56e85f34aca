import { expect, test } from 'vitest';
import { pageWindow } from '#ui/pageWindow.ts';

test.each([
  { page: 1, pageCount: 1, want: [1] },
  { page: 1, pageCount: 3, want: [1, 2, 3] },
  { page: 3, pageCount: 5, want: [1, 2, 3, 4, 5] },
  { page: 1, pageCount: 12, want: [1, 2, 3, 4, 5] },
  { page: 3, pageCount: 12, want: [1, 2, 3, 4, 5] },
  { page: 4, pageCount: 12, want: [2, 3, 4, 5, 6] },
  { page: 7, pageCount: 12, want: [5, 6, 7, 8, 9] },
  { page: 11, pageCount: 12, want: [8, 9, 10, 11, 12] },
  { page: 12, pageCount: 12, want: [8, 9, 10, 11, 12] },
  { page: 1, pageCount: 0, want: [] },
])('page $page of $pageCount offers $want', ({ page, pageCount, want }) => {
  expect(pageWindow({ page, pageCount })).toEqual(want);
});
