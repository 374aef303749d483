import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { KeyCap } from '../../lib/shortcuts/key-cap.tsx'
import { useLetterKeys } from '../../lib/shortcuts/letter-keys.ts'
import { shortcutOf } from '../../lib/shortcuts/shortcuts.ts'
import { useWords } from '../../lib/words.ts'

type Props = {
  readonly from: number
  readonly shown: number
  readonly count: number | undefined
  readonly onNext: (() => void) | undefined
  readonly onPrevious: (() => void) | undefined
}

const style =
  'flex min-h-10 items-center gap-2 rounded-full border px-3.5 font-medium enabled:border-line-strong enabled:hover:border-brand ' +
  'enabled:hover:text-brand disabled:border-dashed disabled:border-line-strong disabled:text-ink-faint'

/** Shows the position in the list, with buttons for the next and the previous page. */
export const PageKeys = ({ from, shown, count, onNext, onPrevious }: Props) => {
  const { page: words } = useWords().officeQueue
  const areLettersOn = useLetterKeys()
  const range = { from, to: from + shown - 1, count: count === undefined ? '' : inGroups(count) }
  return (
    <>
      {shown > 0 && (
        <span className="text-ink-soft tabular-nums">
          {count === undefined ? (
            <Ltr>{fill(words.rangeAlone, range)}</Ltr>
          ) : (
            <bdi>{fill(words.range, range)}</bdi>
          )}
        </span>
      )}
      <button type="button" disabled={!onPrevious} onClick={onPrevious} className={style}>
        <ChevronRight aria-hidden="true" className="size-4 ltr:rotate-180" />
        {words.previous}
        {areLettersOn && <KeyCap label={shortcutOf('previousPage').label} />}
      </button>
      <button type="button" disabled={!onNext} onClick={onNext} className={style}>
        {words.next}
        {areLettersOn && <KeyCap label={shortcutOf('nextPage').label} />}
        <ChevronLeft aria-hidden="true" className="size-4 ltr:rotate-180" />
      </button>
    </>
  )
}
