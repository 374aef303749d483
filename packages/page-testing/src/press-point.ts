import { commands, type Locator } from 'vitest/browser'

type Pressed = {
  /** A finger can be lifted later than it was put down. */
  readonly by: 'mouse' | 'finger' | 'finger put down' | 'finger lifted'
  /** The number that the browser counts: 2 for the second half of a double click. */
  readonly count?: number
  /** When a finger presses, in milliseconds since 1970, however long the browser takes. */
  readonly at?: number
}

export type PressedPoint = Pressed & { readonly x: number; readonly y: number }

declare module 'vitest/browser' {
  interface BrowserCommands {
    readonly pressPoint: (pressed: PressedPoint) => Promise<void>
  }
}

/** Returns the middle of what is shown, where a person presses. */
export const middleOf = (target: Locator): { readonly x: number; readonly y: number } => {
  const { x, y, width, height } = target.element().getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Presses a point of the page, whatever is there. */
export const pressPoint = (
  point: { readonly x: number; readonly y: number },
  pressed: Pressed,
): Promise<void> => commands.pressPoint({ ...point, ...pressed })
