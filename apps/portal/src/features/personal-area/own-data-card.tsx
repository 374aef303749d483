import { ActionButton } from '@milgo/ui/action-button.tsx'
import { FolderDown } from 'lucide-react'
import { DownloadFailed } from '../../request/files/download-failed.tsx'
import { useDownload } from '../../request/files/use-download.ts'
import { AreaCard } from './shared/area-card.tsx'
import { usePersonalAreaWords } from './shared/personal-area-words.ts'

/** Offers everything that is stored about the student as one file. */
export const OwnDataCard = () => {
  const { ownData: words } = usePersonalAreaWords().personalArea
  const { start, isBusy, error } = useDownload({
    path: '/user/my-data',
    mediaType: 'application/zip',
    name: 'milgo-my-data.zip',
  })
  return (
    <AreaCard title={words.title} text={words.text}>
      <div className="flex flex-col items-start gap-2">
        <ActionButton
          variant="secondary"
          onPress={() => void start()}
          busyText={isBusy ? words.preparing : undefined}
        >
          <FolderDown aria-hidden="true" className="size-5" />
          {words.download}
        </ActionButton>
        <DownloadFailed error={error} />
      </div>
    </AreaCard>
  )
}
