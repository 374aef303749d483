import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { CallFailed } from '@milgo/web-client/call-failed'
import type { ReactNode } from 'react'
import { useFailureText } from './use-failure-text.ts'
import { useWords } from './words.ts'

type Props = {
  readonly error: unknown
  readonly retry: () => unknown
  /** Its own words, where the page has some; no title below a heading that says it. */
  readonly words?: { readonly title?: string; readonly retry: string }
  /** Where to go from what will never be there, however often it is tried. */
  readonly wayOut?: ReactNode
}

/** Stands where the content of a page would be: why it could not be loaded, and a button that tries again or the way out. */
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
