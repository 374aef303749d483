import { ButtonWithReason } from '@milgo/ui/button-with-reason.tsx'
import { ErrorLine } from '@milgo/ui/error-line.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { Mail, MailCheck } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { callCore } from '../../../../lib/service-client.ts'
import { useFailureText } from '../../../../lib/use-failure-text.ts'
import type { Application } from '../../open-application.ts'
import { useRegistrationWords } from '../../registration-words.ts'
import { useDocumentsWords } from '../documents-words.ts'
import { useAskedFiles } from '../place-progress.ts'
import { listMailOf } from './list-mail.ts'

const send = () => callCore('POST /step-4/send-email-to-student')

/** Mails the list of needed documents to the student; one press is enough for each list. */
export const EmailList = ({ application }: { readonly application: Application }) => {
  const { formNotes } = useRegistrationWords()
  const { documentsStep } = useDocumentsWords()
  const failureText = useFailureText()
  const mail = listMailOf(application, send)
  const state = useSyncExternalStore(mail.subscribe, mail.current)
  const list = useAskedFiles()
  const isSent = state.is === 'sent' && state.list === list
  const Icon = isSent ? MailCheck : Mail
  return (
    <div className="flex flex-col items-start gap-2 max-sm:w-full max-sm:items-stretch">
      <ButtonWithReason
        variant="secondary"
        onPress={() => mail.ask(list)}
        busyText={state.is === 'sending' ? documentsStep.emailing : undefined}
        disabledReason={isSent ? documentsStep.emailedAgain : undefined}
      >
        <Icon aria-hidden="true" className="size-5" />
        {isSent ? formNotes.emailSent : formNotes.sendListToEmail}
      </ButtonWithReason>
      <StatusRegion>
        {state.is === 'failed' && <ErrorLine>{failureText(state.error)}</ErrorLine>}
        {isSent && <span className="sr-only">{formNotes.emailSent}</span>}
      </StatusRegion>
    </div>
  )
}
