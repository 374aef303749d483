import type { Greys } from './picture.ts'

/**
 * The smallest difference of an edge. Pale print and pencil are above it; the grain of paper and of a camera is below.
 */
const clearStep = 16

/** Returns the share of pixels that are on an edge. */
export const edgesOf = ({ width, height, levels }: Greys): number => {
  let edges = 0
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const across = Math.abs((levels[at + 1] ?? 0) - (levels[at - 1] ?? 0))
      const down = Math.abs((levels[at + width] ?? 0) - (levels[at - width] ?? 0))
      if (across > clearStep || down > clearStep) edges += 1
    }
  return edges / Math.max(1, width * height)
}
