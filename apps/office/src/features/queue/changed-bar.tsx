import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useWords } from '../../lib/words.ts'
import { ResultList } from './result-list.tsx'
import type { ChangedWork, useWorkChange } from './use-work-change.ts'

type Props = Pick<ReturnType<typeof useWorkChange>, 'isBusy' | 'undo' | 'hide'> & {
  readonly changed: ChangedWork
}

/** What was just done, with a way back while there is one. */
export const ChangedBar = ({ changed, isBusy, undo, hide }: Props) => {
  const { officeQueue } = useWords()
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const { result: words } = officeQueue
  const { results, undo: way, isUndone } = changed
  const done = results.filter(({ outcome }) => outcome === 'done' || outcome === 'unchanged').length
  const sentences = [
    ...(done > 0 ? [counted(isUndone ? words.undone : words.done, done, language)] : []),
    ...(done < results.length ? [counted(words.notDone, results.length - done, language)] : []),
    ...(way ? [fill(words.until, { time: jerusalemTime(new Date(way.until)).hour })] : []),
  ]
  const linkStyle = 'min-h-9 px-2 font-medium text-brand underline underline-offset-4'
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-medium border border-line bg-surface ps-4 text-small shadow-card">
      {done < results.length ? (
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-sun-ink" />
      ) : (
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />
      )}
      <p role="status" className="py-2">
        {sentences.join(' ')}
      </p>
      {way && (
        <button type="button" disabled={isBusy} onClick={undo} className={linkStyle}>
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
        onClick={hide}
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
    </div>
  )
}
