import { useOnline } from '@milgo/web-client/use-online'
import { WifiOff } from 'lucide-react'
import { useWords } from '../../lib/words.ts'

/** Says that the browser is offline. The live region is always on the page, so that the change is announced. */
export const OfflineNotice = () => {
  const { shell } = useWords()
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className="bg-sun-wash text-sun-ink">
          <span className="page-column flex items-center gap-3 py-2.5 text-small">
            <WifiOff aria-hidden="true" className="size-5 shrink-0" />
            {shell.offline}
          </span>
        </p>
      )}
    </div>
  )
}
