/** Pixels as a canvas returns them: red, green, blue and opacity, row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** A picture without its colours. */
export interface Greys {
  readonly width: number
  readonly height: number
  /** Brightness of each pixel, 0 to 255. */
  readonly levels: Uint8Array
}

/** Returns the picture in grey levels. Transparent pixels are put on white, as on paper. */
export const greysOf = ({ width, height, data }: Picture): Greys => {
  const levels = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < levels.length; at += 1, from += 4) {
    const level = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0)
    levels[at] = Math.round(255 + ((level - 255) * (data[from + 3] ?? 0)) / 255)
  }
  return { width, height, levels }
}
