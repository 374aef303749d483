import { helpKeyOf, type Question } from '@milgo/domain/answers/define'
import { labelKeyOf } from '@milgo/domain/answers/lines'
import { fileExtensions } from '@milgo/domain/application/documents/file-rules'
import { notesToShow } from '@milgo/domain/application/documents/readability'
import { fieldIdOf } from '@milgo/form/field-place.ts'
import type { Complaint } from '@milgo/form/field-view.ts'
import { useForm } from '@milgo/form/form-context.tsx'
import { complaintText, labelOf } from '@milgo/form/form-words.ts'
import { useField } from '@milgo/form/use-form-state.ts'
import { useHelpPopup } from '@milgo/form/use-help-popup.tsx'
import { documentLabel } from '@milgo/messages/document-label'
import { fill } from '@milgo/messages/fill'
import { FileField } from '@milgo/ui/file-field.tsx'
import type { FileFieldState, FileNote } from '@milgo/ui/file-field-state.ts'
import { focusField } from '@milgo/ui/focus-field.ts'
import { useRef, useState } from 'react'
import { useFailureText } from '../../../lib/use-failure-text.ts'
import type { DocumentFiles } from '../../../request/files/document-files.ts'
import { type DocumentPlace, isWorthRetrying } from '../../../request/files/file-entry.ts'
import { noteView } from '../../../request/files/note-view.ts'
import { useEntry, useNotes, useReference, useSameFile } from '../../../request/files/use-document-files.ts'
import { useThumbnail } from '../../../request/files/use-thumbnail.ts'
import { viewFile } from '../../../request/files/view-file.ts'
import { useRegistrationWords } from '../registration-words.ts'
import { useDocumentsWords } from './documents-words.ts'
import { RemovalWindow } from './removal-window.tsx'
import { useFileFailureText } from './use-failure-words.ts'

type Props = { readonly files: DocumentFiles; readonly question: Question }

/** Draws the field of a document, or one field for each place of a list. */
export const DocumentFields = ({ files, question }: Props) => {
  const view = useField(question.id)
  if (!view.isShown) return null
  if (question.kind !== 'files')
    return (
      <DocumentField
        files={files}
        question={question}
        place={{ questionId: question.id }}
        fileName={typeof view.value === 'string' ? view.value : undefined}
        complaint={view.complaint}
      />
    )
  return view.slots?.map(({ index, member, value, complaint, isReadOnly }) => (
    <DocumentField
      key={index}
      files={files}
      question={question}
      place={{ questionId: question.id, slot: index }}
      member={member}
      fileName={value}
      complaint={complaint}
      isReadOnly={isReadOnly}
    />
  ))
}

type FieldProps = Props & {
  readonly place: DocumentPlace
  /** The family member whose document it is. */
  readonly member?: string | undefined
  readonly fileName: string | undefined
  readonly complaint: Complaint | undefined
  /** Whether this place of a list cannot be changed while others can. */
  readonly isReadOnly?: boolean
  /** Replaces the document's label, where that is shown above. */
  readonly label?: string
}

export const DocumentField = ({
  files,
  question,
  place,
  member,
  fileName,
  complaint,
  isReadOnly = false,
  label,
}: FieldProps) => {
  const { words } = useForm()
  const registration = useRegistrationWords()
  const { documentsStep, readability, upload } = useDocumentsWords()
  const view = useField(question.id)
  const { labelKey, isRequired, isDisabled } = view
  const popup = useHelpPopup(helpKeyOf(question))
  const failureText = useFailureText()
  const state = useFileState(files, place, fileName)
  const isLocked = isReadOnly || view.isReadOnly || isDisabled
  const sameFile = useSameFileNote(files, place)
  const notes = [
    ...notesToShow(useNotes(files, place), !isLocked).map(noteView(readability)),
    ...(isLocked ? [] : sameFile),
  ]
  const [unseen, setUnseen] = useState<{ readonly fileName: string; readonly why: string }>()

  const [isAsking, setIsAsking] = useState(false)
  const isRemoved = useRef(false)
  const answerRemoval = (isRemoving: boolean) => {
    setIsAsking(false)
    isRemoved.current = isRemoving
    if (isRemoving) files.remove(place)
  }

  const show = async (wanted: string) => {
    setUnseen(undefined)
    try {
      if (!(await viewFile(files, wanted))) setUnseen({ fileName: wanted, why: documentsStep.viewOnceSaved })
    } catch (error) {
      setUnseen({ fileName: wanted, why: failureText(error) })
    }
  }
  const isThere = state.kind === 'uploaded'
  return (
    <>
      <FileField
        id={fieldIdOf(place)}
        label={label ?? documentLabel(labelOf(labelKey, words), { index: place.slot, member }, registration)}
        optionalMark={isRequired ? undefined : words.formFields.optional}
        popup={popup}
        // An uploading file is not missing, and a failed upload shows its own message.
        error={state.kind === 'empty' || isThere ? complaint && complaintText(complaint, words) : undefined}
        isRequired={isRequired}
        isReadOnly={isReadOnly || view.isReadOnly}
        isDisabled={isDisabled}
        words={{ ...upload, uploaded: upload.loaded }}
        accept={fileExtensions}
        state={state}
        notes={
          unseen && isThere && unseen.fileName === fileName
            ? [{ tone: 'attention', text: unseen.why }, ...notes]
            : notes
        }
        onChoose={(file) => files.choose(place, file)}
        onCancel={() => files.dismiss(place)}
        onRetry={() => files.retry(place)}
        onView={() => {
          if (fileName !== undefined) void show(fileName)
        }}
        onRemove={() => (isThere ? setIsAsking(true) : files.dismiss(place))}
      />
      <RemovalWindow
        isOpen={isAsking}
        fileName={state.kind === 'empty' ? '' : state.fileName}
        onAnswer={answerRemoval}
        onGone={() => {
          // The button that opened the window was removed with the file, so the focus is set to the field.
          if (isRemoved.current) focusField(fieldIdOf(place))
          isRemoved.current = false
        }}
      />
    </>
  )
}

/** Says that another document has the same file. That can be right, so it is no warning. */
const useSameFileNote = (files: DocumentFiles, place: DocumentPlace): readonly FileNote[] => {
  const { store, words } = useForm()
  const { documentsStep } = useDocumentsWords()
  const question = store.model.form.byId.get(useSameFile(files, place) ?? '')
  if (!question) return []
  const document = labelOf(labelKeyOf(question, store.answers(), store.context()), words)
  return [{ tone: 'info', text: fill(documentsStep.sameFile, { document }) }]
}

/** Returns the state of the field. An upload is shown in place of the uploaded file, a failed upload beside it. */
const useFileState = (
  files: DocumentFiles,
  place: DocumentPlace,
  fileName: string | undefined,
): FileFieldState => {
  const entry = useEntry(files, place)
  const reference = useReference(files, fileName)
  const thumbnail = useThumbnail(files, fileName)
  const { documentsStep } = useDocumentsWords()
  const failureText = useFileFailureText()
  const isThere = fileName !== undefined && reference?.file_state !== 'infected'
  const storedFile = isThere ? (reference?.original_file_name ?? documentsStep.uploadedFile) : undefined
  if (entry?.kind === 'uploading') return entry
  if (entry)
    return {
      kind: 'failed',
      fileName: entry.fileName,
      message: failureText(entry),
      canRetry: isWorthRetrying(entry.failure),
      storedFile,
    }
  if (storedFile === undefined) return { kind: 'empty' }
  return {
    kind: 'uploaded',
    fileName: storedFile,
    isChecking: reference?.file_state === 'checking',
    thumbnail,
  }
}
