import { ErrorLine } from '@milgo/ui/error-line.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { useFailureText } from '../../lib/use-failure-text.ts'

/** Says why a download failed. */
export const DownloadFailed = ({ error }: { error: unknown }) => {
  const failureText = useFailureText()
  return <StatusRegion>{error !== undefined && <ErrorLine>{failureText(error)}</ErrorLine>}</StatusRegion>
}
