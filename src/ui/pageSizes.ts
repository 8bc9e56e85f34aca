/** The page sizes of a long list, in rows. */
export const PAGE_SIZES = [100, 250, 500, 1000] as const;

/** The page sizes of a table among other content of a page. */
export const TABLE_PAGE_SIZES = [5, 10, 20, 50] as const;

const FIRST_PAGE_SIZE = 500;

/** Which page of a long list is shown. */
export interface PageFilters {
  page: number;
  pageSize: number;
}

/** Reads the page of a long list from the URL; invalid values are the first page and the default size. */
export function readPage(params: URLSearchParams): PageFilters {
  const size = Number(params.get('size'));
  return {
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
    pageSize: PAGE_SIZES.find((known) => known === size) ?? FIRST_PAGE_SIZE,
  };
}

/** Returns the URL parameters of a page; the first page and the default size are left out. */
export function writePage({ page, pageSize }: PageFilters): Record<string, string> {
  return {
    ...(page === 1 ? {} : { page: String(page) }),
    ...(pageSize === FIRST_PAGE_SIZE ? {} : { size: String(pageSize) }),
  };
}
