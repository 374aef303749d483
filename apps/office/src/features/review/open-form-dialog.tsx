import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useWords } from '../../lib/words.ts'

const shortestReason = 3
const longestReason = 200

type Props = { readonly requestId: string; readonly onClose: () => void }

/**
 * Opens the student's form in the student's name. Asks for a reason, which is recorded, and then shows a link that
 * works once and for a minute. It is a link because browsers block a window that opens by itself after a call.
 */
export const OpenFormDialog = ({ requestId, onClose }: Props) => {
  const { openForm: words } = useWords().officeReviewPage
  const { isBusy, failure, submit } = useSubmit()
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [path, setPath] = useState<string>()
  const length = reason.trim().length
  const isGiven = length >= shortestReason && length <= longestReason
  const ask = () => {
    setIsTried(true)
    if (!isGiven) return
    void submit(async () => {
      const answer = await callCore('POST /office/requests/{id}/open-form', {
        params: { id: requestId },
        body: { reason: reason.trim() },
      })
      setPath(answer.path)
    })
  }
  if (path !== undefined)
    return (
      <ModalWindow
        isOpen
        header={words.ready}
        text={words.readyText}
        positive={{ label: words.close, onPress: onClose }}
        onDismiss={onClose}
      >
        <a
          href={path}
          target="_blank"
          rel="noopener"
          onClick={onClose}
          className="inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4"
        >
          {words.open}
        </a>
      </ModalWindow>
    )
  return (
    <ModalWindow
      isOpen
      header={words.title}
      text={words.text}
      positive={{ label: words.confirm, onPress: ask, busyText: isBusy ? words.asking : undefined }}
      negative={{ label: words.cancel, onPress: onClose }}
      onDismiss={onClose}
    >
      <FailureBanner title={words.failed} failure={failure} />
      <TextField
        label={words.reason}
        value={reason}
        onChange={setReason}
        isRequired
        error={isTried && !isGiven ? words.reasonMissing : undefined}
      />
    </ModalWindow>
  )
}
