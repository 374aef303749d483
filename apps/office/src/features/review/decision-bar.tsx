import type { Review } from '@milgo/contracts/office/review-answer'
import { findPrimaryDecision } from '@milgo/domain/review/primary-decision'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { CircleCheck, CircleDashed, Flag, Lock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { KeyCap } from '../../lib/shortcuts/key-cap.tsx'
import { type ShortcutId, shortcutOf } from '../../lib/shortcuts/shortcuts.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import type { OfferedDecision } from './review-types.ts'

type Props = {
  readonly review: Review
  /** What was asked for although it is not possible yet; it says why once more, until the review has gone on. */
  readonly refused: OfferedDecision | undefined
  readonly isBusy: boolean
  readonly onDecide: (decision: OfferedDecision) => void
}

const keys: Partial<Record<OfferedDecision['event'], ShortcutId>> = {
  APPROVE: 'approve',
  DENY: 'deny',
  APPROVE_APPEAL: 'approve',
  DENY_APPEAL: 'deny',
}

const looks = {
  primary: 'border border-transparent bg-brand text-on-brand hover:bg-brand-strong',
  notYet: 'border border-dashed border-line-strong text-ink-soft',
  danger: 'border border-bad bg-surface text-bad hover:bg-bad-wash',
  secondary: 'border border-line-strong bg-surface hover:border-brand hover:text-brand',
} as const

const codesOf = ({ refusals }: OfferedDecision): string => refusals.map(({ code }) => code).join(' ')

const isSame = (one: OfferedDecision, other: OfferedDecision | undefined): boolean =>
  one.event === other?.event && codesOf(one) === codesOf(other)

/** What can be decided now. What is not possible yet says why; what is never possible is not there. */
export const DecisionBar = ({ review, refused, isBusy, onDecide }: Props) => {
  const { officeReviewPage, statuses } = useWords()
  const { decisions: words } = officeReviewPage
  const language = useLanguage()
  const id = useId()
  const { decisions, documents } = review
  const primary = findPrimaryDecision(decisions)
  const judged = documents.filter(
    ({ is_frozen, is_missing, state }) => !is_frozen && (!is_missing || state === 'FLAGGED'),
  )
  const count = (state: string) => judged.filter((one) => one.state === state).length
  const flagged = count('FLAGGED')
  const nameOf = ({ event }: OfferedDecision): string =>
    event === 'RETURN_FOR_REPAIR' && flagged > 0
      ? counted(words.returnCount, flagged, language)
      : words.names[event]
  const inOrder = [...decisions.filter((one) => one !== primary), ...(primary ? [primary] : [])]
  const notYet = decisions.filter(({ refusals }) => refusals.length > 0)
  // While another has the request open, nothing else counts, and it is the same for every decision.
  const locked = decisions.flatMap(
    ({ refusals }) => refusals.find(({ code }) => code === 'OPEN_ELSEWHERE') ?? [],
  )
  const isLocked = locked.length > 0
  const whyNot = ({ event, refusals }: OfferedDecision): string =>
    fill(words.notYet, {
      decision: words.names[event].replace('…', ''),
      reasons: refusals.map(({ message }) => message).join(' · '),
    })
  return (
    <section
      aria-label={words.label}
      className="flex min-h-16 shrink-0 items-center gap-x-4 gap-y-1 border-t border-line bg-surface px-5 py-2 text-small max-xl:flex-wrap"
    >
      <Counts accepted={count('ACCEPTED')} flagged={flagged} left={count('NOT_LOOKED_AT')} />
      <ul
        className={`min-w-0 grow text-[13px] leading-snug text-ink-soft ${isLocked || notYet.length === 0 ? '' : 'max-xl:order-first max-xl:w-full'}`}
      >
        {isLocked ? (
          <Reason id={`${id}-why-not`} isLoud={refused !== undefined}>
            {locked[0]?.message}
          </Reason>
        ) : (
          notYet.map((one) => (
            <Reason key={one.event} id={`${id}-${one.event}`} isLoud={isSame(one, refused)}>
              {whyNot(one)}
            </Reason>
          ))
        )}
        {decisions.length === 0 && <li>{fill(words.none, { status: statuses[review.status] })}</li>}
      </ul>
      <VisuallyHidden>
        <span role="status">
          {notYet.filter((one) => isSame(one, refused)).map(isLocked ? () => locked[0]?.message : whyNot)}
        </span>
      </VisuallyHidden>
      <div className="flex shrink-0 gap-2 max-xl:grow max-xl:justify-end max-md:shrink max-md:flex-wrap">
        {inOrder.map((one) => {
          const isPossible = one.refusals.length === 0
          const shortcut = one === primary ? 'decide' : keys[one.event]
          const look = !isPossible
            ? 'notYet'
            : one === primary
              ? 'primary'
              : one.event === 'DENY' || one.event === 'DENY_APPEAL'
                ? 'danger'
                : 'secondary'
          return (
            <button
              key={one.event}
              type="button"
              aria-disabled={!isPossible || isBusy}
              {...(isPossible
                ? {}
                : { 'aria-describedby': isLocked ? `${id}-why-not` : `${id}-${one.event}` })}
              onClick={() => {
                if (!isBusy) onDecide(one)
              }}
              className={`inline-flex min-h-11 items-center gap-2.5 rounded-full px-5 font-medium whitespace-nowrap ${looks[look]}`}
            >
              {nameOf(one)}
              {shortcut && <KeyCap label={shortcutOf(shortcut).label} isOnFill={look === 'primary'} />}
            </button>
          )
        })}
      </div>
    </section>
  )
}

type ReasonProps = { readonly id: string; readonly isLoud: boolean; readonly children: ReactNode }

const Reason = ({ id, isLoud, children }: ReasonProps) => (
  <li id={id} className={`flex items-start gap-1.5 ${isLoud ? 'font-medium text-bad' : ''}`}>
    <Lock aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
    <span>{children}</span>
  </li>
)

const Counts = ({ accepted, flagged, left }: Record<'accepted' | 'flagged' | 'left', number>) => {
  const { documents: words } = useWords().officeReviewPage
  const parts = [
    { Icon: CircleCheck, look: 'text-good', count: accepted, name: words.states.ACCEPTED },
    { Icon: Flag, look: 'text-sun-ink', count: flagged, name: words.states.FLAGGED },
    { Icon: CircleDashed, look: 'text-ink-soft', count: left, name: words.states.NOT_LOOKED_AT },
  ]
  return (
    <ul aria-label={words.label} className="flex shrink-0 gap-x-4 max-xl:gap-x-2.5">
      {parts.map(({ Icon, look, count, name }) => (
        <li key={name} title={name} className={`flex items-center gap-1.5 whitespace-nowrap ${look}`}>
          <Icon aria-hidden="true" className="size-4" />
          <span className="max-xl:sr-only">{name}:</span> {count}
        </li>
      ))}
    </ul>
  )
}
