import type { DeadlineKind } from '@milgo/domain/status/student-deadlines'
import { useServerClock } from '../../lib/server-clock.ts'
import { DeadlineBox } from '../../request/deadline-box.tsx'
import { useAppealWords } from './appeal-words.ts'

type Props = { readonly kind: DeadlineKind; readonly at: string }

/** Shows how long the appeal can still be sent or corrected, by the server's clock. */
export const TimeLeft = ({ kind, at }: Props) => {
  const { deadlines } = useAppealWords()
  const { now } = useServerClock()
  return <DeadlineBox kind={kind} at={at} now={now} words={deadlines} figures="text-[2rem]" />
}
