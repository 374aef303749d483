import type { HEVCFrame } from '@hevcjs/core'

export type Canvas = { readonly width: number; readonly height: number; readonly pixels: Buffer }

export type Colours = { readonly matrix: number | undefined; readonly isFullRange: boolean }

/** Weights of red and blue in the luminance, by the matrix of H.273. Most photographs have that of BT.601. */
const weights: Readonly<Record<number, readonly [red: number, blue: number]>> = {
  1: [0.2126, 0.0722],
  5: [0.299, 0.114],
  6: [0.299, 0.114],
  9: [0.2627, 0.0593],
}

const scale = 1 << 14

/** Paints a decoded picture onto an RGB canvas. Parts outside the canvas are cut off. */
export const paintFrame = (
  canvas: Canvas,
  frame: HEVCFrame,
  x: number,
  y: number,
  colours: Colours,
): void => {
  const { width, height, chromaWidth, chromaHeight, bitDepth } = frame
  const toRgb = conversion(colours)
  const down = bitDepth - 8
  const columns = Math.min(width, canvas.width - x)
  const rows = Math.min(height, canvas.height - y)
  const hasColour = chromaWidth > 0 && chromaHeight > 0
  const [across, along] = [chromaWidth * 2 <= width + 1 ? 1 : 0, chromaHeight * 2 <= height + 1 ? 1 : 0]
  for (let row = 0; row < rows; row++) {
    let at = ((y + row) * canvas.width + x) * 3
    const light = row * width
    const colour = (row >> along) * chromaWidth
    for (let column = 0; column < columns; column++, at += 3) {
      const place = colour + (column >> across)
      const blue = hasColour ? ((frame.cb[place] ?? 0) >> down) - 128 : 0
      const red = hasColour ? ((frame.cr[place] ?? 0) >> down) - 128 : 0
      const base = (((frame.y[light + column] ?? 0) >> down) - toRgb.black) * toRgb.light + scale / 2
      canvas.pixels[at] = clamp((base + red * toRgb.red) >> 14)
      canvas.pixels[at + 1] = clamp((base - blue * toRgb.greenBlue - red * toRgb.greenRed) >> 14)
      canvas.pixels[at + 2] = clamp((base + blue * toRgb.blue) >> 14)
    }
  }
}

const clamp = (value: number): number => (value < 0 ? 0 : Math.min(value, 255))

const conversion = ({ matrix = 6, isFullRange }: Colours) => {
  const [red, blue] = weights[matrix] ?? [0.299, 0.114]
  const green = 1 - red - blue
  const [light, colour] = isFullRange ? [1, 1] : [255 / 219, 255 / 224]
  const fixed = (value: number): number => Math.round(value * scale)
  return {
    black: isFullRange ? 0 : 16,
    light: fixed(light),
    red: fixed(2 * (1 - red) * colour),
    blue: fixed(2 * (1 - blue) * colour),
    greenRed: fixed((2 * (1 - red) * red * colour) / green),
    greenBlue: fixed((2 * (1 - blue) * blue * colour) / green),
  }
}
