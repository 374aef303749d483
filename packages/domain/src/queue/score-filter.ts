import type { QueueFilter } from './queue-filter.ts'

/** A range of scores, including both ends. At least one end is given. */
export type ScoreRange = { readonly from: number | undefined; readonly to: number | undefined }

const written = /^(\d{1,3}(?:\.\d{1,2})?)?\.\.(\d{1,3}(?:\.\d{1,2})?)?$/

const endOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text)

/** Reads `76..91.5`, `76..` or `..91.5`; undefined for other texts and for a range without scores. */
const readScoreRange = (text: string): ScoreRange | undefined => {
  const [, first, last] = written.exec(text) ?? []
  const [from, to] = [endOf(first), endOf(last)]
  if (from === undefined && to === undefined) return undefined
  return (from ?? 0) <= (to ?? Number.POSITIVE_INFINITY) ? { from, to } : undefined
}

/** Selects requests whose computed result has a score in the range. A request without a result has none. */
export const scoreFilter: QueueFilter<ScoreRange> = {
  name: 'score',
  read: readScoreRange,
  write: ({ from, to }) => `${from ?? ''}..${to ?? ''}`,
  matches: ({ result }, { from, to }) =>
    result !== undefined && result.score >= (from ?? 0) && result.score <= (to ?? Number.POSITIVE_INFINITY),
}
