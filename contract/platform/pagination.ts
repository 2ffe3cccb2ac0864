export const FIRST_PAGE = 1
export const PAGE_ROWS = 20
export const SEARCH_MAX_LENGTH = 100
/** No list is this long: a larger number is a mistake or a probe. */
export const LAST_PAGE = 1_000_000

/** An empty list has one empty page, so that "Page 1 of 1" is always true. */
export function paginationOf(totalRows: number, page: number, rows: number = PAGE_ROWS) {
  const totalPages = Math.max(FIRST_PAGE, Math.ceil(totalRows / rows))
  return { totalPages, hasMore: page < totalPages }
}
