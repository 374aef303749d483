import { fileExtensions } from '@milgo/domain/application/documents/file-rules'
import { notesToShow } from '@milgo/domain/application/documents/readability'
import { FileField } from '@milgo/ui/file-field.tsx'
import type { FileFieldState } from '@milgo/ui/file-field-state.ts'
import { download } from '@milgo/web-client/download'
import { useState, useSyncExternalStore } from 'react'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { isWorthRetrying } from '../../request/files/file-entry.ts'
import { fileFailureText } from '../../request/files/file-failure-text.ts'
import { noteView } from '../../request/files/note-view.ts'
import type { AppealFiles, FileSlot } from './appeal-files.ts'
import { useAppealWords } from './appeal-words.ts'

export const useFileSlots = (files: AppealFiles): readonly FileSlot[] =>
  useSyncExternalStore(files.subscribe, files.slots)

type Props = {
  readonly id: string
  readonly label: string
  readonly files: AppealFiles
  readonly slot: FileSlot
  readonly error?: string | undefined
  readonly isOptional?: boolean
}

/** Draws the field of one file of the appeal. */
export const AppealFileField = ({ id, label, files, slot, error, isOptional = false }: Props) => {
  const words = useAppealWords()
  const { upload, documentsStep, formFields, readability } = words
  const failureText = useFailureText()
  const [isUnseen, setIsUnseen] = useState(false)
  const { key, file, entry } = slot
  const stateOf = (): FileFieldState => {
    const storedFile = file === null ? undefined : file.original_file_name || documentsStep.uploadedFile
    if (entry?.kind === 'uploading') return entry
    if (entry)
      return {
        kind: 'failed',
        fileName: entry.fileName,
        message: fileFailureText(entry, words, failureText),
        canRetry: isWorthRetrying(entry.failure),
        storedFile,
      }
    if (storedFile === undefined) return { kind: 'empty' }
    return { kind: 'uploaded', fileName: storedFile, isChecking: file?.file_state === 'checking' }
  }
  return (
    <FileField
      id={id}
      label={label}
      optionalMark={isOptional ? formFields.optional : undefined}
      error={entry ? undefined : error}
      words={{ ...upload, uploaded: upload.loaded }}
      accept={fileExtensions}
      state={stateOf()}
      notes={[
        ...(isUnseen ? [{ tone: 'attention', text: documentsStep.viewOnceSaved } as const] : []),
        ...notesToShow(slot.notes, true).map(noteView(readability)),
      ]}
      onChoose={(chosen) => files.choose(key, chosen)}
      onCancel={() => files.dismiss(key)}
      onRetry={() => files.retry(key)}
      onView={() => {
        // A file of an earlier visit that was not sent has no address any more.
        if (file?.file_signed_url) download(file.file_signed_url, '')
        else setIsUnseen(true)
      }}
      onRemove={() => (entry ? files.dismiss(key) : files.remove(key))}
    />
  )
}
