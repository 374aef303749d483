import { baseOf } from '@milgo/contracts/define-call'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { ErrorLine } from '@milgo/ui/error-line.tsx'
import { downloadBlob } from '@milgo/web-client/download'
import { readAnswer } from '@milgo/web-client/read-answer'
import { FileDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { callHeaders, sendInSession } from '../../../lib/service-client.ts'
import { usePersonalQuery } from '../../../lib/session/use-personal-query.ts'
import { useFailureText } from '../../../lib/use-failure-text.ts'
import { currentLanguage } from '../../../lib/words.ts'
import type { Application } from '../open-application.ts'
import { useRequestNumber } from '../use-request-number.ts'
import { useDocumentsWords } from './documents-words.ts'

const name = 'GET /user-request/submitted-copy'

/** The printed copy; only whoever carries the token is given it, so that a plain link would not do. */
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

/** The copies of all that was sent: of a corrected application also what was sent first. */
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
  /** By its number; absent: the last one. */
  readonly copy?: number
  readonly label?: string
}

/** A download of exactly what was sent. */
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
      <span role="status" className="empty:hidden">
        {error !== undefined && <ErrorLine>{failureText(error)}</ErrorLine>}
      </span>
    </div>
  )
}
