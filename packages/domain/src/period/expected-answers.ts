import { jerusalemDayAt } from './jerusalem-day.ts'
import type { LocalizedText } from './localized-text.ts'
import type { Period } from './period.ts'

/** When answers are expected, for as long as that lies ahead: nothing is promised in the past. */
export const findExpectedAnswers = <Text extends Partial<LocalizedText>>(
  { expectedAnswers, answersBy }: { readonly expectedAnswers: Text } & Pick<Period, 'answersBy'>,
  now: Date,
): Text | undefined => (answersBy === null || jerusalemDayAt(now) <= answersBy ? expectedAnswers : undefined)
