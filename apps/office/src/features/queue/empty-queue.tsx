import type { QueueView } from '@milgo/domain/queue/queue-view'
import { type StandardView, standardViews } from '@milgo/domain/queue/standard-views'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { EmptyState } from '@milgo/ui/empty-state.tsx'
import { CheckCheck, SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { useLanguage, useWords } from '../../lib/words.ts'
import { inPeriodOf, writeAddress } from './queue-address.ts'
import { standardNames } from './queue-sidebar.tsx'

type Props = {
  readonly shown: QueueView
  readonly isSearch: boolean
  readonly countOf: (view: QueueView) => number | undefined
  readonly onClear: () => void
}

/** Nothing here: says so, and names the next place with work. */
export const EmptyQueue = ({ shown, isSearch, countOf, onClear }: Props) => {
  const { officeQueue } = useWords()
  const language = useLanguage()
  const { empty: words, standard } = officeQueue
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
    return <EmptyState icon={<CheckCheck />} title={words.title} text={words.nothing} action={clear} />
  const view = viewOf(next)
  const address = writeAddress({ view, sort: { by: 'due', isDescending: false } })
  return (
    <EmptyState
      icon={<CheckCheck />}
      title={words.title}
      text={counted(words.elsewhere, countOf(view) ?? 0, language, { view: standard[next] })}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <Link to={{ search: `?${address}` }} className={buttonStyle('secondary')}>
            {fill(words.go, { view: standard[next] })}
          </Link>
          {clear}
        </span>
      }
    />
  )
}
