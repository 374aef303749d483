import { isSideways, type Rotation } from './rotation.ts'
import { bounded, type Zoom } from './zoom.ts'

export type Size = { readonly width: number; readonly height: number }
export type Point = { readonly x: number; readonly y: number }

/** Browsers refuse a larger canvas, and a phone runs out of memory before that. */
const mostPixels = 16_000_000

/** As wide as the viewer is on a large screen: sharp enough to be read until the page is drawn in its own size. */
const aheadWidth = 900
/** A higher canvas stays blank in some browsers; so wide and high, one also has fewer than the most pixels. */
const aheadMostHeight = 16_000

/** A picture as it lies after its quarter turns. */
export const turnedSize = ({ width, height }: Size, rotation: Rotation): Size =>
  isSideways(rotation) ? { width: height, height: width } : { width, height }

/** To fit, the whole picture is in sight, and a small one is not blown up. */
export const imageScale = (zoom: Zoom, picture: Size, room: Size): number =>
  zoom === 'fit'
    ? bounded(Math.min(1, room.width / Math.max(1, picture.width), room.height / Math.max(1, picture.height)))
    : bounded(zoom)

/** By how much the canvas is smaller than the picture, so that it can be drawn at all. */
export const canvasScale = ({ width, height }: Size): number =>
  Math.min(1, Math.sqrt(mostPixels / Math.max(1, width * height)))

/** The scale of a page that is drawn ahead. */
export const scaleAhead = ({ width, height }: Size): number =>
  Math.min(aheadWidth / width, aheadMostHeight / height)

/** Where to scroll so that the point in the middle stays in the middle while the scale changes. */
export const scrollAfterZoom = (scroll: Point, room: Size, before: number, after: number): Point => {
  const ratio = before > 0 ? after / before : 1
  return {
    x: (scroll.x + room.width / 2) * ratio - room.width / 2,
    y: (scroll.y + room.height / 2) * ratio - room.height / 2,
  }
}
