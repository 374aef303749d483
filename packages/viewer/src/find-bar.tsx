import { fill } from '@milgo/messages/fill'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import type { Find, FindResult } from './find.ts'
import { toolStyle } from './viewer-toolbar.tsx'
import type { ViewerWords } from './viewer-words.ts'

type Props = {
  readonly find: Find
  readonly result: FindResult
  readonly onFind: (find: Find) => void
  readonly onClose: () => void
  readonly words: ViewerWords['find']
}

const resultText = (
  { current = 0, total = 0, isScan }: FindResult,
  query: string,
  words: Props['words'],
): string => {
  if (isScan) return words.scanned
  if (query === '') return ''
  return total === 0 ? words.none : fill(words.matches, { current, total })
}

/** The search in a document. Enter goes to the next match, Shift+Enter to the previous one, Escape closes. */
export const FindBar = ({ find, result, onFind, onClose, words }: Props) => {
  const go = (by: 1 | -1) => {
    // Only a change of the number and its sign matter. The first press in the other direction starts at 1 or -1.
    const step = Math.sign(find.step) === by ? find.step + by : by
    onFind({ ...find, step })
  }
  return (
    <search className="flex flex-wrap items-center gap-2 bg-white/5 px-3 py-1.5 text-small">
      <input
        type="search"
        aria-label={words.label}
        // biome-ignore lint/a11y/noAutofocus: the user opened the search in order to type
        autoFocus
        value={find.query}
        onChange={({ target }) => onFind({ query: target.value, step: 0 })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go(event.shiftKey ? -1 : 1)
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onClose()
        }}
        className="min-h-8 w-56 rounded-small border border-white/40 bg-foot px-2 text-white"
      />
      <button type="button" aria-label={words.previous} onClick={() => go(-1)} className={toolStyle}>
        <ChevronUp aria-hidden="true" className="size-4" />
      </button>
      <button type="button" aria-label={words.next} onClick={() => go(1)} className={toolStyle}>
        <ChevronDown aria-hidden="true" className="size-4" />
      </button>
      <span role="status" className="grow text-on-foot-soft">
        {resultText(result, find.query, words)}
      </span>
      <button type="button" aria-label={words.close} onClick={onClose} className={toolStyle}>
        <X aria-hidden="true" className="size-4" />
      </button>
    </search>
  )
}
