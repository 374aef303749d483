import { type RefObject, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { ChoiceOption } from './choice-option.ts'
import { type Rows, rowsInSight } from './rows-in-sight.ts'

/** In rem: the height of a row of one line, and the greatest height of the list. */
const rowHeight = 2.75
const listHeight = 20

/** The number of rows shown above the chosen one, so that the user sees that there are some. */
const rowsAbove = 2

type Size = { readonly width: number; readonly height: number }

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): Size => ({
  width: clientWidth,
  height: clientHeight,
})

const isSameSize = (one: Size, other: Size): boolean =>
  one.width === other.width && one.height === other.height

type Sought = { readonly chosen: number; readonly reached: number }

/**
 * Keeps only a few rows of a long list in the page. Names may wrap, so a row's height is known only after it was drawn.
 * Until then one line is assumed.
 */
export const useRowWindow = (
  options: readonly ChoiceOption[],
  { chosen, reached }: Sought,
): { readonly box: RefObject<HTMLDivElement | null>; readonly rows: Rows; readonly onScroll: () => void } => {
  const box = useRef<HTMLDivElement>(null)
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const [heights] = useState(() => new Map<string, number>())
  const heightOf = (index: number): number => heights.get(options[index]?.value ?? '') ?? rowHeight * rem
  const topOf = (index: number): number => {
    let top = 0
    for (let above = 0; above < index - rowsAbove; above++) top += heightOf(above)
    return top
  }
  const [top, setTop] = useState(() => topOf(chosen))
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const rows = rowsInSight(options.length, heightOf, { top, height: listHeight * rem, reached })
  /** Index of the row to scroll to, and of the last one scrolled to. */
  const sought = useRef(chosen)
  const shown = useRef(chosen)
  const drawn = useRef<readonly ChoiceOption[]>(undefined)
  /** The size of the list when the rows were measured. */
  const size = useRef<Size>({ width: 0, height: 0 })

  useLayoutEffect(() => {
    if (reached >= 0) sought.current = reached
  }, [reached])
  // After every render the rows are measured. The sought row is scrolled to as soon as it is in the page.
  useLayoutEffect(() => {
    const list = box.current
    if (!list) return
    if (drawn.current === undefined) list.scrollTop = top
    else if (!isSame(drawn.current, options)) {
      // A new list starts at its top, where the best match is. Indexes of the old list are invalid.
      list.scrollTop = 0
      sought.current = reached
      shown.current = reached
    }
    drawn.current = options
    const before = size.current
    size.current = sizeOf(list)
    // With another width the names wrap differently.
    if (size.current.width !== before.width) heights.clear()
    if (!isSameSize(size.current, before) && sought.current < 0) sought.current = shown.current
    let isOther = false
    for (const row of list.querySelectorAll<HTMLElement>('[role=option]')) {
      const index = Number(row.dataset['index'])
      if (heightOf(index) === row.offsetHeight) continue
      heights.set(options[index]?.value ?? '', row.offsetHeight)
      isOther = true
    }
    if (sought.current >= 0) {
      const row = list.querySelector<HTMLElement>(`[data-index="${sought.current}"]`)
      if (row) {
        bringIntoSight(list, row)
        shown.current = sought.current
        // If heights changed, the row has moved, so it is sought again after the next render.
        if (!isOther) sought.current = -1
      } else list.scrollTop = topOf(sought.current)
    }
    if (isOther) redraw()
    setTop(list.scrollTop)
  })
  // Renders again when the list's size changes, such as when a phone is turned. The observer also reports the first
  // size.
  useLayoutEffect(() => {
    const list = box.current
    if (!list) return
    const watch = new ResizeObserver(() => {
      if (!isSameSize(sizeOf(list), size.current)) redraw()
    })
    watch.observe(list)
    return () => watch.disconnect()
  }, [])
  return { box, rows, onScroll: () => setTop(box.current?.scrollTop ?? 0) }
}

/** Returns whether the options are the same ones, also in a new array. */
const isSame = (one: readonly ChoiceOption[], other: readonly ChoiceOption[]): boolean =>
  one === other ||
  (one.length === other.length && one.every(({ value }, index) => value === other[index]?.value))

/** The distance from the edge, in pixels. */
const margin = 6

/** Scrolls the list only, because scrolling the page would close it. */
const bringIntoSight = (list: HTMLElement, row: HTMLElement): void => {
  const above = row.offsetTop - margin - list.scrollTop
  const below = row.offsetTop + row.offsetHeight + margin - (list.scrollTop + list.clientHeight)
  if (above < 0) list.scrollTop += above
  else if (below > 0) list.scrollTop += below
}
