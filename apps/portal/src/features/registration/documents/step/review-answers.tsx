import type { AnswerLine } from '@milgo/domain/answers/lines'
import { isFileRow } from '@milgo/domain/answers/row'
import { readabilityTones } from '@milgo/domain/application/documents/readability'
import type { StepNumber } from '@milgo/domain/application/steps'
import { FileNotes } from '@milgo/ui/file-notes.tsx'
import { FileThumbnail } from '@milgo/ui/file-thumbnail.tsx'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { DocumentFiles } from '../../../../request/files/document-files.ts'
import type { DocumentPlace } from '../../../../request/files/file-entry.ts'
import { noteView } from '../../../../request/files/note-view.ts'
import { useNotes } from '../../../../request/files/use-document-files.ts'
import { useThumbnail } from '../../../../request/files/use-thumbnail.ts'
import { AnswersInWords } from '../../answers-in-words.tsx'
import type { Application } from '../../open-application.ts'
import { DocumentLink } from '../document-link.tsx'
import { useDocumentsWords } from '../documents-words.ts'

type Props = {
  readonly application: Application
  readonly files: DocumentFiles
  readonly onChangeStep: (step: StepNumber) => void
  readonly goToDocument: (fieldId: string) => void
}

/** Shows everything that is about to be sent, between the last document and Send. */
export const ReviewAnswers = ({ application, files, onChangeStep, goToDocument }: Props) => {
  const { lastCheck } = useDocumentsWords().documentsStep
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  const known = useSyncExternalStore(files.subscribe, files.references)
  const fileNames = useMemo(() => ({ get: (name: string) => known.get(name)?.original_file_name }), [known])
  return (
    <>
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
          {lastCheck.title}
        </h2>
        <p className="mt-1 max-w-measure text-ink-soft">{lastCheck.lead}</p>
      </div>
      <AnswersInWords
        application={application}
        fileNames={fileNames}
        onChangeStep={onChangeStep}
        beside={(line, label) => {
          const place = findPlace(line)
          return (
            place && (
              <>
                {typeof line.value === 'string' && <Small files={files} fileName={line.value} />}
                <Doubts files={files} place={place} label={label} onReplace={goToDocument} />
              </>
            )
          )
        }}
      />
    </>
  )
}

const findPlace = ({ row, questionId, index }: AnswerLine): DocumentPlace | undefined => {
  if (!isFileRow(row)) return undefined
  return index === undefined ? { questionId } : { questionId, slot: index }
}

const Small = ({ files, fileName }: { readonly files: DocumentFiles; readonly fileName: string }) => {
  const thumbnail = useThumbnail(files, fileName)
  return (
    thumbnail && (
      <div className="mt-1.5">
        <FileThumbnail {...thumbnail} />
      </div>
    )
  )
}

type DoubtsProps = {
  readonly files: DocumentFiles
  readonly place: DocumentPlace
  readonly label: string
  readonly onReplace: (fieldId: string) => void
}

/**
 * Shows the readability notes of the upload again while the file can still be replaced. They do not prevent sending.
 */
const Doubts = ({ files, place, label, onReplace }: DoubtsProps) => {
  const { readability, upload } = useDocumentsWords()
  const notes = useNotes(files, place).filter(({ code }) => readabilityTones[code] === 'attention')
  if (notes.length === 0) return null
  return (
    <div className="mt-2 flex flex-col items-start gap-1">
      <FileNotes notes={notes.map(noteView(readability))} />
      <DocumentLink
        place={place}
        text={upload.replace}
        label={`${upload.replace}: ${label}`}
        goToDocument={onReplace}
      />
    </div>
  )
}
