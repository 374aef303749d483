import {
  type BankFixRefusal,
  bankFixRefusals,
  findReasonRefusal,
} from '@milgo/domain/bank-fix/refusal-reasons'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { ButtonWithReason } from '@milgo/ui/button-with-reason.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { TextAreaField } from '@milgo/ui/text-area-field.tsx'
import { useState } from 'react'
import { ActionRow } from '../../../lib/action-row.tsx'
import { callCore } from '../../../lib/service-client.ts'
import { useWords } from '../../../lib/words.ts'
import type { AccountAct } from './use-account-act.ts'
import type { WaitingAccount } from './use-account-calls.ts'

const longestNote = 1_000

type Props = {
  readonly row: WaitingAccount
  readonly act: AccountAct
}

/** Accept the account, or ask for another one with a reason that the student reads. */
export const AccountDecision = ({ row, act }: Props) => {
  const { officeAccounts: words } = useWords()
  const [asked, setAsked] = useState<'ACCEPT' | 'ASK_AGAIN'>()
  const [reason, setReason] = useState<BankFixRefusal | null>(null)
  const [note, setNote] = useState('')
  const [isTried, setIsTried] = useState(false)
  const wrong = asked === 'ASK_AGAIN' ? findReasonRefusal(reason, note) : undefined
  const deciding = `decide ${row.account_id}`
  const isDeciding = act.isRunning(deciding)
  const close = () => setAsked(undefined)
  const decide = (outcome: 'ACCEPT' | 'ASK_AGAIN') => {
    setIsTried(true)
    if (wrong) return
    close()
    const why = outcome === 'ASK_AGAIN' ? { reason, note: note.trim() || null } : {}
    void act.run(deciding, async () => {
      await callCore('POST /office/requests/{id}/decide-bank-fix', {
        params: { id: row.request_id },
        body: { account_id: row.account_id, outcome, ...why },
      })
      return { done: fill(outcome === 'ACCEPT' ? words.accepted : words.askedAgain, { name: row.name }) }
    })
  }
  const negative = { label: words.back, onPress: close }
  return (
    <div className="flex flex-col gap-3">
      <ActionRow>
        <ActionButton variant="secondary" isDisabled={isDeciding} onPress={() => setAsked('ASK_AGAIN')}>
          {words.askAgain}
        </ActionButton>
        <ButtonWithReason
          variant="primary"
          disabledReason={row.is_payable ? undefined : words.unpayable}
          busyText={isDeciding ? words.accepting : undefined}
          onPress={() => setAsked('ACCEPT')}
        >
          {words.accept}
        </ButtonWithReason>
      </ActionRow>
      {asked === 'ACCEPT' && (
        <ModalWindow
          isOpen
          header={words.acceptTitle}
          text={words.acceptText}
          positive={{ label: words.accept, onPress: () => decide('ACCEPT') }}
          negative={negative}
          onDismiss={close}
        />
      )}
      {asked === 'ASK_AGAIN' && (
        <ModalWindow
          isOpen
          header={words.askAgainTitle}
          text={words.askAgainText}
          positive={{ label: words.sendAsk, onPress: () => decide('ASK_AGAIN') }}
          negative={negative}
          onDismiss={close}
        >
          <SelectField
            label={words.reason}
            placeholder={words.reasonPlaceholder}
            isRequired
            options={bankFixRefusals.map((value) => ({ value, label: words.reasons[value] }))}
            value={reason}
            onChange={setReason}
            error={isTried && wrong?.field === 'reason' ? words.reasonNeeded : undefined}
          />
          <TextAreaField
            label={words.note}
            help={words.noteHint}
            value={note}
            onChange={setNote}
            maxLength={longestNote}
            error={isTried && wrong?.field === 'note' ? words.noteNeeded : undefined}
          />
        </ModalWindow>
      )}
    </div>
  )
}
