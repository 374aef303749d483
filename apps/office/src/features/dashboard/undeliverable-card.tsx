import { counted } from '@milgo/messages/counted'
import { MailX } from 'lucide-react'
import { useLanguage, useWords } from '../../lib/words.ts'
import type { CardProps } from './card-props.ts'
import { DashboardCard } from './dashboard-card.tsx'
import { FigureLink } from './figure-link.tsx'

/** Students who do not receive the messages sent to them. */
export const UndeliverableCard = ({ dashboard: { undeliverable } }: CardProps) => {
  const { officeDashboard } = useWords()
  const { undeliverable: words } = officeDashboard
  const language = useLanguage()
  const { count } = undeliverable
  return (
    <DashboardCard title={count === 0 ? words.fine : counted(words.title, count, language)} text={words.text}>
      {count > 0 && (
        <p className="flex items-center gap-3">
          <MailX aria-hidden="true" className="size-6 text-sun-ink" strokeWidth={1.6} />
          <FigureLink label={words.label} figure={undeliverable} className="text-title" />
        </p>
      )}
    </DashboardCard>
  )
}
