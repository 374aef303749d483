/** The rows of a list that are loaded, and how many there are. */
export type LoadedRows<Row> = {
  readonly rows: readonly Row[]
  readonly total: number
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
}

type PagesOf<Row> = {
  readonly data:
    | { readonly pages: readonly { readonly rows: readonly Row[]; readonly total: number }[] }
    | undefined
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

/** Returns the rows of all loaded pages; undefined before the first. */
export const loadedRows = <Row>(list: PagesOf<Row>): LoadedRows<Row> | undefined =>
  list.data && {
    rows: list.data.pages.flatMap(({ rows }) => rows),
    total: list.data.pages.at(-1)?.total ?? 0,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
  }
