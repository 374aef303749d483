import { bankFix } from '@milgo/domain/bank-fix/questions'
import { oneTimeCodeLength } from '@milgo/domain/login/one-time-code'
import { fill } from '@milgo/messages/fill'
import { CallFailed } from '@milgo/web-client/call-failed'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CodeEntry } from '../../../lib/one-time-code/code-entry.tsx'
import { type Sending, startSending } from '../../../lib/one-time-code/sending.ts'
import { refusedFieldsOf } from '../../../lib/refused-fields.ts'
import { callCore } from '../../../lib/service-client.ts'
import { personalQueryKey } from '../../../lib/session/personal-query-key.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import {
  type AccountDetails,
  forgetAccountDraft,
  readAccountDraft,
  storeAccountDraft,
} from './account-draft.ts'
import { AccountForm, accountOf } from './account-form.tsx'
import { useBankFixWords } from './bank-fix-words.ts'
import { useConfirmationFile } from './use-confirmation-file.ts'

const confirmationField = bankFix.rows.bankAccountReference.wire

/** Asks first for the account and its confirmation, then for the code. What was typed remains between the two. */
export const BankFixSteps = ({ phone, onSent }: { phone: string; onSent: () => void }) => {
  const words = useBankFixWords().bankFix
  const session = useSession()
  const client = useQueryClient()
  const [details, setDetails] = useState(readAccountDraft)
  const file = useConfirmationFile()
  const [sending, setSending] = useState<Sending>()
  const isCodeAsked = sending !== undefined
  // The button that had the focus is gone, so the code's field gets it.
  useEffect(() => {
    if (isCodeAsked) document.getElementById('one-time-code')?.focus()
  }, [isCodeAsked])
  const account = accountOf(details)
  const bodyOf = (code?: string) => ({
    bank_name: account.bank,
    branch_number: account.branch,
    account_number: account.accountNumber,
    bank_account_reference: file.state.kind === 'uploaded' ? file.state.name : null,
    ...(code !== undefined && { code }),
  })
  const send = async (code?: string) => {
    try {
      return await callCore('PATCH /user-request/by-user/fix-bank-details', { body: bodyOf(code) })
    } catch (error) {
      const refused = refusedFieldsOf(error).find(({ field }) => field === confirmationField)
      // The service removes a file that no request names after a day, also while the code is awaited.
      if (refused) {
        file.refuse(refused.message)
        setSending(undefined)
      }
      throw error
    }
  }
  const change = (next: AccountDetails) => {
    setDetails(next)
    storeAccountDraft(next)
  }
  /** Sends the details. The server checks them and sends the code, or refuses. */
  const askForCode = async () => {
    const started = await startSending()
    try {
      await send()
    } catch (error) {
      if (!(error instanceof CallFailed && error.code === 'CODE_REQUIRED')) throw error
      setSending(started)
    }
  }
  if (!sending) return <AccountForm details={details} onChange={change} file={file} send={askForCode} />
  return (
    <section aria-label={words.codeTitle}>
      <CodeEntry
        phone={phone}
        sentText={fill(words.sentTo, { length: oneTimeCodeLength })}
        otherText={words.back}
        sending={sending}
        verify={async (code) => {
          await send(code)
          forgetAccountDraft()
          onSent()
          await client.invalidateQueries({ queryKey: personalQueryKey(session?.id) })
        }}
        resend={askForCode}
        onOtherPhone={() => setSending(undefined)}
      />
    </section>
  )
}
