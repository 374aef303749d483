import { ErrorLine } from '@milgo/ui/error-line.tsx'
import { useFailureText } from '../../lib/use-failure-text.ts'

/** Why a file did not come; empty while nothing failed, so that it is heard when it does. */
export const DownloadFailed = ({ error }: { error: unknown }) => {
  const failureText = useFailureText()
  return (
    <span role="status" className="empty:hidden">
      {error !== undefined && <ErrorLine>{failureText(error)}</ErrorLine>}
    </span>
  )
}
