import { useId } from 'react'
import { FieldGroup } from './field-group.tsx'
import type { FieldProps } from './field-props.ts'
import { FileChooser } from './file-chooser.tsx'
import type { FileFieldActions, FileFieldState, FileFieldWords, FileNote } from './file-field-state.ts'
import { FileNotes } from './file-notes.tsx'
import { FileProgress } from './file-progress.tsx'
import { useNews } from './use-news.ts'
import { useRestoredFocus } from './use-restored-focus.ts'

type Props = FieldProps &
  FileFieldActions & {
    readonly words: FileFieldWords
    /** File extensions or media types, as the `accept` attribute takes them. */
    readonly accept: readonly string[]
    readonly state: FileFieldState
    readonly notes?: readonly FileNote[]
  }

const spoken = (state: FileFieldState, words: FileFieldWords): string => {
  if (state.kind === 'uploading') return `${words.uploading}: ${state.fileName}`
  if (state.kind === 'uploaded')
    return `${state.isChecking ? words.checking : words.uploaded}: ${state.fileName}`
  if (state.kind === 'empty') return ''
  return state.storedFile === undefined
    ? state.message
    : `${state.message}. ${words.stored}: ${state.storedFile}`
}

/**
 * The field of one document. Its state comes by props, so that an upload can continue after the page that started it
 * was left.
 */
export const FileField = ({
  id,
  label,
  optionalMark,
  popup,
  help,
  error,
  isRequired: _isRequired,
  words,
  accept,
  state,
  notes = [],
  isDisabled = false,
  isReadOnly = false,
  ...actions
}: Props) => {
  const focus = useRestoredFocus(state.kind)
  const errorId = useId()
  const news = useNews(spoken(state, words))
  return (
    <FieldGroup {...{ id, label, optionalMark, popup, help, error, errorId, isReadOnly, focus }}>
      {state.kind === 'empty' ? (
        <FileChooser
          label={label}
          words={words}
          accept={accept}
          isDisabled={isDisabled || isReadOnly}
          errorId={error === undefined ? undefined : errorId}
          onChoose={actions.onChoose}
        />
      ) : (
        <FileProgress
          state={state}
          words={words}
          accept={accept}
          actions={actions}
          isLocked={isDisabled || isReadOnly}
        />
      )}
      <FileNotes notes={notes} />
      <span role="status" className="sr-only">
        {news}
      </span>
    </FieldGroup>
  )
}
