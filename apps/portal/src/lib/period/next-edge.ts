import type { Period } from './period.ts'

/** Returns the next moment at which a period opens or closes, so that the server's answer is outdated then. */
export const findNextEdge = (periods: readonly Period[], now: Date): Date | undefined => {
  const edges = periods
    .flatMap(({ from, to }) => [Date.parse(from), Date.parse(to)])
    .filter((edge) => edge > now.getTime())
  return edges.length > 0 ? new Date(Math.min(...edges)) : undefined
}
