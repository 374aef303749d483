import { fileExtensions } from '@milgo/domain/application/documents/file-rules'
import { notesToShow } from '@milgo/domain/application/documents/readability'
import { FileField } from '@milgo/ui/file-field.tsx'
import { downloadBlob } from '@milgo/web-client/download'
import { useFailureText } from '../../../lib/use-failure-text.ts'
import { isWorthRetrying } from '../../../request/files/file-entry.ts'
import { fileFailureText } from '../../../request/files/file-failure-text.ts'
import { noteView } from '../../../request/files/note-view.ts'
import { useBankFixWords } from './bank-fix-words.ts'
import type { ConfirmationFile, useConfirmationFile } from './use-confirmation-file.ts'

type Props = {
  readonly id: string
  readonly file: ReturnType<typeof useConfirmationFile>
  readonly error: string | undefined
}

/** Returns how to view the file; undefined after a reload, because the service has no call for a file of no request. */
const viewOf = (state: ConfirmationFile): (() => void) | undefined => {
  if (state.kind !== 'uploaded' || !state.file) return undefined
  const { file, fileName } = state
  return () => downloadBlob(file, fileName)
}

/** Draws the field of the account's confirmation: one file, with its progress, its fault and its notes. */
export const ConfirmationField = ({ id, file, error }: Props) => {
  const words = useBankFixWords()
  const failureText = useFailureText()
  const { state } = file
  return (
    <FileField
      id={id}
      label={words.bankFix.file}
      isRequired
      error={error}
      words={{ ...words.upload, uploaded: words.upload.loaded }}
      accept={fileExtensions}
      state={
        state.kind === 'failed'
          ? {
              kind: 'failed',
              fileName: state.fileName,
              message: fileFailureText({ failure: state.failure, isWaiting: false }, words, failureText),
              canRetry: isWorthRetrying(state.failure),
            }
          : state
      }
      notes={notesToShow(file.notes, true).map(noteView(words.readability))}
      onChoose={file.choose}
      onCancel={file.clear}
      onRetry={() => state.kind === 'failed' && file.choose(state.file)}
      onView={viewOf(state)}
      onRemove={file.clear}
    />
  )
}
