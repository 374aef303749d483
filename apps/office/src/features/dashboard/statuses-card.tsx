import type { RequestStatus } from '@milgo/domain/status/request-status'
import { findStage } from '@milgo/domain/status/stages'
import { statuses as statusTable } from '@milgo/domain/status/statuses'
import { fill } from '@milgo/messages/fill'
import { useWords } from '../../lib/words.ts'
import type { BarTone } from './bar.tsx'
import { BarRows } from './bar-rows.tsx'
import type { CardProps } from './card-props.ts'
import { percentOf } from './count-text.ts'
import { DashboardCard } from './dashboard-card.tsx'
import { FigureLink } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'

/** Returns the colour by who has to act in a status: the office, the student, or nobody any more. */
const toneOf = (status: RequestStatus): BarTone => {
  if (findStage(status)) return 'brand'
  return statusTable[status].isReturned ? 'sun' : 'soft'
}

export const StatusesCard = ({ dashboard: { statuses, sent }, isTable }: CardProps) => {
  const { officeDashboard, statuses: statusNames } = useWords()
  const { statuses: words } = officeDashboard
  const [largest] = statuses.toSorted((a, b) => b.figure.count - a.figure.count)
  const most = largest?.figure.count ?? 0
  const title = largest
    ? fill(words.title, { share: percentOf(most, sent.count), status: statusNames[largest.status] })
    : words.text
  const link = ({ status, figure }: (typeof statuses)[number]) => (
    <FigureLink label={statusNames[status]} figure={figure} />
  )
  return (
    <DashboardCard title={title} text={words.text}>
      {isTable ? (
        <FigureTable
          caption={title}
          columns={[words.status, words.count]}
          rows={statuses.map((row) => ({ key: row.status, cells: [statusNames[row.status], link(row)] }))}
        />
      ) : (
        <BarRows
          most={most}
          rows={statuses.map((row) => ({
            key: row.status,
            name: statusNames[row.status],
            parts: [{ key: 'count', value: row.figure.count, tone: toneOf(row.status) }],
            end: link(row),
          }))}
        />
      )}
    </DashboardCard>
  )
}
