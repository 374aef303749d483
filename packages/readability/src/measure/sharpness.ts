import type { Greys } from './picture.ts'

const tileSide = 32
/** The least contrast of a measured tile. Below it only the grain of the camera would be measured. */
const leastDeviation = 12
/**
 * The share of tiles that are less sharp than those measured. A card may be small on a table that is out of focus, and
 * then only its few tiles are sharp.
 */
const sharpestShare = 0.98
/** The least number of tiles with contrast. Fewer may be specks of dust. */
const fewestTiles = 4

/**
 * Returns the variance of the Laplacian over the variance of the brightness, for the sharpest tiles with contrast. The
 * division prevents that a pale sharp print is taken for a blurred black one. Returns undefined if hardly any tile has
 * contrast.
 */
export const findSharpness = (greys: Greys): number | undefined => {
  const { width, height } = greys
  const levels = withoutGrain(greys)
  const found: number[] = []
  for (let top = 2; top + tileSide < height - 1; top += tileSide)
    for (let left = 2; left + tileSide < width - 1; left += tileSide) {
      const sharpness = findTileSharpness(levels, width, top * width + left)
      if (sharpness !== undefined) found.push(sharpness)
    }
  const place = Math.min(found.length - fewestTiles, Math.floor(found.length * sharpestShare))
  return found.toSorted((one, other) => one - other)[place]
}

/**
 * Averages each pixel with its eight neighbours, because a camera's grain is sharp however blurred the picture is. The
 * border stays 0.
 */
const withoutGrain = ({ width, height, levels }: Greys): Float32Array => {
  const smooth = new Float32Array(levels.length)
  const three = (at: number) => (levels[at - 1] ?? 0) + (levels[at] ?? 0) + (levels[at + 1] ?? 0)
  for (let y = 1; y < height - 1; y += 1)
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1)
      smooth[at] = (three(at - width) + three(at) + three(at + width)) / 9
  return smooth
}

const findTileSharpness = (levels: Float32Array, width: number, start: number): number | undefined => {
  const pixels = tileSide * tileSide
  let sum = 0
  let squares = 0
  let bends = 0
  for (let y = 0; y < tileSide; y += 1)
    for (let at = start + y * width; at < start + y * width + tileSide; at += 1) {
      const level = levels[at] ?? 0
      const around =
        (levels[at - 1] ?? 0) + (levels[at + 1] ?? 0) + (levels[at - width] ?? 0) + (levels[at + width] ?? 0)
      sum += level
      squares += level * level
      bends += (4 * level - around) ** 2
    }
  const variance = squares / pixels - (sum / pixels) ** 2
  return variance < leastDeviation ** 2 ? undefined : bends / pixels / variance
}
