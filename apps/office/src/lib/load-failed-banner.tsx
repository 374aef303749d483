import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { CallFailed } from '@milgo/web-client/call-failed'
import type { ReactNode } from 'react'
import { useFailureText } from './use-failure-text.ts'
import { useWords } from './words.ts'

type Props = {
  readonly error: unknown
  readonly retry: () => unknown
  /** The page's own texts, if it has some. No title below a heading that already says it. */
  readonly words?: { readonly title?: string; readonly retry: string }
  /** A link to elsewhere, if repeating the call can never succeed. */
  readonly wayOut?: ReactNode
}

/** Shown instead of a page's content: why it could not be loaded, and a retry button or a link to elsewhere. */
export const LoadFailedBanner = ({ error, retry, words, wayOut }: Props) => {
  const { office } = useWords()
  const failureText = useFailureText()
  const { title, retry: label } = words ?? office.failed
  return (
    <Banner
      tone="bad"
      {...(title !== undefined && { title })}
      announce="alert"
      action={
        wayOut !== undefined && error instanceof CallFailed && !error.isPassing ? (
          wayOut
        ) : (
          <ActionButton variant="secondary" onPress={() => void retry()}>
            {label}
          </ActionButton>
        )
      }
    >
      {failureText(error)}
    </Banner>
  )
}
