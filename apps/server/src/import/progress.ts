/** A progress bar that redraws itself in a terminal. Elsewhere, as in a log, nothing is written. */
export const progressBar = (
  stream: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>,
  now: () => number = () => performance.now(),
): { readonly show: (share: number) => void; readonly clear: () => void } => {
  let drawnAt = Number.NEGATIVE_INFINITY
  return {
    show: (share) => {
      if (!stream.isTTY || (now() - drawnAt < pauseMs && share < 1)) return
      drawnAt = now()
      const filled = Math.round(Math.min(Math.max(share, 0), 1) * width)
      stream.write(
        `\r[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${Math.round((filled / width) * 100)}%`,
      )
    },
    clear: () => {
      if (stream.isTTY) stream.write(`\r${' '.repeat(width + 8)}\r`)
    },
  }
}

const width = 40
const pauseMs = 100
