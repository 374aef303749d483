import { jerusalemDayAt } from '../time/jerusalem-day.ts'
import type { LocalizedText } from './localized-text.ts'
import type { Period } from './period.ts'

type Expected<Text> = Pick<Period, 'answersBy'> & {
  readonly expectedAnswers: Text
  /** When first results were published last. Left out where only one student's own result counts. */
  readonly resultsAt?: Date | null
}

/** Returns when answers are expected, until that has passed or first results are published; undefined afterwards. */
export const findExpectedAnswers = <Text extends Partial<LocalizedText>>(
  { expectedAnswers, answersBy, resultsAt = null }: Expected<Text>,
  now: Date,
): Text | undefined =>
  resultsAt === null && (answersBy === null || jerusalemDayAt(now) <= answersBy) ? expectedAnswers : undefined
