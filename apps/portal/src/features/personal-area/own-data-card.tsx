import { ActionButton } from '@milgo/ui/action-button.tsx'
import { FolderDown } from 'lucide-react'
import { AreaCard } from './area-card.tsx'
import { DownloadFailed } from './download-failed.tsx'
import { usePersonalAreaWords } from './personal-area-words.ts'
import { useDownload } from './use-download.ts'

/** Everything that is held about the student, as one file. */
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
