import type { DeadlineKind } from '@milgo/domain/status/student-deadlines'
import { shareLeft } from '@milgo/domain/time/moments'
import { fill } from '@milgo/messages/fill'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import type { ReactNode } from 'react'
import { momentParts } from '../lib/moment-parts.ts'
import { useLanguage } from '../lib/words.ts'
import { DeadlineTimer } from './deadline-timer.tsx'
import type { DeadlineWords } from './deadline-words.ts'
import { TimeBar } from './time-bar.tsx'

type Props = {
  readonly kind: DeadlineKind
  readonly at: string
  /** When the time began. If present, a bar shows how much of the time is left. */
  readonly from?: string | null
  /** The server's time; undefined while it is not known. */
  readonly now: Date | undefined
  readonly words: DeadlineWords
  /** The CSS class for the size of the figures. */
  readonly figures: string
  readonly children?: ReactNode
}

/** Shows how much time is left for something, and its last moment. */
export const DeadlineBox = ({ kind, at, from = null, now, words, figures, children }: Props) => {
  const language = useLanguage()
  return (
    <div className="rounded-medium bg-sun-wash p-4 text-sun-ink md:p-5 forced-colors:border">
      <p className="text-small">{words.left[kind]}</p>
      {now && <DeadlineTimer at={at} now={now} words={words} figures={figures} />}
      {now && from !== null && (
        <TimeBar
          share={shareLeft(new Date(from), new Date(at), now)}
          className="my-2.5 bg-sun/30"
          filled="bg-sun-ink"
        />
      )}
      <p className="mt-1 text-small">
        <TextWithNumbers text={fill(words.until, momentParts(at, language))} />
      </p>
      {children}
    </div>
  )
}
