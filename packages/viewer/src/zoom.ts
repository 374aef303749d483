/** "fit" is the full available width; a number is a share of the document's own size. */
export type Zoom = 'fit' | number

/** The scales that the keys and buttons step through. */
const steps = [0.25, 0.33, 0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const
const smallest = steps[0]
const largest = 4

/** A shown scale is computed from pixels. A smaller difference than this is not visible. */
const tolerance = 0.005

export const bounded = (scale: number): number =>
  Number.isFinite(scale) ? Math.min(largest, Math.max(smallest, scale)) : 1

/** Returns the next larger step after the shown scale, which may be between two steps. */
export const zoomedIn = (shown: number): number => steps.find((step) => step > shown + tolerance) ?? largest
export const zoomedOut = (shown: number): number =>
  steps.findLast((step) => step < shown - tolerance) ?? smallest

/** Returns the scale after a pinch, from the distances between two fingers before and now. */
export const pinched = (scale: number, before: number, now: number): number =>
  before > 0 ? bounded(scale * (now / before)) : scale
