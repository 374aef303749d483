import type { Review } from '@milgo/contracts/office/review-answer'
import { reasonListOf, returnsDocuments } from '@milgo/domain/review/decision'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useId, useState } from 'react'
import { PrimaryKey } from '../../lib/shortcuts/primary-key.tsx'
import { useShortcuts } from '../../lib/shortcuts/use-shortcuts.ts'
import { useWords } from '../../lib/words.ts'
import { ReturnedDocuments } from './returned-documents.tsx'
import type { OfferedDecision } from './review-types.ts'

type Given = { readonly reason?: string; readonly note?: string }
type Typed = { readonly reason: string | undefined; readonly note: string }

/** What was typed for decisions whose dialog was closed again, by event. */
export type TypedDecisions = Map<OfferedDecision['event'], Typed>

type Props = {
  readonly decision: OfferedDecision
  readonly review: Review
  readonly typed: TypedDecisions
  readonly isBusy: boolean
  readonly onDecide: (given: Given) => void
  readonly onClose: () => void
}

const named = [
  'DENY',
  'DENY_APPEAL',
  'RETURN_FOR_REPAIR',
  'SEND_BACK_TO_REVIEW',
  'REOPEN',
  'INSTITUTION_REJECTS',
  'WITHDRAW_REJECTION',
] as const

const wireOf = { denying: 'denying', denyingAppeal: 'denying_appeal' } as const

/** Decisions whose name does not say what happens next, so that the dialog explains it. */
const explained = ['REOPEN', 'SEND_BACK_TO_REVIEW'] as const

const isOneOf = <Event extends string>(events: readonly Event[], event: string): event is Event =>
  (events as readonly string[]).includes(event)

/** Returns the reason that an institution gave on a list, while its rejection waits; empty if there is none. */
const waitingReasonOf = ({ is_rejection_waiting: isWaiting, timeline }: Review): string =>
  (isWaiting && timeline.findLast(({ event }) => event === 'INSTITUTION_REJECTS')?.reason_text) || ''

/**
 * Asks for the details of a decision: the reason for the student, a note for colleagues, and a look at the message to
 * be sent. The label of the box says who reads what is typed.
 */
export const DecisionDialog = ({ decision, review, typed, isBusy, onDecide, onClose }: Props) => {
  const { decisions: words, verdict } = useWords().officeReviewPage
  const id = useId()
  const before = typed.get(decision.event)
  const [reason, setReason] = useState(before?.reason)
  const isForStudent = decision.needs === 'WORDS_FOR_STUDENT'
  const [note, setNote] = useState(before?.note ?? (isForStudent ? waitingReasonOf(review) : ''))
  const [wasPressed, setPressed] = useState(false)
  const needsReason = decision.needs === 'DENY_REASON'
  const reasons = review.reasons[wireOf[reasonListOf(decision.event)]]
  const chosen = reasons.find(({ code }) => code === reason)
  const isEnough = needsReason
    ? chosen !== undefined && (!chosen.needs_note || note.trim() !== '')
    : !(isForStudent || decision.needs === 'NOTE') || note.trim() !== ''
  const decide = () => {
    if (isBusy) return
    if (!isEnough) return setPressed(true)
    const text = note.trim() === '' ? {} : { note: note.trim() }
    typed.delete(decision.event)
    onDecide(needsReason && reason !== undefined ? { reason, ...text } : text)
  }
  const close = () => {
    typed.set(decision.event, { reason, note })
    onClose()
  }
  useShortcuts({ decide }, { isInWindow: true })
  const name = words.names[decision.event].replace('…', '')
  return (
    <ModalWindow
      isOpen
      header={isOneOf(named, decision.event) ? words.dialog[decision.event] : name}
      positive={{
        label: name,
        keyCap: <PrimaryKey />,
        onPress: decide,
        isDestructive: needsReason,
        busyText: isBusy ? words.sending : undefined,
      }}
      negative={{ label: words.cancel, onPress: close }}
      onDismiss={close}
      {...(isOneOf(explained, decision.event) && { text: words.explained[decision.event] })}
    >
      {returnsDocuments(decision.event) && <ReturnedDocuments review={review} />}
      {needsReason && (
        <fieldset className="flex flex-col text-small">
          <legend className="mb-1 font-medium">{words.reason}</legend>
          {reasons.map(({ code, text }) => (
            <label key={code} className="flex min-h-9 items-center gap-3">
              <input
                type="radio"
                name={`${id}-reason`}
                checked={reason === code}
                onChange={() => setReason(code)}
                className="size-5 accent-(--brand)"
              />
              {text}
            </label>
          ))}
          {wasPressed && !chosen && (
            <p role="alert" className="text-bad">
              {words.needsReason}
            </p>
          )}
        </fieldset>
      )}
      {decision.needs !== 'LOOK' && (
        <div className="text-small">
          <label htmlFor={id} className="mb-1 block font-medium">
            {needsReason
              ? words.note
              : decision.needs === 'OPTIONAL_NOTE'
                ? words.noteForStudent
                : isForStudent
                  ? words.institutionReason
                  : words.noteForStaff}
          </label>
          <textarea
            id={id}
            dir="auto"
            rows={3}
            maxLength={1_000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            className="w-full rounded-small border border-line-strong bg-surface px-3 py-2"
          />
          {chosen?.needs_note && note.trim() === '' && <p className="text-bad">{verdict.needsNote}</p>}
          {wasPressed && !needsReason && !isEnough && (
            <p role="alert" className="text-bad">
              {words.needsNote}
            </p>
          )}
        </div>
      )}
      {chosen && (
        <div className="text-small">
          <p className="mb-1 font-medium">{words.forStudent}</p>
          <p
            lang={review.language}
            dir="auto"
            className="rounded-small border-s-4 border-line-strong bg-paper px-3 py-2 whitespace-pre-line"
          >
            {[chosen.text_for_student, note.trim()].filter(Boolean).join('\n')}
          </p>
        </div>
      )}
    </ModalWindow>
  )
}
