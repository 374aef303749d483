import { fill } from '@milgo/messages/fill'
import { useWords } from '../../lib/words.ts'
import { BarRows } from './bar-rows.tsx'
import type { CardProps } from './card-props.ts'
import { countText } from './count-text.ts'
import { DashboardCard } from './dashboard-card.tsx'
import { FigureLink } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'

const states = ['made', 'open', 'granted', 'denied'] as const
const tones = { made: 'brand', open: 'sun', granted: 'soft', denied: 'grey' } as const

/** How many students appealed, and how many first decisions were reversed. */
export const AppealsCard = ({ dashboard: { appeals }, isTable }: CardProps) => {
  const { officeDashboard } = useWords()
  const { appeals: words } = officeDashboard
  const decided = appeals.granted.count + appeals.denied.count
  const title =
    decided === 0
      ? words.plain
      : fill(words.title, { granted: countText(appeals.granted.count), decided: countText(decided) })
  return (
    <DashboardCard title={title} text={words.text}>
      {appeals.made.count === 0 ? (
        <p className="text-ink-soft">{words.none}</p>
      ) : isTable ? (
        <FigureTable
          caption={title}
          columns={[words.state, words.count]}
          rows={states.map((state) => ({
            key: state,
            cells: [words[state], <FigureLink key="count" label={words[state]} figure={appeals[state]} />],
          }))}
        />
      ) : (
        <BarRows
          most={appeals.made.count}
          rows={states.map((state) => ({
            key: state,
            name: words[state],
            parts: [{ key: 'count', value: appeals[state].count, tone: tones[state] }],
            end: <FigureLink label={words[state]} figure={appeals[state]} />,
          }))}
        />
      )}
    </DashboardCard>
  )
}
