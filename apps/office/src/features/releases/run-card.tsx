import type { ReleaseDetails } from '@milgo/contracts/office/release-fields'
import { mostFailing } from '@milgo/domain/release/next-try'
import { findMinutesLeft } from '@milgo/domain/release/sending-pace'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { Banner } from '@milgo/ui/banner.tsx'
import { ProgressLine } from '@milgo/ui/progress-line.tsx'
import { Stat } from '@milgo/ui/stat.tsx'
import { useLanguage, useWords } from '../../lib/words.ts'
import { Card } from './card.tsx'

/** The progress of the sending. */
export const RunCard = ({ release }: { readonly release: ReleaseDetails }) => {
  const { run: words } = useWords().officeReleases
  const { state, rows, sent, left_out: leftOut, waiting } = release
  const timeLeft = useTimeLeft(release)
  // Letters left out because of a stop do not count as done.
  const done = state === 'STOPPED' ? sent : sent + leftOut
  const percent = rows === 0 ? 100 : (done * 100) / rows
  return (
    <Card title={fill(words.title, { done: inGroups(sent), total: inGroups(rows) })}>
      <RunNote release={release} />
      <div className="my-4 flex items-center gap-4">
        <ProgressLine label={words.percent} percent={percent} />
        <span className="text-title font-bold text-brand tabular-nums">{Math.floor(percent)}%</span>
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        <Stat label={words.sent} value={inGroups(sent)} note={fill(words.of, { total: inGroups(rows) })} />
        <Stat label={words.waiting} value={inGroups(waiting)} note={timeLeft} />
        <Stat label={words.leftOut} value={inGroups(leftOut)} />
      </div>
    </Card>
  )
}

/** Returns how long the remaining letters take, while letters are being sent. */
const useTimeLeft = (release: ReleaseDetails): string | undefined => {
  const { state, waiting, sent_in_last_minute: pace, continues_at: continuesAt, now } = release
  const { run: words } = useWords().officeReleases
  const language = useLanguage()
  const minutes =
    state === 'RUNNING'
      ? findMinutesLeft(
          {
            waiting,
            sentInLastMinute: pace,
            continuesAt: continuesAt === null ? null : new Date(continuesAt),
          },
          new Date(now),
        )
      : undefined
  return minutes === undefined
    ? undefined
    : `${counted(words.minutesLeft, minutes, language)} (${fill(words.pace, { count: inGroups(pace) })})`
}

const RunNote = ({ release }: { readonly release: ReleaseDetails }) => {
  const { run: words } = useWords().officeReleases
  const { state, continues_at: continuesAt, now, waiting, failing, events } = release
  if (state === 'PAUSED') {
    const isTooLate = events.some(({ refusal }) => refusal === 'APPEAL_DATE_TOO_NEAR')
    const why = isTooLate ? 'pausedTooLate' : failing >= mostFailing ? 'pausedByFailures' : 'paused'
    return <Banner tone="attention">{words[why]}</Banner>
  }
  if (state === 'STOPPED') return <Banner tone="bad">{words.stopped}</Banner>
  if (state === 'DONE') return <Banner tone="good">{words.done}</Banner>
  if (waiting > 0 && continuesAt !== null && continuesAt > now)
    return (
      <Banner tone="info">
        {fill(words.firstWave, { moment: leftToRight(momentText(new Date(continuesAt))) })}
      </Banner>
    )
  return <p className="text-ink-soft">{words.goesOn}</p>
}
