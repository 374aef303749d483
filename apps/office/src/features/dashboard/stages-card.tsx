import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { max } from 'd3-array'
import { Link } from 'react-router'
import { useWords } from '../../lib/words.ts'
import { BarRows } from './bar-rows.tsx'
import type { CardProps } from './card-props.ts'
import { countText } from './count-text.ts'
import { DashboardCard } from './dashboard-card.tsx'
import { FigureLink, figureLinkStyle, queueOf } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'
import type { Dashboard } from './use-dashboard.ts'

/** How long requests have waited in each stage, against its target. The worst stage links to its queue. */
export const StagesCard = ({ dashboard: { stages, overdue }, isTable }: CardProps) => {
  const { officeDashboard, officeQueue } = useWords()
  const { stages: words } = officeDashboard
  const [worst] = stages.toSorted((a, b) => b.overdue.count - a.overdue.count)
  const title =
    worst && overdue.count > 0
      ? fill(words.late, { count: countText(overdue.count), stage: officeQueue.stages[worst.stage] })
      : words.fine
  const most = max(stages, ({ median, target }) => Math.max(median ?? 0, target)) ?? 1
  return (
    <DashboardCard title={title} text={words.text}>
      {isTable ? (
        <FigureTable
          caption={title}
          columns={[
            words.stage,
            words.median,
            words.target,
            words.waiting,
            words.within,
            words.due,
            words.overdue,
          ]}
          rows={stages.map((row) => {
            const name = officeQueue.stages[row.stage]
            return {
              key: row.stage,
              cells: [
                name,
                <MedianLink key="median" stage={row} />,
                <Ltr key="target">{row.target}</Ltr>,
                ...(['waiting', 'within', 'due', 'overdue'] as const).map((level) => (
                  <FigureLink key={level} label={`${name}, ${words[level]}`} figure={row[level]} />
                )),
              ],
            }
          })}
        />
      ) : (
        <BarRows
          most={most}
          rows={stages.map((row) => ({
            key: row.stage,
            name: officeQueue.stages[row.stage],
            parts: [
              {
                key: 'median',
                value: row.median ?? 0,
                tone: row.median !== null && row.median > row.target ? ('sun' as const) : ('soft' as const),
              },
            ],
            mark: row.target,
            end: (
              <span className="flex items-baseline justify-end gap-3">
                <Ltr className="text-ink-soft">
                  <MedianLink stage={row} /> / {row.target}
                </Ltr>
                <FigureLink
                  label={`${officeQueue.stages[row.stage]}, ${words.waiting}`}
                  figure={row.waiting}
                  className="min-w-12"
                />
              </span>
            ),
          }))}
        />
      )}
      {overdue.count > 0 && (
        <p className="flex items-baseline justify-between gap-3 border-t border-line py-2">
          <span>{words.all}</span>
          <FigureLink label={words.all} figure={overdue} />
        </p>
      )}
      {worst && worst.overdue.count > 0 && (
        <p className="mt-auto rounded-medium bg-sun-wash px-4 py-3 text-sun-ink">
          <span>
            {fill(words.bottleneck, {
              count: leftToRight(countText(worst.overdue.count)),
              stage: officeQueue.stages[worst.stage],
            })}{' '}
            <Link to={queueOf(worst.overdue)} className="font-bold underline underline-offset-4">
              {words.open}
            </Link>
          </span>
        </p>
      )}
    </DashboardCard>
  )
}

/** A median as a link to the requests that it was computed from. */
const MedianLink = ({
  stage: { stage, median, target, waiting },
}: {
  stage: Dashboard['stages'][number]
}) => {
  const { officeDashboard, officeQueue } = useWords()
  if (median === null) return '–'
  const name = fill(officeDashboard.stages.openMedian, {
    stage: officeQueue.stages[stage],
    median: countText(median),
    target,
    count: countText(waiting.count),
  })
  return (
    <Link to={queueOf(waiting)} aria-label={name} className={`${figureLinkStyle} text-ink`}>
      <Ltr>{countText(median)}</Ltr>
    </Link>
  )
}
