import { Lock } from 'lucide-react'
import { useId } from 'react'
import { ErrorLine } from './error-line.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStyle } from './field-style.ts'
import { FileChooser } from './file-chooser.tsx'
import type { FileFieldActions, FileFieldState, FileFieldWords } from './file-field-state.ts'
import { FileProgress } from './file-progress.tsx'

type Props = Omit<FieldProps, 'isRequired'> &
  FileFieldActions & {
    readonly words: FileFieldWords
    /** Endings or types, as the browser's own file window takes them. */
    readonly accept: readonly string[]
    readonly state: FileFieldState
  }

const spoken = (state: FileFieldState, words: FileFieldWords): string => {
  if (state.kind === 'uploading') return `${words.uploading}: ${state.fileName}`
  if (state.kind === 'uploaded') return `${words.uploaded}: ${state.fileName}`
  return state.kind === 'failed' ? state.message : ''
}

/** One document. All it shows comes from outside, so that an upload can outlive the page that began it. */
export const FileField = ({
  id,
  label,
  optionalMark,
  popup,
  help,
  error,
  words,
  accept,
  state,
  isDisabled = false,
  isReadOnly = false,
  ...actions
}: Props) => {
  const names = useId()
  const described = [error && `${names}-error`, help && `${names}-help`].filter(Boolean).join(' ')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot share its line with the help button
    <div
      id={id}
      role="group"
      data-field=""
      aria-labelledby={`${names}-label`}
      {...(described ? { 'aria-describedby': described } : {})}
      className={fieldStyle}
    >
      <div className="flex min-h-7 items-center gap-1">
        <span id={`${names}-label`} className="font-medium">
          {label}
          {optionalMark && <span className="font-regular text-ink-faint"> {optionalMark}</span>}
        </span>
        {popup}
        {isReadOnly && <Lock aria-hidden="true" className="ms-1 size-4.5 text-ink-faint" />}
      </div>
      {state.kind === 'empty' ? (
        <FileChooser
          label={label}
          words={words}
          accept={accept}
          isDisabled={isDisabled || isReadOnly}
          isInvalid={error !== undefined}
          onChoose={actions.onChoose}
        />
      ) : (
        <FileProgress state={state} words={words} actions={actions} isLocked={isDisabled || isReadOnly} />
      )}
      <span role="status" className="sr-only">
        {spoken(state, words)}
      </span>
      {error && (
        <span id={`${names}-error`}>
          <ErrorLine>{error}</ErrorLine>
        </span>
      )}
      {help && (
        <span id={`${names}-help`} className="text-small text-ink-faint">
          {help}
        </span>
      )}
    </div>
  )
}
