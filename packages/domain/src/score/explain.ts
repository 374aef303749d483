/** The codes of explanation lines with their figures. The texts are in `messages`. */
export type ScoreLineParams = {
  /** The income per person is in the band that ends at `upTo`. */
  INCOME_UP_TO: { readonly income: number; readonly upTo: number }
  /** The income per person is above the last band. */
  INCOME_ABOVE: { readonly income: number; readonly above: number }
  /** There is no household to divide the income by. */
  INCOME_UNKNOWN: Record<never, never>
  /** An income of the household was not entered yet. */
  INCOME_MISSING: Record<never, never>
  CLUSTER: { readonly cluster: number }
  CLUSTER_NOT_IN_ISRAEL: Record<never, never>
  CLUSTER_UNKNOWN: Record<never, never>
  CHILDREN: { readonly count: number; readonly from: number }
  STUDENT_SIBLINGS: { readonly count: number; readonly from: number }
  SINGLE_PARENT: Record<never, never>
  AFFECTED_PARENTS: { readonly count: number; readonly from: number }
  DISABILITY: { readonly percent: number; readonly from: number }
  CHILD_DISABILITY: Record<never, never>
  FAMILY_NOTHING: Record<never, never>
  MILITARY_MONTHS: { readonly months: number; readonly from: number }
  MILITARY_NOTHING: { readonly months: number }
  RESERVIST_DAYS: { readonly days: number; readonly from: number }
  RESERVIST_NOTHING: { readonly days: number }
  PRIORITY_LISTED: Record<never, never>
  PRIORITY_NOT_LISTED: Record<never, never>
  PRIORITY_PERIPHERAL: { readonly cluster: number; readonly upTo: number }
  PRIORITY_NOT_PERIPHERAL: { readonly cluster: number; readonly upTo: number }
  PRIORITY_UNKNOWN: Record<never, never>
  /** The points by which the lines before exceed the cap of the component, subtracted again. */
  CAP: { readonly cap: number }
}

export type ScoreLineCode = keyof ScoreLineParams

/** An explanation line as data: band, input and points. A page or a letter turns it into a sentence. */
export type ScoreLine = {
  [Code in ScoreLineCode]: {
    readonly code: Code
    readonly params: ScoreLineParams[Code]
    readonly points: number
  }
}[ScoreLineCode]

export const line = <Code extends ScoreLineCode>(
  code: Code,
  params: ScoreLineParams[Code],
  points: number,
): ScoreLine => ({ code, params, points }) as ScoreLine

/** Rounds to hundredths of a point, so that sums of decimal fractions stay exact. */
export const roundPoints = (points: number): number => Math.round(points * 100) / 100

export type ExplainedPoints = { readonly points: number; readonly lines: readonly ScoreLine[] }

/** Returns the lines of a component and their sum. A sum above the cap is cut by a last line that says so. */
export const explained = (lines: readonly ScoreLine[], cap: number): ExplainedPoints => {
  const sum = roundPoints(lines.reduce((total, { points }) => total + points, 0))
  return sum <= cap
    ? { points: sum, lines }
    : { points: cap, lines: [...lines, line('CAP', { cap }, roundPoints(cap - sum))] }
}
