import type { Greys } from './picture.ts'

/** Returns the level that this share of all pixels does not exceed. */
export const levelAt = (share: number, levels: Uint8Array): number => {
  const counts = new Uint32Array(256)
  for (const level of levels) counts[level] = (counts[level] ?? 0) + 1
  let seen = 0
  for (let level = 0; level < 256; level += 1) {
    seen += counts[level] ?? 0
    if (seen >= share * levels.length) return level
  }
  return 255
}

/** Returns the brightest level, without the brightest hundredth, which may be a lamp or its reflection. */
export const brightestOf = ({ levels }: Greys): number => levelAt(0.99, levels)
