import type { QueueFlag } from '@milgo/domain/queue/queue-row'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import {
  CirclePause,
  Copy,
  Eye,
  File,
  FileClock,
  Gavel,
  type LucideIcon,
  MailX,
  Phone,
  Tag,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Filled } from '../../lib/filled.tsx'
import { useWords } from '../../lib/words.ts'
import type { QueueRequest } from './use-queue-calls.ts'

const flagIcons: Readonly<Record<QueueFlag, LucideIcon>> = {
  'same-account': Copy,
  'same-phone': Phone,
  'same-file': File,
  'unsent-files': FileClock,
  'sent-back': Undo2,
  'appeal-ready': Gavel,
  undeliverable: MailX,
}

const Mark = ({
  icon: Icon,
  tone,
  children,
}: {
  icon: LucideIcon
  tone: 'sun' | 'plain'
  children: ReactNode
}) => (
  <li
    className={`flex items-center gap-1.5 rounded-small px-2 py-0.5 text-[13px] whitespace-nowrap ${
      tone === 'sun' ? 'bg-sun-wash text-sun-ink' : 'bg-sunken text-ink-soft'
    }`}
  >
    <Icon aria-hidden="true" className="size-3.5 shrink-0" />
    <span>{children}</span>
  </li>
)

type Props = { readonly request: QueueRequest; readonly staffId: string }

/** Who has the request open, whether it waits, what is suspicious, and its labels. */
export const MarkList = ({ request, staffId }: Props) => {
  const { officeQueue: words } = useWords()
  const { open_at: openAt, hold, flags, labels } = request
  return (
    <ul className="flex flex-wrap gap-1">
      {openAt && (
        <Mark icon={Eye} tone="plain">
          {openAt.id === staffId ? (
            words.table.openHere
          ) : (
            <Filled words={words.table.openAt} values={{ name: openAt.name }} />
          )}
        </Mark>
      )}
      {hold && (
        <Mark icon={CirclePause} tone="plain">
          <span title={hold.reason}>
            <Filled words={words.table.held} values={{ date: jerusalemTime(new Date(hold.until)).date }} />
          </span>
        </Mark>
      )}
      {flags.map((flag) => (
        <Mark key={flag} icon={flagIcons[flag]} tone={flag === 'sent-back' ? 'plain' : 'sun'}>
          {words.flags[flag]}
        </Mark>
      ))}
      {labels.map((label) => (
        <Mark key={label} icon={Tag} tone="plain">
          <bdi>{label}</bdi>
        </Mark>
      ))}
    </ul>
  )
}
