import type { QueueFlag } from '@milgo/domain/queue/queue-row'
import { fill } from '@milgo/messages/fill'
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
import { isolated } from '../../lib/isolated.ts'
import { TextWithValues } from '../../lib/text-with-values.tsx'
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
  title,
  children,
}: {
  icon: LucideIcon
  tone: 'sun' | 'plain'
  /** The whole text, which a narrow column of a wide screen cuts. */
  title: string
  children: ReactNode
}) => (
  <li
    title={title}
    className={`flex max-w-full items-center gap-1.5 rounded-small px-2 py-0.5 text-[13px] max-xl:max-w-32 max-xl:gap-1 max-xl:px-1.5 xl:whitespace-nowrap ${
      tone === 'sun' ? 'bg-sun-wash text-sun-ink' : 'bg-sunken text-ink-soft'
    }`}
  >
    <Icon aria-hidden="true" className="size-3.5 shrink-0" />
    <span className="min-w-0 xl:truncate">{children}</span>
  </li>
)

type Props = { readonly request: QueueRequest; readonly staffId: string }

/** Shows who has the request open, whether it is on hold, its warnings and its labels. */
export const MarkList = ({ request, staffId }: Props) => {
  const { officeQueue: words } = useWords()
  const { open_at: openAt, hold, flags, labels } = request
  return (
    <ul className="flex flex-wrap gap-1">
      {openAt && (
        <Mark icon={Eye} tone="plain" title={fill(words.table.openAt, { name: isolated(openAt.name) })}>
          {openAt.id === staffId ? (
            words.table.openHere
          ) : (
            <TextWithValues words={words.table.openAt} values={{ name: openAt.name }} />
          )}
        </Mark>
      )}
      {hold && (
        <Mark icon={CirclePause} tone="plain" title={hold.reason}>
          <TextWithValues
            words={words.table.held}
            values={{ date: jerusalemTime(new Date(hold.until)).date }}
          />
        </Mark>
      )}
      {flags.map((flag) => (
        <Mark
          key={flag}
          icon={flagIcons[flag]}
          tone={flag === 'sent-back' ? 'plain' : 'sun'}
          title={words.flags[flag]}
        >
          {words.flags[flag]}
        </Mark>
      ))}
      {labels.map((label) => (
        <Mark key={label} icon={Tag} tone="plain" title={label}>
          <bdi>{label}</bdi>
        </Mark>
      ))}
    </ul>
  )
}
