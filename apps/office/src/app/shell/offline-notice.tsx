import { useOnline } from '@milgo/web-client/use-online'
import { WifiOff } from 'lucide-react'
import { useWords } from '../../lib/words.ts'

/** Part of the header. The live region always exists, so that the loss of the connection is announced. */
export const OfflineNotice = () => {
  const { office } = useWords()
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center gap-3 bg-sun-wash px-4 py-2 text-small text-sun-ink lg:px-6">
          <WifiOff aria-hidden="true" className="size-5 shrink-0" />
          {office.offline}
        </p>
      )}
    </div>
  )
}
