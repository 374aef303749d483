import type { ListedPeriod } from '@milgo/contracts/office/period-fields'
import { Badge, type BadgeTone } from '@milgo/ui/badge.tsx'
import { useWords } from '../../lib/words.ts'

const looks = {
  upcoming: { tone: 'info', key: 'UPCOMING' },
  open: { tone: 'good', key: 'OPEN' },
  closed: { tone: 'neutral', key: 'CLOSED' },
} as const satisfies Record<ListedPeriod['phase'], { tone: BadgeTone; key: string }>

export const PhaseBadge = ({ phase }: Pick<ListedPeriod, 'phase'>) => {
  const { registrationPhases } = useWords()
  const { tone, key } = looks[phase]
  return <Badge tone={tone}>{registrationPhases[key]}</Badge>
}
