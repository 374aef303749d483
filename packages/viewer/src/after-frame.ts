/** Calls `act` after the next frame was drawn. Returns a function that cancels this. */
export const afterFrame = (act: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
