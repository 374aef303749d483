import { levelAt } from './brightness.ts'
import type { Greys } from './picture.ts'

/** A border darker than this is not paper but the surface below the paper. */
const paperLevel = 150
/** Paper is evenly lit if `paperShare` of the border is within `paperSpread` of its median level. */
const paperSpread = 25
const paperShare = 0.6
/** Ink is darker than the paper by at least this. */
const inkStep = 70
/** A dark run longer than this share of the side is no stroke but a line, a picture or a shadow. */
const longestStroke = 0.025
/** Strokes over less than this share of a side are the line of a screen that was scrolled. */
const shortestStretch = 0.5
/**
 * The depth of a stroke in pixels. A stroke continues inwards at least for its own width; a frame of one pixel does
 * not.
 */
const depth = 2

/** Returns the number of strokes of writing cut off by the picture's edge, on the side with the most. */
export const strokesCutOf = (greys: Greys): number => Math.max(...sidesOf(greys).map(strokesOn))

/** A side: the outermost rows or columns, the first of them on the border itself. */
type Side = readonly Uint8Array[]

const sidesOf = ({ width, height, levels }: Greys): readonly Side[] => {
  const deep = Array.from({ length: depth }, (_, step) => step)
  const row = (y: number) => levels.slice(Math.max(0, y) * width, (Math.max(0, y) + 1) * width)
  const column = (x: number) =>
    Uint8Array.from({ length: height }, (_, y) => levels[y * width + Math.max(0, x)] ?? 0)
  return [
    deep.map((step) => row(Math.min(step, height - 1))),
    deep.map((step) => row(height - 1 - step)),
    deep.map((step) => column(Math.min(step, width - 1))),
    deep.map((step) => column(width - 1 - step)),
  ]
}

const strokesOn = (side: Side): number => {
  const [border = new Uint8Array()] = side
  const paper = levelAt(0.5, border)
  if (paper < paperLevel) return 0
  const even = border.filter((level) => Math.abs(level - paper) <= paperSpread).length
  if (even < paperShare * border.length) return 0
  const isInk = (place: number) => side.every((line) => (line[place] ?? 255) < paper - inkStep)
  const longest = Math.ceil(longestStroke * border.length)
  const ends: number[] = []
  let run = 0
  for (let place = 0; place <= border.length; place += 1) {
    if (place < border.length && isInk(place)) run += 1
    else {
      if (run > 0 && run <= longest) ends.push(place)
      run = 0
    }
  }
  const stretch = (ends.at(-1) ?? 0) - (ends[0] ?? 0)
  return stretch < shortestStretch * border.length ? 0 : ends.length
}
