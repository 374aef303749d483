import type { QueueView } from '@milgo/domain/queue/queue-view'
import { type StandardView, standardViews } from '@milgo/domain/queue/standard-views'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { EmptyState } from '@milgo/ui/empty-state.tsx'
import { CheckCheck, SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { usePeriodNames } from '../../lib/use-period-names.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { otherPeriodsOf } from './filter-text.ts'
import { inPeriodOf, writeAddress } from './queue-address.ts'
import { standardNames } from './queue-sidebar.tsx'
import { type QueueChoices, useQueueCounts } from './use-queue-calls.ts'

type Props = {
  readonly shown: QueueView
  readonly choices: QueueChoices | undefined
  readonly isSearch: boolean
  readonly countOf: (view: QueueView) => number | undefined
  readonly onClear: () => void
}

const sort = { by: 'due', isDescending: false } as const

/** Says that the view is empty, and names the next view with work and the periods in which this view has some. */
export const EmptyQueue = ({ shown, choices, isSearch, countOf, onClear }: Props) => {
  const { officeQueue } = useWords()
  const language = useLanguage()
  const nameOfPeriod = usePeriodNames()
  const { empty: words, standard } = officeQueue
  const inOthers = isSearch
    ? []
    : otherPeriodsOf(choices, shown).map((period): QueueView => ({ ...shown, period }))
  const { data: counts } = useQueueCounts(inOthers, shown.period)
  const otherPeriods = inOthers
    .map((view, place) => ({ view, count: counts?.views[place]?.count ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ view, count }) => (
      <Link
        key={view.period}
        to={{ search: `?${writeAddress({ view, sort })}` }}
        className={buttonStyle('secondary')}
      >
        {counted(words.otherPeriod, count, language, { period: nameOfPeriod(view.period ?? '') })}
      </Link>
    ))
  const clear = (
    <button type="button" onClick={onClear} className={buttonStyle('secondary')}>
      {isSearch ? officeQueue.clearSearch : words.clear}
    </button>
  )
  if (isSearch)
    return <EmptyState icon={<SearchX />} title={words.search} text={words.searchText} action={clear} />
  const viewOf = (name: StandardView) => inPeriodOf(shown, standardViews[name].view)
  const next = standardNames.find((name) => (countOf(viewOf(name)) ?? 0) > 0)
  if (!next)
    return (
      <EmptyState
        icon={<CheckCheck />}
        title={words.title}
        text={words.nothing}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            {otherPeriods}
            {clear}
          </span>
        }
      />
    )
  const view = viewOf(next)
  const address = writeAddress({ view, sort })
  return (
    <EmptyState
      icon={<CheckCheck />}
      title={words.title}
      text={counted(words.elsewhere, countOf(view) ?? 0, language, { view: standard[next] })}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          {otherPeriods}
          <Link to={{ search: `?${address}` }} className={buttonStyle('secondary')}>
            {fill(words.go, { view: standard[next] })}
          </Link>
          {clear}
        </span>
      }
    />
  )
}
