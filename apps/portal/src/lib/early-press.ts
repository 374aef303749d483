/** The event that the application sends to `early.ts`, which is a separate script. */
export const awake = 'milgo:awake'

/** Repeats the press that happened before the application was ready. */
export const repeatEarlyPress = (): void => {
  dispatchEvent(new Event(awake))
}
