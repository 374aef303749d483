import { type Locator, page, userEvent } from 'vitest/browser'

/** Presses keys on the focused element, in the notation of user-event: `{Enter}` is a key, `148` is typed. */
export const press = (keys: string): Promise<void> => userEvent.keyboard(keys)

export const focusOn = async (target: Locator): Promise<void> => (await target.findElement()).focus()

export const pressOn = async (target: Locator, keys: string): Promise<void> => {
  await focusOn(target)
  await press(keys)
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Presses after the page has stopped scrolling, because scrolling may close an open list. */
export const pressAtRest = async (target: Locator): Promise<void> => {
  const element = await target.findElement()
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // The scroll event is sent with the next frame.
  for (let frame = 0; frame < 2; frame++) await nextFrame()
  await target.click()
}

/** Copies a text elsewhere and pastes it by keyboard at the caret. */
export const paste = async (target: Locator, text: string): Promise<void> => {
  const copied = document.createElement('textarea')
  copied.value = text
  document.body.append(copied)
  copied.select()
  await userEvent.copy()
  copied.remove()
  await focusOn(target)
  await userEvent.paste()
}

/** Returns a function for `expect.poll` that returns the value of an input. */
export const valueIn = (target: Locator) => (): string => (target.element() as HTMLInputElement).value

/** Returns a function for `expect.poll` that returns the whole text of an element. */
export const textOf = (target: Locator) => (): string =>
  target.element().textContent.replaceAll(/\s+/g, ' ').trim()

/** Returns the id of the focused element. */
export const focusedId = (): string | undefined => document.activeElement?.id

export const boxOf = (target: Locator): DOMRect => target.element().getBoundingClientRect()

/** Returns by how many pixels an element is beyond the left or right edge of the window. */
export const sticksOut = (target: Locator): number => {
  const { left, right } = boxOf(target)
  return Math.max(0, -left, right - document.documentElement.clientWidth)
}

/** The entry of an open list that the keys have reached. */
export const reached = () => page.getBySelector('[role=option][data-focused]')

/** The flags of real browser events, for events that a test creates. */
export const passedOn = { bubbles: true, cancelable: true, composed: true } as const
