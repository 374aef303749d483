import { CallFailed } from '@milgo/web-client/call-failed'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CodeEntry } from '../../../lib/one-time-code/code-entry.tsx'
import { type Sending, startSending } from '../../../lib/one-time-code/sending.ts'
import { callCore } from '../../../lib/service-client.ts'
import { personalQueryKey } from '../../../lib/session/personal-query-key.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { type AccountDetails, AccountForm } from './account-form.tsx'
import { useBankFixWords } from './bank-fix-words.ts'
import { useConfirmationFile } from './use-confirmation-file.ts'

const noDetails: AccountDetails = { bank: '', branch: '', accountNumber: '' }

/** First the account and its confirmation, then the code; what was typed stays between the two. */
export const BankFixSteps = ({ phone, onSent }: { phone: string; onSent: () => void }) => {
  const words = useBankFixWords().bankFix
  const session = useSession()
  const client = useQueryClient()
  const [details, setDetails] = useState(noDetails)
  const file = useConfirmationFile()
  const [sending, setSending] = useState<Sending>()
  const isCodeAsked = sending !== undefined
  // The button that had the focus is gone; the next thing to do is to type the code.
  useEffect(() => {
    if (isCodeAsked) document.getElementById('one-time-code')?.focus()
  }, [isCodeAsked])
  const bodyOf = (code?: string) => ({
    bank_name: details.bank,
    branch_number: details.branch,
    account_number: details.accountNumber,
    bank_account_reference: file.state.kind === 'uploaded' ? file.state.name : null,
    ...(code !== undefined && { code }),
  })
  const send = (code?: string) =>
    callCore('PATCH /user-request/by-user/fix-bank-details', { body: bodyOf(code) })
  /** The server checks the details and sends the code; everything else is a refusal. */
  const askForCode = async () => {
    const started = await startSending()
    try {
      await send()
    } catch (error) {
      if (!(error instanceof CallFailed && error.code === 'CODE_REQUIRED')) throw error
      setSending(started)
    }
  }
  if (!sending) return <AccountForm details={details} onChange={setDetails} file={file} send={askForCode} />
  return (
    <section aria-label={words.codeTitle}>
      <CodeEntry
        phone={phone}
        sentText={words.sentTo}
        otherText={words.back}
        sending={sending}
        verify={async (code) => {
          await send(code)
          onSent()
          await client.invalidateQueries({ queryKey: personalQueryKey(session?.id) })
        }}
        resend={askForCode}
        onOtherPhone={() => setSending(undefined)}
      />
    </section>
  )
}
