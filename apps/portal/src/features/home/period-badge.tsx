import { Badge } from '@milgo/ui/badge.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { CalendarCheck, CalendarClock, CalendarX } from 'lucide-react'
import type { CurrentPeriod } from '../../lib/period/use-current-period.ts'
import { useWords } from '../../lib/words.ts'
import { namedState } from './named-state.ts'

const looks = {
  open: { tone: 'sun', Icon: CalendarCheck },
  upcoming: { tone: 'info', Icon: CalendarClock },
  closed: { tone: 'neutral', Icon: CalendarX },
  lastDay: { tone: 'sun', Icon: CalendarClock },
  resultsToday: { tone: 'good', Icon: CalendarCheck },
  resultsPublished: { tone: 'neutral', Icon: CalendarCheck },
  none: { tone: 'neutral', Icon: CalendarX },
} as const

/** Shows the state of the registration in two words. A failure is shown once, in the card. */
export const PeriodBadge = ({ current }: { current: CurrentPeriod }) => {
  const { home } = useWords()
  if (current.status === 'loading') return <Skeleton isPill className="h-8 w-40" />
  if (current.status === 'failed') return null
  const kind = current.status === 'none' ? 'none' : namedState(current.state)
  const { tone, Icon } = looks[kind]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" className="size-5" />}>
      {home.period[kind]}
    </Badge>
  )
}
