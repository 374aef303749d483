import { counted } from '@milgo/messages/counted'
import { useLanguage, useWords } from '../../lib/words.ts'
import type { CardProps } from './card-props.ts'
import { DashboardCard } from './dashboard-card.tsx'
import { FigureLink } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'

/**
 * How many requests each reviewer has, and how many they decided today and in a week. It is a table in both modes,
 * because each person has four figures.
 */
export const WorkloadCard = ({ dashboard: { workload } }: CardProps) => {
  const { officeDashboard } = useWords()
  const { workload: words } = officeDashboard
  const language = useLanguage()
  const today = workload.reduce((sum, { decided_today }) => sum + decided_today.count, 0)
  const title = today === 0 ? words.plain : counted(words.title, today, language)
  return (
    <DashboardCard title={title} text={words.text} className="xl:col-span-2">
      {workload.length === 0 ? (
        <p className="text-ink-soft">{words.none}</p>
      ) : (
        <FigureTable
          caption={title}
          columns={[words.staff, words.waiting, words.overdue, words.today, words.week]}
          rows={workload.map(({ staff, waiting, overdue, decided_today, decided_in_week }) => ({
            key: staff.id,
            cells: [
              <bdi key="name">{staff.name}</bdi>,
              <FigureLink key="waiting" label={`${staff.name}, ${words.waiting}`} figure={waiting} />,
              <FigureLink key="overdue" label={`${staff.name}, ${words.overdue}`} figure={overdue} />,
              <FigureLink key="today" label={`${staff.name}, ${words.today}`} figure={decided_today} />,
              <FigureLink key="week" label={`${staff.name}, ${words.week}`} figure={decided_in_week} />,
            ],
          }))}
        />
      )}
    </DashboardCard>
  )
}
