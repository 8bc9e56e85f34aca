/** Returns the page numbers to offer, at most `size` of them, with `page` as near the middle as the ends allow. */
export function pageWindow({
  page,
  pageCount,
  size = 5,
}: {
  page: number;
  pageCount: number;
  size?: number;
}): number[] {
  const length = Math.max(0, Math.min(size, pageCount));
  const first = Math.min(Math.max(1, page - Math.floor(size / 2)), pageCount - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}
