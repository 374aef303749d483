import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { jerusalemTime, lastMomentOf } from '@milgo/messages/jerusalem-time'
import { leftToRight } from '@milgo/messages/left-to-right'
import { Banner } from '@milgo/ui/banner.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useLanguage, useWords } from '../words.ts'
import { useCurrentPeriod } from './use-current-period.ts'

/** Shows what is special today above a page: the last day, or the day of the results. */
export const PeriodNote = () => {
  const { home } = useWords()
  const language = useLanguage()
  const current = useCurrentPeriod()
  if (current.status !== 'known') return null
  const { state } = current
  if (state.kind === 'open' && state.isLastDay && state.left) {
    const { hour } = jerusalemTime(lastMomentOf(state.closes))
    const left = `${state.left.count} ${counted(home.period.left[state.left.unit], state.left.count, language)}`
    return (
      <Banner tone="attention" title={home.period.lastDay}>
        <TextWithNumbers
          text={`${fill(home.period.lastDayLeft, { left, hour: leftToRight(hour) })} ${home.period.lastDayText}`}
        />
      </Banner>
    )
  }
  if (state.kind === 'closed' && state.results === 'TODAY')
    return (
      <Banner tone="info" title={home.period.resultsToday}>
        {home.period.resultsTodayText}
      </Banner>
    )
  return null
}
