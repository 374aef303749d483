import { ChoiceCards } from '@milgo/ui/choice-cards.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { TextAreaField } from '@milgo/ui/text-area-field.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { type ReactNode, useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useWords } from '../../lib/words.ts'
import { useRefreshPayments } from './use-payment-calls.ts'

export type ProposalTarget =
  | { readonly kind: 'CORRECTION'; readonly file_id: string; readonly line: number }
  | {
      readonly kind: 'CANCELLATION' | 'BANK_FIX_OPENED'
      readonly batch_id: string
      readonly sequence: number
    }

type Props = {
  readonly target: ProposalTarget
  readonly header: string
  readonly text: string
  /** The details that the decision is based on. */
  readonly details?: ReactNode
  readonly reasonLabel: string
  /** The row names no student whose payment could be corrected. */
  readonly canDismissOnly?: boolean
  readonly onClose: () => void
}

const shortestReason = 3
const longestReason = 500

/** The first of two signatures: the proposal and its reason. */
export const ProposalDialog = ({
  target,
  header,
  text,
  details,
  reasonLabel,
  canDismissOnly = false,
  onClose,
}: Props) => {
  const { officePayments: words, paymentRefusals } = useWords()
  const [choice, setChoice] = useState<'dismiss' | 'correct'>('dismiss')
  const [amountTyped, setAmountTyped] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const refresh = useRefreshPayments()
  const { isBusy, failure, submit } = useSubmit()
  const isCorrecting = target.kind === 'CORRECTION' && choice === 'correct'
  const amount = isCorrecting ? Number(amountTyped.replaceAll(',', '').replace('−', '-')) : 0
  const isAmount = !isCorrecting || (Number.isInteger(amount) && amount !== 0)
  const length = reason.trim().length
  const isReason = length >= shortestReason && length <= longestReason
  const propose = () => {
    setIsTried(true)
    if (!isAmount || !isReason) return
    void submit(async () => {
      const body = target.kind === 'CORRECTION' ? { ...target, amount, reason } : { ...target, reason }
      await callCore('POST /office/payments/proposals', { body })
      await refresh()
      onClose()
    })
  }
  return (
    <ModalWindow
      isOpen
      header={header}
      text={text}
      positive={{ label: words.propose, onPress: propose, busyText: isBusy ? words.making : undefined }}
      negative={{ label: words.back, onPress: onClose }}
      onDismiss={onClose}
    >
      {details}
      {target.kind === 'CORRECTION' && !canDismissOnly && (
        <ChoiceCards
          label={words.decide}
          options={[
            { value: 'dismiss', label: words.dismiss },
            { value: 'correct', label: words.correct },
          ]}
          value={choice}
          onChange={setChoice}
        />
      )}
      {isCorrecting && (
        <TextField
          label={words.correctionAmount}
          isLtr
          isRequired
          value={amountTyped}
          onChange={setAmountTyped}
          error={isTried && !isAmount ? words.amountNeeded : undefined}
        />
      )}
      <TextAreaField
        label={reasonLabel}
        help={words.reasonHint}
        isRequired
        value={reason}
        onChange={setReason}
        maxLength={longestReason}
        error={isTried && !isReason ? words.reasonNeeded : undefined}
      />
      <FailureBanner title={words.failed} failure={failure} own={paymentRefusals} />
    </ModalWindow>
  )
}
