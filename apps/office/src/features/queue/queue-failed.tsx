import { Banner } from '@milgo/ui/banner.tsx'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useWords } from '../../lib/words.ts'

type Props = { readonly error: Error; readonly retry: () => void }

/** Stands in the place of the list if it could not be loaded. */
export const QueueFailed = ({ error, retry }: Props) => {
  const { failed: words } = useWords().officeQueue
  const failureText = useFailureText()
  return (
    <Banner tone="bad" title={words.title} announce="alert">
      <p>{failureText(error)}</p>
      <button type="button" onClick={retry} className="min-h-11 font-medium underline underline-offset-4">
        {words.retry}
      </button>
    </Banner>
  )
}
