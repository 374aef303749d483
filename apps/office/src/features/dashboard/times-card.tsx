import { findStage } from '@milgo/domain/status/stages'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { max } from 'd3-array'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../lib/words.ts'
import { BarRows } from './bar-rows.tsx'
import type { CardProps } from './card-props.ts'
import { countText } from './count-text.ts'
import { DashboardCard } from './dashboard-card.tsx'
import { FigureLink, figureLinkStyle, queueOf } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'
import type { Dashboard } from './use-dashboard.ts'

/** How long requests stayed in each status: the median and the ninetieth percentile. */
export const TimesCard = ({ dashboard: { times, stages }, isTable }: CardProps) => {
  const { officeDashboard, statuses: statusNames } = useWords()
  const { times: words } = officeDashboard
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
          status: statusNames[slowest.status],
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
            columns={[words.status, words.median, words.ninetieth, words.left]}
            rows={rows.map((row) => ({
              key: row.status,
              cells: [
                statusNames[row.status],
                <TimesLink key="median" row={row}>
                  {countText(row.median)}
                </TimesLink>,
                <TimesLink key="ninetieth" row={row}>
                  {countText(row.ninetieth)}
                </TimesLink>,
                <FigureLink key="left" label={statusNames[row.status]} figure={row.left} />,
              ],
            }))}
          />
        ) : (
          <BarRows
            most={most}
            rows={rows.map(({ status, median, ninetieth, target, left }) => ({
              key: status,
              name: statusNames[status],
              parts: [
                { key: 'median', value: median, tone: 'brand' as const },
                { key: 'ninetieth', value: ninetieth - median, tone: 'soft' as const },
              ],
              mark: target,
              end: (
                <TimesLink row={{ status, median, ninetieth, left }}>
                  {countText(median)}{' '}
                  <span className="font-regular text-ink-soft">– {countText(ninetieth)}</span>
                </TimesLink>
              ),
            }))}
          />
        ))}
    </DashboardCard>
  )
}

type LinkProps = {
  readonly row: Dashboard['times']['statuses'][number]
  readonly children: ReactNode
}

/** Times as a link to the requests that they were computed from. */
const TimesLink = ({ row: { status, median, ninetieth, left }, children }: LinkProps) => {
  const { officeDashboard, statuses: statusNames } = useWords()
  const { times: words } = officeDashboard
  const name = fill(words.openTimes, {
    status: statusNames[status],
    median: countText(median),
    ninetieth: countText(ninetieth),
    count: countText(left.count),
  })
  return (
    <Link to={queueOf(left)} aria-label={name} className={`${figureLinkStyle} text-ink`}>
      <Ltr>{children}</Ltr>
    </Link>
  )
}
