import { type Locator, page, userEvent } from 'vitest/browser'

/** Presses keys where the focus is, in the notation of user-event: `{Enter}` is a key, `148` is typed. */
export const press = (keys: string): Promise<void> => userEvent.keyboard(keys)

export const focusOn = async (target: Locator): Promise<void> => (await target.findElement()).focus()

export const pressOn = async (target: Locator, keys: string): Promise<void> => {
  await focusOn(target)
  await press(keys)
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Presses once the page has come to rest: a list that is open closes when the page under it scrolls. */
export const pressAtRest = async (target: Locator): Promise<void> => {
  const element = await target.findElement()
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // The scroll event comes with the next frame.
  for (let frame = 0; frame < 2; frame++) await nextFrame()
  await target.click()
}

/** Pastes as a person does: what was copied elsewhere, by the keyboard, where the caret stands. */
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

/** For `expect.poll`: what an input holds. */
export const valueIn = (target: Locator) => (): string => (target.element() as HTMLInputElement).value

/** For `expect.poll`: all that is written there, and nothing else. */
export const textOf = (target: Locator) => (): string =>
  target.element().textContent.replaceAll(/\s+/g, ' ').trim()

/** Which element has the focus, by its id. */
export const focusedId = (): string | undefined => document.activeElement?.id

export const boxOf = (target: Locator): DOMRect => target.element().getBoundingClientRect()

/** By how much something sticks out of the window to its sides. */
export const sticksOut = (target: Locator): number => {
  const { left, right } = boxOf(target)
  return Math.max(0, -left, right - document.documentElement.clientWidth)
}

/** The entry of an open list that the keys have reached. */
export const reached = () => page.getBySelector('[role=option][data-focused]')

/** What events of a browser are like, for those that a test makes itself. */
export const passedOn = { bubbles: true, cancelable: true, composed: true } as const
