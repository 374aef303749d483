import type { DisplayStatus } from '@milgo/domain/status/display'
import type { statuses } from '@milgo/messages/he/status'
import type { WordsLike } from '@milgo/messages/words'
import { Badge, type BadgeTone } from '@milgo/ui/badge.tsx'
import { CircleAlert, CircleCheck, CircleDot, Hourglass, type LucideIcon } from 'lucide-react'
import { statusTones } from './status-tones.ts'

const icons: Readonly<Record<BadgeTone, LucideIcon>> = {
  sun: CircleAlert,
  good: CircleCheck,
  info: Hourglass,
  neutral: CircleDot,
}

type Props = {
  readonly status: DisplayStatus
  readonly words: WordsLike<typeof statuses>
}

/** Where a request stands, by word, icon and colour. */
export const StatusBadge = ({ status, words }: Props) => {
  const tone = statusTones[status]
  const Icon = icons[tone]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" className="size-4 shrink-0" />}>
      {words[status]}
    </Badge>
  )
}
