import { type QueueView, queueFilters } from '@milgo/domain/queue/queue-view'
import { fill } from '@milgo/messages/fill'
import { Plus, X } from 'lucide-react'
import { KeyCap } from '../../lib/shortcuts/key-cap.tsx'
import { useLetterKeys } from '../../lib/shortcuts/letter-keys.ts'
import { shortcutOf } from '../../lib/shortcuts/shortcuts.ts'
import { useWords } from '../../lib/words.ts'
import { type FilterReader, filterText } from './filter-text.ts'

const filterNames = Object.keys(queueFilters) as (keyof QueueView)[]

type Props = {
  readonly view: QueueView
  readonly reader: FilterReader
  readonly onChange: (view: QueueView) => void
  readonly onAdd: (name?: keyof QueueView) => void
}

/** The active filters in words. A press on one changes it, and each can be removed. */
export const QueueChips = ({ view, reader, onChange, onAdd }: Props) => {
  const { officeQueue: words } = useWords()
  const areLettersOn = useLetterKeys()
  const active = filterNames.filter((name) => view[name] !== undefined)
  const without = (name: keyof QueueView): QueueView => {
    const { [name]: _removed, ...rest } = view
    return rest
  }
  return (
    <ul aria-label={words.chips} className="flex flex-wrap items-center gap-2">
      {active.map((name) => {
        const text = filterText(name, view, reader)
        return (
          <li
            key={name}
            className="flex min-h-9 max-w-[min(100%,26rem)] items-center rounded-full border border-line-strong bg-surface ps-3.5 text-small"
          >
            <button
              type="button"
              onClick={() => onAdd(name)}
              title={text}
              className="min-h-9 min-w-0 text-start lg:truncate hover:text-brand"
            >
              <span className="text-ink-soft">{words.filters[name]}: </span>
              <bdi className="font-medium">{text}</bdi>
            </button>
            <button
              type="button"
              aria-label={fill(words.removeFilter, { filter: `${words.filters[name]}: ${text}` })}
              onClick={() => onChange(without(name))}
              className="flex size-9 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        )
      })}
      <li>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onAdd()}
          className="flex min-h-9 items-center gap-2 rounded-full border border-dashed border-line-strong px-3.5 text-small hover:border-brand hover:text-brand"
        >
          <Plus aria-hidden="true" className="size-4" />
          {words.addFilter}
          {areLettersOn && <KeyCap label={shortcutOf('addFilter').label} />}
        </button>
      </li>
      {active.length > 0 && (
        <li>
          <button
            type="button"
            onClick={() => onChange({})}
            className="min-h-9 px-2 text-small font-medium text-brand underline underline-offset-4"
          >
            {words.clear}
          </button>
        </li>
      )}
    </ul>
  )
}
