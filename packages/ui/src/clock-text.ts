/** Returns minutes and seconds such as `1:05`. Written left to right in every language. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
