import type { Review } from '@milgo/contracts/office/review-answer'
import { returnsDocuments } from '@milgo/domain/review/decision'
import { openWarningsOf } from '@milgo/domain/review/open-warnings'
import { findPrimaryDecision } from '@milgo/domain/review/primary-decision'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { Button } from '@milgo/ui/button.tsx'
import type { ButtonVariant } from '@milgo/ui/button-style.ts'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { CircleCheck, CircleDashed, Flag, Lock, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { KeyCap } from '../../lib/shortcuts/key-cap.tsx'
import { type ShortcutId, shortcutOf } from '../../lib/shortcuts/shortcuts.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { groupChecks } from './check-reading.ts'
import { isJudgedDocument } from './document-steps.ts'
import { reviewPlaces } from './review-layout.ts'
import type { OfferedDecision } from './review-types.ts'

type Props = {
  readonly review: Review
  /** A decision that was chosen although it is not possible yet. The bar repeats why, until the review changes. */
  readonly refused: OfferedDecision | undefined
  readonly isBusy: boolean
  readonly onDecide: (decision: OfferedDecision) => void
  readonly onShowChecklist: () => void
}

const keys: Partial<Record<OfferedDecision['event'], ShortcutId>> = {
  APPROVE: 'approve',
  DENY: 'deny',
  APPROVE_APPEAL: 'approve',
  DENY_APPEAL: 'deny',
}

const codesOf = ({ refusals }: OfferedDecision): string => refusals.map(({ code }) => code).join(' ')

const needsChecklist = ({ refusals }: OfferedDecision): boolean =>
  refusals.some(({ code }) => code === 'CHECKLIST_INCOMPLETE')

const isSame = (one: OfferedDecision, other: OfferedDecision | undefined): boolean =>
  one.event === other?.event && codesOf(one) === codesOf(other)

/** The possible decisions. A decision that is not possible yet says why. One that is never possible is not shown. */
export const DecisionBar = ({ review, refused, isBusy, onDecide, onShowChecklist }: Props) => {
  const { officeReviewPage, statuses } = useWords()
  const { decisions: words } = officeReviewPage
  const language = useLanguage()
  const id = useId()
  const { decisions, documents, checks, checklist } = review
  const primary = findPrimaryDecision(decisions)
  const judged = documents.filter(isJudgedDocument)
  const count = (state: string) => judged.filter((one) => one.state === state).length
  const flagged = count('FLAGGED')
  const nameOf = ({ event }: OfferedDecision): string =>
    returnsDocuments(event) && flagged > 0
      ? counted(words.returnCount, flagged, language)
      : words.names[event]
  const inOrder = [...decisions.filter((one) => one !== primary), ...(primary ? [primary] : [])]
  const notYet = decisions.filter(({ refusals }) => refusals.length > 0)
  // While another staff member has the request open, only that reason is shown, because it applies to every decision.
  const locked = decisions.flatMap(
    ({ refusals }) => refusals.find(({ code }) => code === 'OPEN_ELSEWHERE') ?? [],
  )
  const isLocked = locked.length > 0
  const whyNot = ({ event, refusals }: OfferedDecision): string =>
    fill(words.notYet, {
      decision: words.names[event].replace('…', ''),
      reasons: refusals.map(({ message }) => message).join(' · '),
    })
  const openItems = checklist.filter(({ is_ticked }) => !is_ticked).map(({ item }) => item)
  const warned = decisions.flatMap((one) => {
    const count = groupChecks(openWarningsOf(one.event, checks, openItems), documents).length
    return one.refusals.length === 0 && count > 0 ? [{ event: one.event, count }] : []
  })
  const describedBy = ({ event, refusals }: OfferedDecision) => {
    if (refusals.length > 0) return isLocked ? `${id}-why-not` : `${id}-${event}`
    return warned.some((one) => one.event === event) ? `${id}-${event}` : undefined
  }
  return (
    <section
      aria-label={words.label}
      data-place="decision"
      // As high with reasons as without, because the document above it keeps its height.
      className={`flex shrink-0 items-center gap-x-4 gap-y-1 border-t border-line bg-surface px-5 py-2 text-small ${reviewPlaces.decision}`}
    >
      <Counts accepted={count('ACCEPTED')} flagged={flagged} left={count('NOT_LOOKED_AT')} />
      <ul className="min-w-0 grow text-[13px] leading-snug text-ink-soft max-xl:order-first max-xl:w-full max-md:empty:hidden md:max-xl:min-h-10">
        {isLocked ? (
          <Reason id={`${id}-why-not`} isLoud={refused !== undefined}>
            {locked[0]?.message}
          </Reason>
        ) : (
          notYet.map((one) => (
            <Reason key={one.event} id={`${id}-${one.event}`} isLoud={isSame(one, refused)}>
              {needsChecklist(one) ? (
                // The margin keeps the line as high as the others.
                <button
                  type="button"
                  onClick={onShowChecklist}
                  className={`-my-0.75 min-h-6 text-start ${textLinkStyle}`}
                >
                  {whyNot(one)}
                </button>
              ) : (
                whyNot(one)
              )}
            </Reason>
          ))
        )}
        {warned.map(({ event, count: open }) => (
          <li key={event} id={`${id}-${event}`} className="flex items-start gap-1.5 text-sun-ink">
            <TriangleAlert aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
            <button type="button" onClick={onShowChecklist} className={`min-h-6 text-start ${textLinkStyle}`}>
              {fill(words.notYet, {
                decision: words.names[event],
                reasons: counted(words.openWarnings, open, language),
              })}
            </button>
          </li>
        ))}
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
          const look: ButtonVariant = !isPossible
            ? 'notYet'
            : one === primary
              ? 'primary'
              : one.needs === 'DENY_REASON'
                ? 'danger'
                : 'secondary'
          return (
            <Button
              key={one.event}
              variant={look}
              aria-disabled={!isPossible || isBusy}
              aria-describedby={describedBy(one)}
              onClick={() => {
                if (!isBusy) onDecide(one)
              }}
              className="max-xl:px-5 md:whitespace-nowrap"
            >
              {nameOf(one)}
              {shortcut && <KeyCap label={shortcutOf(shortcut).label} isOnFill={look === 'primary'} />}
            </Button>
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
