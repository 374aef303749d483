/** Typing goes on meanwhile; a crash in between loses no more than this. */
const delay = 250

/** Writes a copy now, or in a moment once for all that comes until then. */
export const createCopying = (write: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const now = (): void => {
    clearTimeout(timer)
    timer = undefined
    write()
  }
  const soon = (): void => {
    timer ??= setTimeout(now, delay)
  }
  return { now, soon }
}
