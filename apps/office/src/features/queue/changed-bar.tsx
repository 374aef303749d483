import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { focusBeyond } from '@milgo/ui/focus-beyond.ts'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useWords } from '../../lib/words.ts'
import { ResultList } from './result-list.tsx'
import type { ChangedWork, useWorkChange } from './use-work-change.ts'

type Props = Pick<ReturnType<typeof useWorkChange>, 'isBusy' | 'undo' | 'hide'> & {
  /** Undefined until something was changed. */
  readonly changed: ChangedWork | undefined
}

const bar =
  'flex flex-wrap items-center gap-x-3 rounded-medium border border-line bg-surface ps-4 text-small shadow-card'

/** Shows the last change, with an undo while that is possible. */
export const ChangedBar = ({ changed, ...acts }: Props) => {
  const { result: words } = useWords().officeQueue
  const language = useLanguage()
  const { results = [], undo: way, isUndone = false } = changed ?? {}
  const done = countDone(results)
  const sentences = [
    ...(done > 0 ? [counted(isUndone ? words.undone : words.done, done, language)] : []),
    ...(done < results.length ? [counted(words.notDone, results.length - done, language)] : []),
    ...(way ? [fill(words.until, { time: jerusalemTime(new Date(way.until)).hour })] : []),
  ]
  return (
    <div className={changed ? bar : 'absolute'}>
      {changed &&
        (done < results.length ? (
          <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-sun-ink" />
        ) : (
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />
        ))}
      <StatusRegion className="py-2">{sentences.join(' ')}</StatusRegion>
      {changed && <Acts changed={changed} {...acts} />}
    </div>
  )
}

const countDone = (results: ChangedWork['results']): number =>
  results.filter(({ outcome }) => outcome === 'done' || outcome === 'unchanged').length

const Acts = ({ changed, isBusy, undo, hide }: Props & { readonly changed: ChangedWork }) => {
  const { officeQueue } = useWords()
  const { result: words } = officeQueue
  const [isOpen, setIsOpen] = useState(false)
  const { results, undo: way } = changed
  const linkStyle = 'min-h-9 px-2 font-medium text-brand underline underline-offset-4'
  return (
    <>
      {way && (
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={({ currentTarget }) => {
            if (isBusy) return
            focusBeyond(currentTarget)
            undo()
          }}
          className={linkStyle}
        >
          {isBusy ? words.undoing : words.undo}
        </button>
      )}
      <span className="grow" />
      <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)} className={linkStyle}>
        {words.details}
      </button>
      <button
        type="button"
        aria-label={words.hide}
        title={words.hide}
        onClick={({ currentTarget: { parentElement: bar } }) => {
          if (bar) focusBeyond(bar)
          hide()
        }}
        className="flex size-11 items-center justify-center text-ink-soft hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
      {isOpen && (
        <ModalWindow
          isOpen
          header={words.title}
          positive={{ label: officeQueue.preview.close, onPress: () => setIsOpen(false) }}
          onDismiss={() => setIsOpen(false)}
        >
          <ResultList results={results} />
        </ModalWindow>
      )}
    </>
  )
}
