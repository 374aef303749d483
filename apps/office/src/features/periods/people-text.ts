import type { PeriodGroup, PeriodUse } from '@milgo/domain/period/period-changes'
import { counted } from '@milgo/messages/counted'
import { useLanguage, useWords } from '../../lib/words.ts'

/** How many of a group there are, in words. */
export const usePeopleText = () => {
  const { groups } = useWords().officePeriods
  const language = useLanguage()
  return (group: PeriodGroup, count: number): string => counted(groups[group], count, language)
}

/** All of a period, in words; empty where there is nobody. */
export const useAllPeopleText = () => {
  const peopleText = usePeopleText()
  return (use: PeriodUse): string =>
    (Object.keys(use) as PeriodGroup[])
      .filter((group) => use[group] > 0)
      .map((group) => peopleText(group, use[group]))
      .join(' · ')
}
