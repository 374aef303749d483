import { type RefObject, useCallback } from 'react'

const rowsOf = (table: HTMLTableElement | null): readonly HTMLTableRowElement[] => [
  ...(table?.querySelectorAll<HTMLTableRowElement>('tr[data-request]') ?? []),
]

/** Returns the focused row, and functions for the keys that move it. */
export const useRowKeys = (table: RefObject<HTMLTableElement | null>) => {
  const currentPlace = useCallback(
    () => rowsOf(table.current).findIndex((row) => row.contains(document.activeElement)),
    [table],
  )
  const move = (by: 1 | -1) => {
    const rows = rowsOf(table.current)
    const place = currentPlace()
    const next =
      place < 0 ? (by === 1 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, place + by))
    rows[next]?.querySelector<HTMLElement>('[data-row-link]')?.focus()
  }
  const currentId = (): string | undefined => rowsOf(table.current)[currentPlace()]?.dataset['request']
  return { next: () => move(1), previous: () => move(-1), currentId }
}
