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
import { FigureLink, queueOf } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'

/** How long what waits has waited, against the target of each stage; the worst stage leads to its queue. */
export const StagesCard = ({ dashboard: { stages }, isTable }: CardProps) => {
  const { officeDashboard, officeQueue } = useWords()
  const { stages: words } = officeDashboard
  const late = stages.reduce((sum, { overdue }) => sum + overdue.count, 0)
  const [worst] = stages.toSorted((a, b) => b.overdue.count - a.overdue.count)
  const title =
    worst && late > 0
      ? fill(words.late, { count: countText(late), stage: officeQueue.stages[worst.stage] })
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
                row.median === null ? '–' : <Ltr key="median">{countText(row.median)}</Ltr>,
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
          rows={stages.map(({ stage, median, target, waiting }) => ({
            key: stage,
            name: officeQueue.stages[stage],
            parts: [
              {
                key: 'median',
                value: median ?? 0,
                tone: median !== null && median >= target ? ('sun' as const) : ('soft' as const),
              },
            ],
            mark: target,
            end: (
              <span className="flex items-baseline justify-end gap-3">
                <Ltr className="text-ink-soft">
                  <span className="sr-only">
                    {fill(words.medianOfTarget, { median: median ?? 0, target })}
                  </span>
                  <span aria-hidden="true">
                    <b className="text-ink">{median === null ? '–' : countText(median)}</b> / {target}
                  </span>
                </Ltr>
                <FigureLink
                  label={`${officeQueue.stages[stage]}, ${words.waiting}`}
                  figure={waiting}
                  className="min-w-12"
                />
              </span>
            ),
          }))}
        />
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
