import { baseOf } from '@milgo/contracts/define-call'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { ErrorLine } from '@milgo/ui/error-line.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { downloadBlob } from '@milgo/web-client/download'
import { readAnswer } from '@milgo/web-client/read-answer'
import { FileDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { callHeaders, sendInSession } from '../../../lib/service-client.ts'
import { usePersonalQuery } from '../../../lib/student/use-personal-query.ts'
import { useFailureText } from '../../../lib/use-failure-text.ts'
import { currentLanguage } from '../../../lib/words.ts'
import type { Application } from '../open-application.ts'
import { useRequestNumber } from '../use-request-number.ts'
import { useDocumentsWords } from './documents-words.ts'

// The download below repeats `request/files/use-download.ts` and `lib/fetch-file.ts`. What the form shares with the
// personal area is in the file of all pages, where 300 bytes more exceed the budgets of the login, the eligibility check,
// the contact page and the form. In a file of its own it exceeds the personal area's (`e2e/weight.ts`).

const name = 'GET /user-request/submitted-copy'

/** Fetches the printed copy. A plain link would not work, because the call needs the session's token. */
const fetchCopy = async (copy: number | undefined): Promise<Blob> => {
  const path = copy === undefined ? '/user-request/submitted-copy' : `/user-request/submitted-copy/${copy}`
  const response = await sendInSession((session) =>
    fetch(`${baseOf('core')}${path}`, {
      headers: { ...callHeaders(currentLanguage(), session), Accept: 'application/pdf' },
    }),
  )
  if (response.ok) return response.blob()
  const answer: unknown = await response.json().catch(() => undefined)
  readAnswer(name, { status: response.status, header: (one) => response.headers.get(one), answer })
  throw new Error(`${name} answered no copy`)
}

/** Offers the copies of all that was sent; of a corrected application also the first one. */
export const SubmittedCopies = ({ application }: { readonly application: Application }) => {
  const { copy } = useDocumentsWords().documentsStep
  const { data } = usePersonalQuery('/page-data/personal-area')
  const copies = data?.copies ?? []
  if (copies.length < 2) return <SubmittedCopy application={application} />
  return (
    <div className="flex flex-col items-start gap-3">
      {copies.map(({ number }) => (
        <SubmittedCopy
          key={number}
          application={application}
          copy={number}
          label={number === 1 ? copy.first : copy.corrected}
        />
      ))}
    </div>
  )
}

type Props = {
  readonly application: Application
  /** The number of the copy; undefined means the last one. */
  readonly copy?: number
  readonly label?: string
}

/** Offers a download of exactly what was sent. */
export const SubmittedCopy = ({ application, copy, label }: Props) => {
  const { documentsStep, submittedCopy } = useDocumentsWords()
  const failureText = useFailureText()
  const number = useRequestNumber(application) ?? ''
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>()

  const load = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setError(undefined)
    try {
      downloadBlob(
        await fetchCopy(copy),
        fill(submittedCopy.fileName, { number: copy === undefined ? number : `${number}-${copy}` }),
      )
    } catch (failure) {
      setError(failure)
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <ActionButton
        variant="secondary"
        onPress={load}
        busyText={isBusy ? documentsStep.copy.preparing : undefined}
      >
        <FileDown aria-hidden="true" className="size-5" />
        {label ?? documentsStep.copy.download}
      </ActionButton>
      <StatusRegion>{error !== undefined && <ErrorLine>{failureText(error)}</ErrorLine>}</StatusRegion>
    </div>
  )
}
