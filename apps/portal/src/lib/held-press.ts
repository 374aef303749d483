/** Told by the application, heard by `early.ts`, which is a script of its own. */
export const awake = 'milgo:awake'

export const doHeldPress = (): void => {
  dispatchEvent(new Event(awake))
}
