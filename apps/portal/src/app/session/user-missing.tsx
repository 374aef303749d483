import { Button } from '@milgo/ui/button.tsx'
import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { CallFailed } from '../../lib/call-failed.ts'
import { useOnline } from '../../lib/use-online.ts'
import { useWords } from '../../lib/words.ts'
import { useSessionWords } from './session-words.ts'

type Props = { readonly error: Error; readonly retry: () => Promise<unknown> }

/** Logged in, but the service did not tell who it is: nothing of the page could be right. */
export const UserMissing = ({ error, retry }: Props) => {
  const { shell } = useWords()
  const { failed } = useSessionWords()
  const isOnline = useOnline()
  const [isRetrying, setIsRetrying] = useState(false)
  const requestId = error instanceof CallFailed ? error.requestId : undefined
  const tryAgain = async () => {
    setIsRetrying(true)
    await retry()
    setIsRetrying(false)
  }
  return (
    <div role="status" className="page-column flex flex-col items-start gap-3 py-16 md:py-24">
      <CloudOff aria-hidden="true" className="size-8 text-ink-soft" />
      <p className="text-title font-bold">{failed.title}</p>
      <p className="max-w-measure text-lead text-ink-soft">{isOnline ? failed.text : failed.offline}</p>
      {requestId !== undefined && (
        <p className="text-small text-ink-soft">
          {failed.reference}{' '}
          <bdi dir="ltr" className="break-all select-all">
            {requestId}
          </bdi>
        </p>
      )}
      <Button variant="primary" onClick={tryAgain} aria-disabled={isRetrying} className="mt-3">
        {shell.retry}
      </Button>
    </div>
  )
}
