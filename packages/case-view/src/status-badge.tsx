import type { DisplayStatus } from '@milgo/domain/status/display'
import { type StatusTone, statusGuide } from '@milgo/domain/status/status-guide'
import type { statuses } from '@milgo/messages/he/status'
import type { WordsLike } from '@milgo/messages/words'
import { Badge, type BadgeTone } from '@milgo/ui/badge.tsx'
import { CircleAlert, CircleCheck, CircleDot, Hourglass, type LucideIcon } from 'lucide-react'

const icons: Readonly<Record<BadgeTone, LucideIcon>> = {
  sun: CircleAlert,
  good: CircleCheck,
  info: Hourglass,
  neutral: CircleDot,
}

/** The badge colour for each tone of a status. */
const badgeTones: Readonly<Record<StatusTone, BadgeTone>> = {
  attention: 'sun',
  progress: 'info',
  good: 'good',
  ended: 'neutral',
}

type Props = {
  readonly status: DisplayStatus
  readonly words: WordsLike<typeof statuses>
}

/** The status of a request, by word, icon and colour. */
export const StatusBadge = ({ status, words }: Props) => {
  const tone = badgeTones[statusGuide[status].tone]
  const Icon = icons[tone]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" className="size-4 shrink-0" />}>
      {words[status]}
    </Badge>
  )
}
