import { fill } from '@milgo/messages/fill'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { useWords } from '../../lib/words.ts'
import { BarRows } from './bar-rows.tsx'
import type { CardProps } from './card-props.ts'
import { countText, percentOf } from './count-text.ts'
import { DashboardCard } from './dashboard-card.tsx'
import { FigureLink } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'

const steps = ['registered', 'begun', 'sent', 'decided', 'approved', 'paid'] as const

/** How many registered students reached each step. Students who sent nothing are in no view of the queue. */
export const FunnelCard = ({ dashboard: { funnel }, isTable }: CardProps) => {
  const { officeDashboard } = useWords()
  const { funnel: words } = officeDashboard
  const title = fill(words.title, { share: percentOf(funnel.sent.count, funnel.registered) })
  const rows = steps.map((step) => {
    const figure = funnel[step]
    return typeof figure === 'number'
      ? { step, count: figure, shown: <Ltr className="font-bold">{countText(figure)}</Ltr> }
      : { step, count: figure.count, shown: <FigureLink label={words[step]} figure={figure} /> }
  })
  return (
    <DashboardCard title={title} text={words.text}>
      {isTable ? (
        <FigureTable
          caption={title}
          columns={[words.step, words.count, words.share]}
          rows={rows.map(({ step, count, shown }) => ({
            key: step,
            cells: [words[step], shown, <Ltr key="share">{percentOf(count, funnel.registered)}%</Ltr>],
          }))}
        />
      ) : (
        <BarRows
          most={funnel.registered}
          rows={rows.map(({ step, count, shown }) => ({
            key: step,
            name: words[step],
            parts: [{ key: 'count', value: count, tone: step === 'registered' ? 'grey' : 'brand' }],
            end: shown,
          }))}
        />
      )}
    </DashboardCard>
  )
}
