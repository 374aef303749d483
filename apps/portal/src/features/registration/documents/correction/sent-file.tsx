import { FileThumbnail } from '@milgo/ui/file-thumbnail.tsx'
import { IconButton } from '@milgo/ui/icon-button.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { Download, FileText } from 'lucide-react'
import { useState } from 'react'
import { useFailureText } from '../../../../lib/use-failure-text.ts'
import type { DocumentFiles } from '../../../../request/files/document-files.ts'
import { useThumbnail } from '../../../../request/files/use-thumbnail.ts'
import { viewFile } from '../../../../request/files/view-file.ts'
import type { CorrectedDocument } from '../../correction.ts'
import { useDocumentsWords } from '../documents-words.ts'
import { useCorrectionWords } from './correction-words.ts'

type Props = { readonly files: DocumentFiles; readonly document: CorrectedDocument }

/** Shows the file that the reviewer flagged. */
export const SentFile = ({ files, document: { flag } }: Props) => {
  const { correction } = useCorrectionWords()
  const { upload } = useDocumentsWords()
  const failureText = useFailureText()
  const [error, setError] = useState<unknown>()
  const sent = flag.sent_file
  const thumbnail = useThumbnail(files, sent?.file_name)
  const view = async (fileName: string) => {
    setError(undefined)
    try {
      await viewFile(files, fileName)
    } catch (failure) {
      setError(failure)
    }
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="font-medium">{correction.sentFile}</p>
      <div className="flex min-h-21 items-center gap-3 rounded-small border border-line bg-sunken p-3.5">
        {thumbnail ? (
          <FileThumbnail {...thumbnail} />
        ) : (
          <FileText aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
        )}
        <bdi className="min-w-0 grow wrap-anywhere text-ink-soft [text-align:match-parent]">
          {sent?.original_file_name ?? correction.noSentFile}
        </bdi>
        {sent?.file_signed_url && (
          <IconButton
            label={`${upload.view}: ${sent.original_file_name}`}
            onPress={() => void view(sent.file_name)}
          >
            <Download aria-hidden="true" className="size-5.5" />
          </IconButton>
        )}
      </div>
      <StatusRegion className="text-small text-bad">{error !== undefined && failureText(error)}</StatusRegion>
    </div>
  )
}
