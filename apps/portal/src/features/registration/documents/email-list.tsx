import { ErrorLine } from '@milgo/ui/error-line.tsx'
import { HoldableButton } from '@milgo/ui/holdable-button.tsx'
import { Mail, MailCheck } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { callCore } from '../../../lib/service-client.ts'
import { useFailureText } from '../../../lib/use-failure-text.ts'
import type { Application } from '../open-application.ts'
import { useRegistrationWords } from '../registration-words.ts'
import { useDocumentsWords } from './documents-words.ts'
import { listMailOf } from './list-mail.ts'

const send = () => callCore('POST /step-4/send-email-to-student')

/** Mails the list of what this student needs; one press is enough. */
export const EmailList = ({ application }: { readonly application: Application }) => {
  const { formNotes } = useRegistrationWords()
  const { documentsStep } = useDocumentsWords()
  const failureText = useFailureText()
  const mail = listMailOf(application, send)
  const standing = useSyncExternalStore(mail.subscribe, mail.standing)
  const isSent = standing.is === 'sent'
  const Icon = isSent ? MailCheck : Mail
  return (
    <div className="flex flex-col items-start gap-2 max-sm:w-full max-sm:items-stretch">
      <HoldableButton
        variant="secondary"
        onPress={mail.ask}
        busyText={standing.is === 'sending' ? documentsStep.emailing : undefined}
        disabledReason={isSent ? documentsStep.emailedAgain : undefined}
      >
        <Icon aria-hidden="true" className="size-5" />
        {isSent ? formNotes.emailSent : formNotes.sendListToEmail}
      </HoldableButton>
      <span role="status" className="empty:hidden">
        {standing.is === 'failed' && <ErrorLine>{failureText(standing.error)}</ErrorLine>}
        {isSent && <span className="sr-only">{formNotes.emailSent}</span>}
      </span>
    </div>
  )
}
