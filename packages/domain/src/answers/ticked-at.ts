/** The answer to a `tickedAt` question: the moment of ticking in milliseconds, empty when not ticked. */
export const tickedAtAnswer = (isTicked: boolean, now: Date): string =>
  isTicked ? String(now.getTime()) : ''
