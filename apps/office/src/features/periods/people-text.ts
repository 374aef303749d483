import type { PeriodGroup, PeriodUse } from '@milgo/domain/period/period-changes'
import { counted } from '@milgo/messages/counted'
import { useLanguage, useWords } from '../../lib/words.ts'

/** Returns a function that words the number of people in a group. */
export const usePeopleText = () => {
  const { groups } = useWords().officePeriods
  const language = useLanguage()
  return (group: PeriodGroup, count: number): string => counted(groups[group], count, language)
}

/** Returns a function that words the numbers of people in all groups of a period. Empty if there is nobody. */
export const useAllPeopleText = () => {
  const peopleText = usePeopleText()
  return (use: PeriodUse): string =>
    (Object.keys(use) as PeriodGroup[])
      .filter((group) => use[group] > 0)
      .map((group) => peopleText(group, use[group]))
      .join(' · ')
}
