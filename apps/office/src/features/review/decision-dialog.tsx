import type { Review } from '@milgo/contracts/office/review-answer'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useId, useState } from 'react'
import { useShortcuts } from '../../lib/shortcuts/use-shortcuts.ts'
import { useWords } from '../../lib/words.ts'
import { ReturnedDocuments } from './returned-documents.tsx'
import type { OfferedDecision } from './review-types.ts'

type Given = { readonly reason?: string; readonly note?: string }

type Props = {
  readonly decision: OfferedDecision
  readonly review: Review
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

/** What happens next, where the name of the decision does not say it. */
const explained = ['REOPEN', 'SEND_BACK_TO_REVIEW'] as const

const isOneOf = <Event extends string>(events: readonly Event[], event: string): event is Event =>
  (events as readonly string[]).includes(event)

/** What has to be said or seen with a decision: the reason for the student, words for colleagues, what will be sent. */
export const DecisionDialog = ({ decision, review, isBusy, onDecide, onClose }: Props) => {
  const { decisions: words, verdict } = useWords().officeReviewPage
  const id = useId()
  const [reason, setReason] = useState<string>()
  const [note, setNote] = useState('')
  const [wasPressed, setPressed] = useState(false)
  const needsReason = decision.needs === 'DENY_REASON'
  const reasons = decision.event === 'DENY_APPEAL' ? review.reasons.denying_appeal : review.reasons.denying
  const chosen = reasons.find(({ code }) => code === reason)
  const isEnough = needsReason
    ? chosen !== undefined && (!chosen.needs_note || note.trim() !== '')
    : decision.needs !== 'NOTE' || note.trim() !== ''
  const decide = () => {
    if (isBusy) return
    if (!isEnough) return setPressed(true)
    const text = note.trim() === '' ? {} : { note: note.trim() }
    onDecide(needsReason && reason !== undefined ? { reason, ...text } : text)
  }
  useShortcuts({ decide }, { isInWindow: true })
  const name = words.names[decision.event].replace('…', '')
  return (
    <ModalWindow
      isOpen
      header={isOneOf(named, decision.event) ? words.dialog[decision.event] : name}
      positive={{
        label: name,
        onPress: decide,
        isDestructive: decision.event === 'DENY' || decision.event === 'DENY_APPEAL',
        busyText: isBusy ? words.sending : undefined,
      }}
      negative={{ label: words.cancel, onPress: onClose }}
      onDismiss={onClose}
      {...(isOneOf(explained, decision.event) && { text: words.explained[decision.event] })}
    >
      {decision.event === 'RETURN_FOR_REPAIR' && <ReturnedDocuments review={review} />}
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
