import { counted } from '@milgo/messages/counted'
import { fileSizeText } from '@milgo/messages/file-size-text'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { BreakPoints } from '@milgo/ui/break-points.tsx'
import { FileCheck2, FileDown, FileWarning } from 'lucide-react'
import { useLanguage } from '../../lib/words.ts'
import { DownloadFailed } from '../../request/files/download-failed.tsx'
import { useDownload } from '../../request/files/use-download.ts'
import { FoldedList } from './folded-list.tsx'
import { replacedFiles } from './received-files.ts'
import type { Area } from './shared/area.ts'
import { AreaCard } from './shared/area-card.tsx'
import { usePersonalAreaWords } from './shared/personal-area-words.ts'

/** Offers copies of everything that was sent. */
export const CopiesCard = ({ area: { copies, request } }: { area: Area }) => {
  const { copies: words } = usePersonalAreaWords().personalArea
  return (
    <AreaCard title={words.title}>
      <ul className="flex flex-col divide-y divide-line">
        {copies.map((copy) => (
          <li key={copy.number} className="py-4 first:pt-0 last:pb-0">
            <Copy copy={copy} requestNumber={request?.request_number ?? ''} />
          </li>
        ))}
      </ul>
    </AreaCard>
  )
}

type CopyProps = { readonly copy: Area['copies'][number]; readonly requestNumber: string }

const Copy = ({ copy: { number, sent_at: sentAt }, requestNumber }: CopyProps) => {
  const { copies: words } = usePersonalAreaWords().personalArea
  const name = number === 1 ? words.first : fill(words.correction, { n: number - 1 })
  const { start, isBusy, error } = useDownload({
    path: `/user-request/submitted-copy/${number}`,
    mediaType: 'application/pdf',
    name: `milgo-${requestNumber}-${number}.pdf`,
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        <p className="text-small text-ink-soft">
          {fill(words.sent, { moment: leftToRight(momentText(new Date(sentAt))) })}
        </p>
      </div>
      <ActionButton
        variant="secondary"
        onPress={() => void start()}
        label={fill(words.downloadNamed, { copy: name })}
        busyText={isBusy ? words.preparing : undefined}
      >
        <FileDown aria-hidden="true" className="size-5" />
        {words.download}
      </ActionButton>
      <DownloadFailed error={error} />
    </div>
  )
}

/** Lists a receipt for each file: when it was received, whether it could be read, and whether it was scanned. */
export const ReceiptsCard = ({ files }: Pick<Area, 'files'>) => {
  const { files: words } = usePersonalAreaWords().personalArea
  const language = useLanguage()
  const replaced = replacedFiles(files)
  return (
    <AreaCard title={words.title}>
      <p className="flex items-center gap-3">
        <FileCheck2 aria-hidden="true" className="size-5 shrink-0 text-good" />
        {counted(words.count, files.length - replaced.size, language)}
      </p>
      <FoldedList title={words.show}>
        <ul className="flex flex-col divide-y divide-line">
          {files.map((file) => (
            <li key={file.file_name} className="py-3 first:pt-0 last:pb-0">
              <Receipt file={file} isReplaced={replaced.has(file)} />
            </li>
          ))}
        </ul>
      </FoldedList>
    </AreaCard>
  )
}

const Receipt = ({ file, isReplaced }: { file: Area['files'][number]; isReplaced: boolean }) => {
  const { files: words } = usePersonalAreaWords().personalArea
  const language = useLanguage()
  const isBlocked = file.file_state === 'infected'
  const details = [
    fill(words.received, { moment: leftToRight(momentText(new Date(file.received_at))) }),
    fileSizeText(file.bytes, language),
    ...(file.pages === null ? [] : [counted(words.pages, file.pages, language)]),
    ...(file.readable ? [words.readable] : []),
    words.states[file.file_state],
    ...(file.copies.length === 0 ? [words.notSent] : []),
    ...(isReplaced && file.label !== null ? [words.noDocument] : []),
  ]
  return (
    <div className="flex gap-3">
      {isBlocked ? (
        <FileWarning aria-hidden="true" className="mt-1 size-5 shrink-0 text-bad" />
      ) : (
        <FileCheck2 aria-hidden="true" className="mt-1 size-5 shrink-0 text-good" />
      )}
      <div className="min-w-0">
        <p className="font-medium">{file.label ?? words.noDocument}</p>
        <p className="text-small text-ink-soft">
          <bdi className="wrap-anywhere">
            <BreakPoints text={file.original_file_name} />
          </bdi>
        </p>
        <ul className="mt-0.5 flex flex-wrap gap-x-4 text-small text-ink-soft">
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
