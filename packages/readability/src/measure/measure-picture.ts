import type { PictureFigures } from '@milgo/domain/application/documents/readability'
import { brightestOf } from './brightness.ts'
import { edgesOf } from './edges.ts'
import { greysOf, type Picture } from './picture.ts'
import { findSharpness } from './sharpness.ts'
import { strokesCutOf } from './strokes-cut.ts'

/**
 * Pictures are scaled to this length of their longer side before they are measured. The limits are made for it, and a
 * phone's photo takes no longer than a scan.
 */
export const measuredSide = 1000

type Size = { readonly width: number; readonly height: number }

/** Returns the figures of a picture that was scaled down from this size. */
export const measurePicture = (picture: Picture, { width, height }: Size): PictureFigures => {
  const greys = greysOf(picture)
  const sharpness = findSharpness(greys)
  return {
    width,
    height,
    brightest: brightestOf(greys),
    edges: edgesOf(greys),
    ...(sharpness === undefined ? {} : { sharpness }),
    strokesCut: strokesCutOf(greys),
  }
}
