import { Button } from '@milgo/ui/button.tsx'
import type { ButtonVariant } from '@milgo/ui/button-style.ts'
import { CallFailed } from '@milgo/web-client/call-failed'
import { useOnline } from '@milgo/web-client/use-online'
import { useRetry } from '@milgo/web-client/use-retry'
import { CloudOff } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { useWords } from './words.ts'

type Props = {
  /** What is missing. */
  readonly title: string
  /** What this means for the reader. */
  readonly text: string
  readonly error: Error | null
  readonly brought: RefObject<HTMLElement | null>
  readonly variant: ButtonVariant
}

/** Says what is missing and what to do. While offline there is no button, because the page recovers by itself. */
export const LoadFailed = ({ title, text, error, brought, variant }: Props) => {
  const { home, shell } = useWords()
  const online = useOnline()
  const titleId = useId()
  const { retry, isRetrying } = useRetry(brought)
  const requestId = error instanceof CallFailed ? error.requestId : undefined
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <CloudOff aria-hidden="true" className="size-8 opacity-80" />
      <p id={titleId} className="text-lead font-bold">
        {title}
      </p>
      <p className="max-w-measure opacity-90">{online ? text : home.failed.offline}</p>
      {online && requestId !== undefined && (
        <p className="text-small opacity-90">
          {home.failed.reference}{' '}
          <bdi dir="ltr" className="break-all select-all">
            {requestId}
          </bdi>
        </p>
      )}
      {online && (
        <Button
          variant={variant}
          onClick={retry}
          aria-describedby={titleId}
          aria-disabled={isRetrying}
          className="mt-1 aria-disabled:opacity-60"
        >
          {shell.retry}
        </Button>
      )}
    </div>
  )
}
