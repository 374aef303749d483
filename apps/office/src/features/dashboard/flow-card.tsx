import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Link } from 'react-router'
import { useLanguage, useWords } from '../../lib/words.ts'
import type { CardProps } from './card-props.ts'
import { countText } from './count-text.ts'
import { DashboardCard } from './dashboard-card.tsx'
import { dayText } from './day-text.ts'
import { FigureLink, figureLinkStyle, queueOf } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'
import { FlowChart } from './flow-chart.tsx'
import type { Dashboard, Figure } from './use-dashboard.ts'

/** How many requests were sent and decided, and when the rest will be decided at this rate. */
export const FlowCard = ({ dashboard, isTable }: CardProps) => {
  const { officeDashboard } = useWords()
  const { flow: words } = officeDashboard
  const language = useLanguage()
  const { sent, decided, open, days, before, forecast } = dashboard
  const title = fill(words.title, { sent: countText(sent.count), decided: countText(decided.count) })
  const paceName = forecast.pace ? counted(words.pace, forecast.pace.worked_days, language) : ''
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
      <p className="mt-2">
        <Outlook open={open} forecast={forecast} isOpen={dashboard.period.is_open} />
      </p>
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

type OutlookProps = Pick<Dashboard, 'open' | 'forecast'> & {
  /** Students can still send requests. The forecast includes those, and says so. */
  readonly isOpen: boolean
}

/**
 * The forecast for the undecided requests. The rates link to the requests that they were computed from, the day to the
 * requests that wait.
 */
const Outlook = ({ open, forecast, isOpen }: OutlookProps) => {
  const { officeDashboard } = useWords()
  const { forecast: words } = officeDashboard.flow
  const { pace, done_on: doneOn } = forecast
  if (open.count === 0) return words.nothing
  const links: Readonly<Record<string, readonly [text: string, figure: Figure | undefined]>> = {
    decided: [countText(forecast.decided_per_day), pace?.decided],
    sent: [countText(forecast.sent_per_day), pace?.sent],
    day: [doneOn === null ? '' : dayText(doneOn), open],
  }
  const isMoreToCome = isOpen && forecast.sent_per_day > 0
  const never = isMoreToCome ? words.neverWhileOpen : words.never
  const done = isMoreToCome ? words.doneWhileOpen : words.done
  const sentence = doneOn === null ? never : done
  return sentence.split(/\{(\w+)\}/).map((part, place) => {
    const link = place % 2 === 1 ? links[part] : undefined
    if (!link) return part
    const [text, figure] = link
    if (!figure) return <Ltr key={part}>{text}</Ltr>
    return (
      <Link key={part} to={queueOf(figure)} className={figureLinkStyle}>
        <Ltr>{text}</Ltr>
      </Link>
    )
  })
}

type ListProps = {
  /** What the figures are about, for screen reader users who hear only the links. */
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
