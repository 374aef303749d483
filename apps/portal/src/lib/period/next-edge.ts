import type { Period } from './period.ts'

/** The next moment at which some period opens or closes, and what the server said of it is no longer so. */
export const findNextEdge = (periods: readonly Period[], now: Date): Date | undefined => {
  const edges = periods
    .flatMap(({ from, to }) => [Date.parse(from), Date.parse(to)])
    .filter((edge) => edge > now.getTime())
  return edges.length > 0 ? new Date(Math.min(...edges)) : undefined
}
