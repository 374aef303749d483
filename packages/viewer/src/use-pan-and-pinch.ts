import { type RefObject, useEffect, useRef } from 'react'
import type { Point } from './image-geometry.ts'
import type { ViewAction } from './view-state.ts'
import { pinched } from './zoom.ts'

type Options = {
  readonly scale: number
  readonly dispatch: (action: ViewAction) => void
  /** Whether dragging the mouse moves the document. Over text a drag selects instead. */
  readonly isDragged: boolean
}

const distance = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

/** Two fingers, or Ctrl and the wheel, zoom. Dragging the mouse moves the document. One finger scrolls natively. */
export const usePanAndPinch = (
  place: RefObject<HTMLElement | null>,
  { scale, dispatch, isDragged }: Options,
): void => {
  const shown = useRef(scale)
  useEffect(() => {
    shown.current = scale
  }, [scale])

  useEffect(() => {
    const element = place.current
    if (!element) return
    const pointers = new Map<number, Point>()
    let began = { distance: 0, scale: 1 }
    let drag: (Point & { readonly left: number; readonly top: number }) | undefined

    const onDown = (event: PointerEvent) => {
      if (event.pointerType === 'touch') {
        pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
        began = { distance: distance([...pointers.values()]), scale: shown.current }
      } else if (isDragged && event.button === 0) {
        drag = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop }
        element.setPointerCapture(event.pointerId)
      }
    }
    const onMove = (event: PointerEvent) => {
      if (drag) element.scrollTo(drag.left + drag.x - event.clientX, drag.top + drag.y - event.clientY)
      if (!pointers.has(event.pointerId)) return
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const scaled = pinched(began.scale, began.distance, distance([...pointers.values()]))
      if (pointers.size === 2) dispatch({ type: 'zoom-to', scale: scaled })
    }
    const onUp = ({ pointerId }: PointerEvent) => {
      pointers.delete(pointerId)
      drag = undefined
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      dispatch({ type: event.deltaY < 0 ? 'zoom-in' : 'zoom-out' })
    }
    element.addEventListener('pointerdown', onDown)
    element.addEventListener('pointermove', onMove)
    element.addEventListener('pointerup', onUp)
    element.addEventListener('pointercancel', onUp)
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('pointermove', onMove)
      element.removeEventListener('pointerup', onUp)
      element.removeEventListener('pointercancel', onUp)
      element.removeEventListener('wheel', onWheel)
    }
  }, [place, dispatch, isDragged])
}
