import type { QueueView } from '@milgo/domain/queue/queue-view'
import { listedStatuses, type StandardView, standardViews } from '@milgo/domain/queue/standard-views'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { type StatusTone, statusGuide } from '@milgo/domain/status/status-guide'
import { inGroups } from '@milgo/messages/in-groups'
import {
  AlarmClock,
  Bookmark,
  CirclePause,
  Copy,
  Hourglass,
  Inbox,
  Layers,
  type LucideIcon,
  RotateCcw,
  Scale,
  UserRoundX,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { KeyCap } from '../../lib/shortcuts/key-cap.tsx'
import { useLetterKeys } from '../../lib/shortcuts/letter-keys.ts'
import { type ShortcutId, shortcutOf } from '../../lib/shortcuts/shortcuts.ts'
import { useWords } from '../../lib/words.ts'
import type { FilterReader } from './filter-text.ts'
import { inPeriodOf, isSameView, readAddress, writeAddress } from './queue-address.ts'
import type { QueueChoices } from './use-queue-calls.ts'

const icons: Readonly<Record<StandardView, LucideIcon>> = {
  mine: Inbox,
  overdueMine: AlarmClock,
  correctedMine: RotateCcw,
  onHoldMine: CirclePause,
  all: Layers,
  unassigned: UserRoundX,
  appeals: Scale,
  longWaiting: Hourglass,
  duplicates: Copy,
}

const dots: Readonly<Record<StatusTone, string>> = {
  attention: 'bg-sun',
  progress: 'bg-info',
  good: 'bg-good',
  ended: 'bg-line-strong',
}

export const standardNames = Object.keys(standardViews) as readonly StandardView[]

type Props = {
  readonly view: QueueView
  /** The shown requests are the results of a search, not a view. */
  readonly isSearch: boolean
  readonly choices: QueueChoices | undefined
  readonly reader: FilterReader
  /** Returns undefined while the requests are counted. */
  readonly countOf: (view: QueueView) => number | undefined
  readonly statusCounts: Readonly<Partial<Record<RequestStatus, number>>> | undefined
}

const sort = { by: 'due', isDescending: false } as const

/** Saved views and statuses with their counts. Each is a link, so that it can be shared and opened in another tab. */
export const QueueSidebar = ({ view, isSearch, choices, reader, countOf, statusCounts }: Props) => {
  const { officeQueue: words } = useWords()
  const areLettersOn = useLetterKeys()
  const isShown = (named: QueueView): boolean => !isSearch && isSameView(view, named)
  const standard = (group: 'mine' | 'team') =>
    standardNames
      .filter((name) => standardViews[name].group === group)
      .map((name) => {
        const Icon = icons[name]
        const named = inPeriodOf(view, standardViews[name].view)
        return (
          <ViewLink
            key={name}
            address={writeAddress({ view: named, sort })}
            isCurrent={isShown(named)}
            icon={<Icon aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.7} />}
            count={countOf(named)}
            isUrgent={name === 'longWaiting' || name === 'overdueMine'}
          >
            {words.standard[name]}
          </ViewLink>
        )
      })
  const saved = (isShared: boolean) =>
    choices?.views
      .filter((one) => one.is_shared === isShared)
      .map(({ id, name, address }) => {
        const { view: named } = readAddress(address)
        return (
          <ViewLink
            key={id}
            address={address}
            isCurrent={isShown(named)}
            icon={<Bookmark aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.7} />}
            count={countOf(named)}
          >
            <bdi>{name}</bdi>
          </ViewLink>
        )
      })
  return (
    <nav aria-label={words.views} className="flex flex-col gap-6 text-small">
      <Group title={words.mine}>
        {standard('mine')}
        {saved(false)}
      </Group>
      <Group title={words.team}>
        {standard('team')}
        {saved(true)}
      </Group>
      <Group title={words.byStatus}>
        {listedStatuses
          .filter((status) => (statusCounts?.[status] ?? 0) > 0)
          .map((status) => ({ status, named: inPeriodOf(view, { status: [status] }) }))
          .map(({ status, named }) => (
            <ViewLink
              key={status}
              address={writeAddress({ view: named, sort })}
              isCurrent={isShown(named)}
              icon={
                <span aria-hidden="true" className="flex w-4.5 shrink-0 justify-center">
                  <span className={`size-2 rounded-full ${dots[statusGuide[status].tone]}`} />
                </span>
              }
              count={statusCounts?.[status]}
            >
              {reader.statuses[status]}
            </ViewLink>
          ))}
      </Group>
      {areLettersOn && <KeyHints />}
    </nav>
  )
}

const hinted: readonly (readonly [ShortcutId] | readonly ['nextRow', 'previousRow'])[] = [
  ['nextRow', 'previousRow'],
  ['selectRow'],
  ['openRow'],
]

const KeyHints = () => {
  const { officeShortcuts } = useWords()
  return (
    <dl className="flex flex-col gap-2 border-t border-line pt-4 text-ink-soft max-lg:hidden">
      {hinted.map((ids) => (
        <div key={ids.join()} className="flex items-center gap-3">
          <dt className="flex min-w-16 gap-1">
            {ids.map((id) => (
              <KeyCap key={id} label={shortcutOf(id).label} />
            ))}
          </dt>
          <dd>{ids.length > 1 ? officeShortcuts.nextAndPreviousRow : officeShortcuts.does[ids[0]]}</dd>
        </div>
      ))}
    </dl>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h2 className="px-3 pb-1 text-small font-bold text-ink-soft">{title}</h2>
    <ul className="flex flex-col">{children}</ul>
  </section>
)

type LinkProps = {
  readonly address: string
  readonly isCurrent: boolean
  readonly icon: ReactNode
  readonly count: number | undefined
  readonly isUrgent?: boolean
  readonly children: ReactNode
}

const ViewLink = ({ address, isCurrent, icon, count, isUrgent = false, children }: LinkProps) => (
  <li>
    <Link
      to={{ search: `?${address}` }}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-9.5 items-center gap-3 rounded-small px-3 py-1 leading-snug no-underline transition-colors duration-150 hover:bg-sunken aria-[current=page]:bg-brand-wash aria-[current=page]:font-bold aria-[current=page]:text-brand forced-colors:aria-[current=page]:border"
    >
      <span className="text-ink-soft">{icon}</span>
      <span className="min-w-0 grow wrap-break-word">{children}</span>
      <span
        className={`shrink-0 tabular-nums ${isUrgent && count ? 'rounded-small bg-sun-wash px-1.5 font-bold text-sun-ink' : 'text-ink-soft'}`}
      >
        {count === undefined ? '–' : inGroups(count)}
      </span>
    </Link>
  </li>
)
