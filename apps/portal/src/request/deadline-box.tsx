import { shareLeft } from '@milgo/domain/status/correction-window'
import type { DeadlineKind } from '@milgo/domain/status/student-deadlines'
import { fill } from '@milgo/messages/fill'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import type { ReactNode } from 'react'
import { momentParts } from '../lib/moment-parts.ts'
import { useLanguage } from '../lib/words.ts'
import { DeadlineTimer } from './deadline-timer.tsx'
import type { DeadlineWords } from './deadline-words.ts'

type Props = {
  readonly kind: DeadlineKind
  readonly at: string
  /** When the time began: a bar then shows how much of it is left. */
  readonly from?: string | null
  /** The server's time, where it is known already. */
  readonly now: Date | undefined
  readonly words: DeadlineWords
  /** The size of the figures. */
  readonly figures: string
  readonly children?: ReactNode
}

/** How long something can still be done, and until which moment. */
export const DeadlineBox = ({ kind, at, from = null, now, words, figures, children }: Props) => {
  const language = useLanguage()
  return (
    <div className="rounded-medium bg-sun-wash p-4 text-sun-ink md:p-5">
      <p className="text-small">{words.left[kind]}</p>
      {now && <DeadlineTimer at={at} now={now} words={words} figures={figures} />}
      {now && from !== null && <TimeBar share={shareLeft(new Date(from), new Date(at), now)} />}
      <p className="mt-1 text-small">
        <TextWithNumbers text={fill(words.until, momentParts(at, language))} />
      </p>
      {children}
    </div>
  )
}

const TimeBar = ({ share }: { share: number }) => (
  <span aria-hidden="true" className="my-2.5 block h-2 overflow-hidden rounded-full bg-sun/30">
    <span
      className="filled block h-full rounded-full bg-sun-ink"
      style={{ inlineSize: `${Math.round(share * 100)}%` }}
    />
  </span>
)
