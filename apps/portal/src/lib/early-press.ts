/** Told by the application, heard by `early.ts`, which is a script of its own. */
export const awake = 'milgo:awake'

/** Presses what was pressed before the page could hear it. */
export const repeatEarlyPress = (): void => {
  dispatchEvent(new Event(awake))
}
