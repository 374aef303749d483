import { Ltr } from '@milgo/ui/ltr.tsx'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { Check, CircleDot, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type TimelineEntry = {
  readonly key: string
  readonly title: string
  /** Day or moment, as text. */
  readonly at?: string | undefined
  /** Who acted, why, or what was sent. */
  readonly details?: ReactNode
  readonly icon?: LucideIcon | undefined
  /** The event is one that went wrong. */
  readonly needsAttention?: boolean
  /** The event has not happened yet. */
  readonly isExpected?: boolean
}

type Props = {
  readonly label: string
  readonly entries: readonly TimelineEntry[]
  /** Read before an expected event, for users who do not see the broken line. */
  readonly expected: string
}

/** The events of a request in the given order. An expected event is connected by a broken line. */
export const Timeline = ({ label, entries, expected }: Props) => (
  <ol aria-label={label} className="flex flex-col">
    {entries.map(({ key, title, at, details, icon, needsAttention = false, isExpected = false }, index) => {
      const next = entries[index + 1]
      const Icon = icon ?? (isExpected ? CircleDot : Check)
      const isBroken = isExpected || next?.isExpected === true
      return (
        <li key={key} className="relative flex gap-3 pb-5 last:pb-0">
          {next && (
            <span
              aria-hidden="true"
              className={`absolute start-4 top-8 bottom-0 -ms-px border-s-2 border-line ${isBroken ? 'border-dotted' : ''}`}
            />
          )}
          <span
            aria-hidden="true"
            className={`flex size-8 shrink-0 items-center justify-center rounded-full ${
              isExpected
                ? 'bg-sunken text-ink-soft'
                : needsAttention
                  ? 'bg-sun-wash text-sun-ink'
                  : 'bg-good-wash text-good'
            }`}
          >
            <Icon className="size-4" />
          </span>
          <div className="min-w-0 pt-0.5">
            <p className={isExpected ? 'text-ink-soft' : 'font-medium'}>
              {isExpected && <VisuallyHidden>{`${expected}: `}</VisuallyHidden>}
              {title}
            </p>
            {at !== undefined && (
              <p className="text-small text-ink-soft">
                <Ltr>{at}</Ltr>
              </p>
            )}
            {details !== undefined && <div className="mt-1 text-small text-ink-soft">{details}</div>}
          </div>
        </li>
      )
    })}
  </ol>
)
