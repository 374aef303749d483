import { findStage } from '@milgo/domain/queue/stages'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { max } from 'd3-array'
import { useWords } from '../../lib/words.ts'
import { BarRows } from './bar-rows.tsx'
import type { CardProps } from './card-props.ts'
import { countText } from './count-text.ts'
import { DashboardCard } from './dashboard-card.tsx'
import { FigureTable } from './figure-table.tsx'
import { useStatusText } from './use-status-text.ts'

/** How long requests stayed in each status: half of them, and nine of ten. */
export const TimesCard = ({ dashboard: { times, stages }, isTable }: CardProps) => {
  const { officeDashboard } = useWords()
  const { times: words } = officeDashboard
  const statusText = useStatusText()
  const rows = times.statuses.map((row) => {
    const stage = findStage(row.status)
    return { ...row, target: stages.find((one) => one.stage === stage)?.target }
  })
  const [slowest] = rows
    .filter(({ median, target }) => target !== undefined && median > target)
    .toSorted((a, b) => b.median / (b.target ?? 1) - a.median / (a.target ?? 1))
  const title =
    slowest?.target === undefined
      ? words.plain
      : fill(words.slow, {
          status: statusText(slowest.status),
          median: countText(slowest.median),
          target: slowest.target,
        })
  const text = fill(words.text, { at: leftToRight(momentText(new Date(times.computed_at))) })
  const most = max(rows, ({ ninetieth, target }) => Math.max(ninetieth, target ?? 0)) ?? 1
  return (
    <DashboardCard title={title} text={text}>
      {rows.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {rows.length > 0 &&
        (isTable ? (
          <FigureTable
            caption={title}
            columns={[words.status, words.median, words.ninetieth, words.stays]}
            rows={rows.map(({ status, median, ninetieth, stays }) => ({
              key: status,
              cells: [
                statusText(status),
                <Ltr key="median">{countText(median)}</Ltr>,
                <Ltr key="ninetieth">{countText(ninetieth)}</Ltr>,
                <Ltr key="stays">{countText(stays)}</Ltr>,
              ],
            }))}
          />
        ) : (
          <BarRows
            most={most}
            rows={rows.map(({ status, median, ninetieth, target }) => ({
              key: status,
              name: statusText(status),
              parts: [
                { key: 'median', value: median, tone: 'brand' as const },
                { key: 'ninetieth', value: ninetieth - median, tone: 'soft' as const },
              ],
              mark: target,
              end: (
                <Ltr>
                  <b>{countText(median)}</b> <span className="text-ink-soft">– {countText(ninetieth)}</span>
                </Ltr>
              ),
            }))}
          />
        ))}
    </DashboardCard>
  )
}
