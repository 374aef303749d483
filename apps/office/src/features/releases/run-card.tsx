import type { ReleaseDetails } from '@milgo/contracts/office/release-fields'
import { mostFailing } from '@milgo/domain/release/next-try'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { Banner } from '@milgo/ui/banner.tsx'
import { ProgressLine } from '@milgo/ui/progress-line.tsx'
import { Stat } from '@milgo/ui/stat.tsx'
import { useWords } from '../../lib/words.ts'
import { Card } from './card.tsx'
import { number } from './figures.ts'

/** How far the sending has come. */
export const RunCard = ({ release }: { readonly release: ReleaseDetails }) => {
  const { run: words } = useWords().officeReleases
  const { rows, sent, left_out: leftOut, waiting } = release
  const percent = rows === 0 ? 100 : ((sent + leftOut) * 100) / rows
  return (
    <Card title={fill(words.title, { done: number(sent), total: number(rows) })}>
      <RunNote release={release} />
      <div className="my-4 flex items-center gap-4">
        <ProgressLine label={words.percent} percent={percent} />
        <span className="text-title font-bold text-brand tabular-nums">{Math.floor(percent)}%</span>
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        <Stat label={words.sent} value={number(sent)} note={fill(words.of, { total: number(rows) })} />
        <Stat label={words.waiting} value={number(waiting)} />
        <Stat label={words.leftOut} value={number(leftOut)} />
      </div>
    </Card>
  )
}

const RunNote = ({ release }: { readonly release: ReleaseDetails }) => {
  const { run: words } = useWords().officeReleases
  const { state, continues_at: continuesAt, now, waiting, failing } = release
  if (state === 'PAUSED')
    return <Banner tone="attention">{failing >= mostFailing ? words.pausedByFailures : words.paused}</Banner>
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
