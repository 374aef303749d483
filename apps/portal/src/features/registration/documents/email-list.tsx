import { ActionButton } from '@milgo/ui/action-button.tsx'
import { ErrorLine } from '@milgo/ui/error-line.tsx'
import { Mail, MailCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { callCore } from '../../../lib/call-core.ts'
import { CallFailed } from '../../../lib/call-failed.ts'
import { useFailureText } from '../../../lib/use-failure-text.ts'
import { useRegistrationWords } from '../registration-words.ts'
import { useDocumentsWords } from './documents-words.ts'

type Standing =
  | { readonly is: 'ready' | 'sending' | 'sent' }
  | { readonly is: 'failed'; readonly error: unknown }

/** Somebody asked within the hour, perhaps on another device: the mail is there. */
const isSentAlready = (error: unknown): boolean =>
  error instanceof CallFailed && error.code === 'LIST_SENT_ALREADY'

/** Mails the list of what this student needs; one press is enough. */
export const EmailList = () => {
  const { formNotes } = useRegistrationWords()
  const { documentsStep } = useDocumentsWords()
  const failureText = useFailureText()
  const [standing, setStanding] = useState<Standing>({ is: 'ready' })
  const isPressed = useRef(false)
  const isSent = standing.is === 'sent'
  const Icon = isSent ? MailCheck : Mail

  const send = async () => {
    if (isPressed.current) return
    isPressed.current = true
    setStanding({ is: 'sending' })
    try {
      await callCore('POST /step-4/send-email-to-student')
      setStanding({ is: 'sent' })
    } catch (error) {
      const isThere = isSentAlready(error)
      isPressed.current = isThere
      setStanding(isThere ? { is: 'sent' } : { is: 'failed', error })
    }
  }
  return (
    <div className="flex flex-col items-start gap-2 max-sm:w-full max-sm:items-stretch">
      <ActionButton
        variant="secondary"
        onPress={send}
        busyText={standing.is === 'sending' ? documentsStep.emailing : undefined}
        disabledReason={isSent ? documentsStep.emailedAgain : undefined}
      >
        <Icon aria-hidden="true" className="size-5" />
        {isSent ? formNotes.emailSent : formNotes.sendListToEmail}
      </ActionButton>
      <span role="status" className="empty:hidden">
        {standing.is === 'failed' && <ErrorLine>{failureText(standing.error)}</ErrorLine>}
        {isSent && <span className="sr-only">{formNotes.emailSent}</span>}
      </span>
    </div>
  )
}
