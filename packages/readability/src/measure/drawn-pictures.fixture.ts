import type { Greys, Picture } from './picture.ts'

/** Pictures drawn pixel by pixel, the same in every run. */
export type Drawing = Greys

const drawing = (width: number, height: number, level: (x: number, y: number) => number): Drawing => {
  const levels = new Uint8Array(width * height)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1)
      levels[at] = Math.max(0, Math.min(255, Math.round(level(x, y))))
  return { width, height, levels }
}

const change = (from: Drawing, level: (old: number, x: number, y: number) => number): Drawing =>
  drawing(from.width, from.height, (x, y) => level(from.levels[y * from.width + x] ?? 0, x, y))

/** Returns an evenly distributed number between 0 and 1 for a seed. */
const chance = (seed: number): number => {
  const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d)
  return ((Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) >>> 0) % 10_000) / 10_000
}

export const sheet = (width: number, height: number, level = 245): Drawing =>
  drawing(width, height, () => level)

type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export const rectangle = (on: Drawing, { left, top, right, bottom }: Area, level: number): Drawing =>
  change(on, (old, x, y) => (x >= left && x < right && y >= top && y < bottom ? level : old))

/** Draws lines of writing: letters of vertical and horizontal strokes, in words with gaps between them. */
export const writing = (
  on: Drawing,
  { left, top, right, bottom }: Area,
  { ink = 40, size = 9, stroke = 2 } = {},
): Drawing =>
  change(on, (old, x, y) => {
    if (x < left || x >= right || y < top || y >= bottom) return old
    const line = Math.floor((y - top) / (size * 2))
    const letter = Math.floor((x - left) / size)
    const seed = line * 1000 + letter
    if (chance(seed) < 0.15) return old
    const inY = (y - top) % (size * 2)
    const inX = (x - left) % size
    if (inY >= size || inX >= size - stroke) return old
    const upright = inX < stroke || (chance(seed + 7) < 0.5 && inX >= size - 2 * stroke)
    const level = inY < stroke || (chance(seed + 11) < 0.5 && inY >= size - stroke)
    return (upright && chance(seed + 3) < 0.9) || level ? ink : old
  })

/** Blurs a drawing like a camera out of focus: three box blurs are nearly a Gaussian one. */
export const blurred = (from: Drawing, radius: number): Drawing => {
  let result = from
  for (let pass = 0; pass < 3; pass += 1)
    result = averaged(averaged(result, radius, 1, result.width), radius, result.width, result.height)
  return result
}

/**
 * Averages each pixel with its neighbours `step` pixels apart, along lines of `length` pixels. Border pixels are
 * repeated outside.
 */
const averaged = (from: Drawing, radius: number, step: number, length: number): Drawing => {
  const levels = new Uint8Array(from.levels.length)
  const width = 2 * radius + 1
  for (let line = 0; line < levels.length / length; line += 1) {
    const start = step === 1 ? line * length : line
    const levelAt = (place: number) =>
      from.levels[start + Math.max(0, Math.min(length - 1, place)) * step] ?? 0
    let sum = 0
    for (let place = -radius; place <= radius; place += 1) sum += levelAt(place)
    for (let place = 0; place < length; place += 1) {
      levels[start + place * step] = Math.round(sum / width)
      sum += levelAt(place + radius + 1) - levelAt(place - radius)
    }
  }
  return { ...from, levels }
}

/** Lights a drawing from one side: the share `left` of the light on the left, `right` on the right. */
export const lit = (from: Drawing, right: number, left = 1): Drawing =>
  change(from, (old, x) => old * (left + ((right - left) * x) / from.width))

export const grained = (from: Drawing, by: number): Drawing =>
  change(from, (old, x, y) => old + (chance(y * from.width + x) - 0.5) * 2 * by)

/** Stripes and knots of a table. */
export const wood = (width: number, height: number, level = 120): Drawing =>
  drawing(
    width,
    height,
    (x, y) => level + 18 * Math.sin(y / 5 + 3 * Math.sin(x / 90)) + 8 * Math.sin(y / 1.7),
  )

export const placed = (on: Drawing, what: Drawing, left: number, top: number): Drawing =>
  change(on, (old, x, y) =>
    x >= left && x < left + what.width && y >= top && y < top + what.height
      ? (what.levels[(y - top) * what.width + x - left] ?? 0)
      : old,
  )

export const cropped = (from: Drawing, { left, top, right, bottom }: Area): Drawing =>
  drawing(right - left, bottom - top, (x, y) => from.levels[(y + top) * from.width + x + left] ?? 0)

export const inverted = (from: Drawing): Drawing => change(from, (old) => 255 - old)

export const toPicture = ({ width, height, levels }: Drawing): Picture => {
  const data = new Uint8ClampedArray(levels.length * 4).fill(255)
  for (const [at, level] of levels.entries()) data.fill(level, at * 4, at * 4 + 3)
  return { width, height, data }
}

/** A letter on white paper with its margins. */
export const letter = (): Drawing => writing(sheet(707, 1000), { left: 70, top: 90, right: 640, bottom: 880 })

/** A card: a patterned ground, a portrait, a few lines and a number. */
export const card = (width = 600, portrait = 90): Drawing => {
  const height = Math.round(width * 0.63)
  const at = (share: number) => Math.round(share * width)
  const ground = drawing(width, height, (x, y) => 215 + 8 * Math.sin(x / 6 + 4 * Math.sin(y / 20)))
  const withPortrait = rectangle(
    ground,
    { left: at(0.06), top: at(0.15), right: at(0.3), bottom: at(0.5) },
    portrait,
  )
  return writing(
    withPortrait,
    { left: at(0.4), top: at(0.12), right: at(0.9), bottom: at(0.5) },
    { size: Math.max(9, at(0.03)), stroke: 2 },
  )
}
