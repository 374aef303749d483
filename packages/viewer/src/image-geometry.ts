import { isSideways, type Rotation } from './rotation.ts'
import { bounded, type Zoom } from './zoom.ts'

export type Size = { readonly width: number; readonly height: number }
export type Point = { readonly x: number; readonly y: number }

/** Browsers refuse a larger canvas, and a phone runs out of memory before that. */
const mostPixels = 16_000_000

/**
 * The width of the viewer on a large screen, in pixels. Sharp enough to be read until the page is drawn in its own
 * size.
 */
const aheadWidth = 900
/**
 * A higher canvas stays blank in some browsers. With this width and height a canvas also has fewer than `mostPixels`.
 */
const aheadMostHeight = 16_000

/** Returns the size of a picture after its quarter turns. */
export const turnedSize = ({ width, height }: Size, rotation: Rotation): Size =>
  isSideways(rotation) ? { width: height, height: width } : { width, height }

/** Returns the scale of a picture. "fit" shows the whole picture and does not enlarge a small one. */
export const imageScale = (zoom: Zoom, picture: Size, room: Size): number =>
  zoom === 'fit'
    ? bounded(Math.min(1, room.width / Math.max(1, picture.width), room.height / Math.max(1, picture.height)))
    : bounded(zoom)

/** Returns the scale of the canvas relative to the picture, so that the canvas is not too large to be drawn. */
export const canvasScale = ({ width, height }: Size): number =>
  Math.min(1, Math.sqrt(mostPixels / Math.max(1, width * height)))

/** Returns the scale of a page that is drawn ahead. */
export const scaleAhead = ({ width, height }: Size): number =>
  Math.min(aheadWidth / width, aheadMostHeight / height)

/** Returns the scroll position that keeps the point in the middle while the scale changes. */
export const scrollAfterZoom = (scroll: Point, room: Size, before: number, after: number): Point => {
  const ratio = before > 0 ? after / before : 1
  return {
    x: (scroll.x + room.width / 2) * ratio - room.width / 2,
    y: (scroll.y + room.height / 2) * ratio - room.height / 2,
  }
}
