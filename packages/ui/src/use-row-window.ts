import { type RefObject, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { ChoiceOption } from './choice-option.ts'
import { type Rows, rowsInSight } from './rows-in-sight.ts'

/** In the root's text size: a row of one line, and the most that the list shows at once. */
const rowHeight = 2.75
const listHeight = 20

/** Rows that stay in sight above the chosen one, so that it is plain that there are some. */
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
 * Few rows of a list of a thousand stand in the page. Names wrap, so that a row's height is known only once it was
 * drawn; until then it is taken for one line.
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
  /** The row to bring into sight, and the last that was. */
  const sought = useRef(chosen)
  const shown = useRef(chosen)
  const drawn = useRef<readonly ChoiceOption[]>(undefined)
  /** The room in which the rows were measured. */
  const size = useRef<Size>({ width: 0, height: 0 })

  useLayoutEffect(() => {
    if (reached >= 0) sought.current = reached
  }, [reached])
  // After every drawing: rows are measured, and the sought one is brought into sight as soon as it is there.
  useLayoutEffect(() => {
    const list = box.current
    if (!list) return
    if (drawn.current === undefined) list.scrollTop = top
    else if (!isSame(drawn.current, options)) {
      // The best match stands on top, wherever the list was scrolled to; places in the old list lead nowhere.
      list.scrollTop = 0
      sought.current = reached
      shown.current = reached
    }
    drawn.current = options
    const before = size.current
    size.current = sizeOf(list)
    // Another width breaks the names elsewhere.
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
        // Rows that turned out higher move those below them.
        if (!isOther) sought.current = -1
      } else list.scrollTop = topOf(sought.current)
    }
    if (isOther) redraw()
    setTop(list.scrollTop)
  })
  // Where a list takes its place, and when a phone is turned. The watch also tells the size that it begins with.
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

/** Whether the entries are the same ones, also where the list was put together anew. */
const isSame = (one: readonly ChoiceOption[], other: readonly ChoiceOption[]): boolean =>
  one === other ||
  (one.length === other.length && one.every(({ value }, index) => value === other[index]?.value))

/** What stays free beside the edge, in pixels. */
const margin = 6

/** Moves the list alone: a page that scrolls would close it. */
const bringIntoSight = (list: HTMLElement, row: HTMLElement): void => {
  const above = row.offsetTop - margin - list.scrollTop
  const below = row.offsetTop + row.offsetHeight + margin - (list.scrollTop + list.clientHeight)
  if (above < 0) list.scrollTop += above
  else if (below > 0) list.scrollTop += below
}
