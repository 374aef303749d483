/** How much of a bar is filled, in percent: nothing below zero, never over the edge. */
export const barShare = (value: number, max: number): number =>
  max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0
