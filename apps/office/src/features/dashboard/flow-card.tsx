import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { useLanguage, useWords } from '../../lib/words.ts'
import type { CardProps } from './card-props.ts'
import { countText } from './count-text.ts'
import { DashboardCard } from './dashboard-card.tsx'
import { dayText } from './day-text.ts'
import { FigureLink } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'
import { FlowChart } from './flow-chart.tsx'
import type { Figure } from './use-dashboard.ts'

/** What came in and what was decided, and when the rest is decided at this pace. */
export const FlowCard = ({ dashboard, isTable }: CardProps) => {
  const { officeDashboard } = useWords()
  const { flow: words } = officeDashboard
  const language = useLanguage()
  const { sent, decided, open, days, before, forecast } = dashboard
  const title = fill(words.title, { sent: countText(sent.count), decided: countText(decided.count) })
  const pace = {
    decided: leftToRight(countText(forecast.decided_per_day)),
    sent: leftToRight(countText(forecast.sent_per_day)),
    day: forecast.done_on === null ? '' : leftToRight(dayText(forecast.done_on)),
  }
  const paceName = forecast.pace ? counted(words.pace, forecast.pace.worked_days, language) : ''
  const outlook =
    open.count === 0
      ? words.forecast.nothing
      : fill(forecast.done_on === null ? words.forecast.never : words.forecast.done, pace)
  const earlier = before
    ? [{ key: 'before', name: fill(words.before, { day: dayText(days[0]?.day ?? '') }), ...before }]
    : []
  const rows = [
    ...earlier,
    ...days.map((day) => ({ key: day.day, name: dayText(day.day), ...day })).toReversed(),
  ]
  return (
    <DashboardCard title={title} text={words.text}>
      {isTable ? (
        <FigureTable
          caption={title}
          columns={[words.day, words.sent, words.decided]}
          rows={rows.map(({ key, name, sent: came, decided: went }) => ({
            key,
            cells: [
              <Ltr key="day">{name}</Ltr>,
              <FigureLink key="sent" label={`${words.sent}, ${name}`} figure={came} />,
              <FigureLink key="decided" label={`${words.decided}, ${name}`} figure={went} />,
            ],
          }))}
        />
      ) : (
        <FlowChart label={title} days={days} before={before} />
      )}
      <div className="mt-3 border-t border-line pt-3">
        <FigureList
          rows={[
            [words.sent, sent],
            [words.decided, decided],
            [words.open, open],
          ]}
        />
      </div>
      <p className="mt-2">{outlook}</p>
      {forecast.pace && (
        <div className="mt-1 flex flex-wrap items-baseline gap-x-6">
          <span className="text-ink-soft">{paceName}</span>
          <FigureList
            of={paceName}
            rows={[
              [words.sent, forecast.pace.sent],
              [words.decided, forecast.pace.decided],
            ]}
          />
        </div>
      )}
    </DashboardCard>
  )
}

type ListProps = {
  /** What all of them are figures of, for who hears the links alone. */
  readonly of?: string
  readonly rows: readonly (readonly [name: string, figure: Figure])[]
}

const FigureList = ({ of, rows }: ListProps) => (
  <dl className="flex flex-wrap gap-x-6 gap-y-1">
    {rows.map(([name, figure]) => (
      <div key={name} className="flex items-baseline gap-2">
        <dt className="text-ink-soft">{name}</dt>
        <dd>
          <FigureLink label={of === undefined ? name : `${name}, ${of}`} figure={figure} />
        </dd>
      </div>
    ))}
  </dl>
)
