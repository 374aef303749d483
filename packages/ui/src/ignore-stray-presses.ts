type Press = {
  readonly control: Element
  readonly x: number
  readonly y: number
  readonly at: number
}

/** Elements that a press is meant for as a whole, whatever part of them it hits. */
const controls = 'a, button, input, label, select, summary, textarea, [role]'

/** For a finger, two presses within this time, in milliseconds, and distance, in pixels, are a double press. */
const doubleMs = 500
const doublePx = 40

/** What a press consists of after its first event. */
const followers = ['pointerup', 'mouseup', 'click', 'dblclick'] as const

const drop = (event: Event): void => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Returns whether the control was removed or covered since it was pressed. */
const isGone = ({ control, x, y }: Press): boolean => {
  const there = document.elementFromPoint(x, y)
  return there === null || !control.contains(there)
}

/**
 * Ignores presses that were meant for the screen before. The second half of a double press counts only while the
 * pressed control is still there: otherwise it would press whatever the next screen shows at that place. A press whose
 * control is removed before the finger is lifted presses nothing either. Returns a function that stops this.
 */
export const ignoreStrayPresses = (): (() => void) => {
  let last: Press | undefined
  let pointer: PointerEvent | undefined
  let isStray = false

  const begin = (event: MouseEvent, isDouble: boolean): void => {
    const { target, clientX: x, clientY: y, timeStamp: at } = event
    if (!(target instanceof Element)) return
    isStray = isDouble && last !== undefined && isGone(last)
    if (!isStray || !last) {
      last = { control: target.closest(controls) ?? target, x, y, at }
      return
    }
    // A third press follows the second one as closely.
    last = { ...last, at }
    drop(event)
  }

  const onPointerDown = (event: PointerEvent): void => {
    pointer = event
    isStray = false
    // Only the next event of a mouse says how many presses there were.
    if (event.pointerType === 'mouse') return
    const { clientX: x, clientY: y, timeStamp: at } = event
    const isDouble =
      last !== undefined && at - last.at < doubleMs && Math.hypot(x - last.x, y - last.y) < doublePx
    begin(event, isDouble)
  }
  const onMouseDown = (event: MouseEvent): void => {
    if (pointer?.pointerType !== 'mouse') return void (isStray && drop(event))
    begin(event, event.detail > 1)
    // React Aria has begun a press at the event before. Without a click it would press by itself.
    if (isStray)
      event.target?.dispatchEvent(
        new PointerEvent('pointercancel', { bubbles: true, pointerId: pointer.pointerId }),
      )
  }
  const onFollower = (event: MouseEvent): void => {
    // Keys, screen readers and scripts press without a count.
    if (event.type === 'click' && event.detail === 0) return
    if (isStray || (event.type === 'click' && last && !last.control.isConnected)) drop(event)
  }

  addEventListener('pointerdown', onPointerDown, true)
  addEventListener('mousedown', onMouseDown, true)
  for (const name of followers) addEventListener(name, onFollower, true)
  return () => {
    removeEventListener('pointerdown', onPointerDown, true)
    removeEventListener('mousedown', onMouseDown, true)
    for (const name of followers) removeEventListener(name, onFollower, true)
  }
}
