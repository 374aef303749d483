/** Waits until whatever has changed by now is drawn: it is rendered with the next frame. */
export const nextFrames = async (): Promise<void> => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}
