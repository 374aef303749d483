/** Returns how much of a bar is filled, in percent, from 0 to 100. */
export const barShare = (value: number, max: number): number =>
  max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0
