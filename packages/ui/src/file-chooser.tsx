import { Camera, Upload } from 'lucide-react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { ActionButton } from './action-button.tsx'
import type { FileFieldWords } from './file-field-state.ts'
import { useFileDrop } from './use-file-drop.ts'

type Props = {
  readonly label: string
  readonly words: FileFieldWords
  readonly accept: readonly string[]
  readonly isDisabled: boolean
  /** Id of the error that says that the file is missing, if it is shown. */
  readonly errorId: string | undefined
  readonly onChoose: (file: File) => void
}

const look = (isOver: boolean, isInvalid: boolean, isDisabled: boolean): string => {
  if (isDisabled) return 'border-dashed border-line bg-sunken'
  if (isOver) return 'border-dashed border-brand bg-brand-wash'
  return isInvalid ? 'border-bad bg-surface ring-1 ring-bad' : 'border-dashed border-line-strong bg-surface'
}

/** On a phone the buttons share a line in equal parts, or are below each other if their texts are too long. */
const onPhone = 'max-sm:grow max-sm:basis-0 max-sm:px-2.5 max-sm:whitespace-nowrap'

/** Three ways to give a file: choose it, drop it, or on a phone take a photo. */
export const FileChooser = ({ label, words, accept, isDisabled, errorId, onChoose }: Props) => {
  const { isOver, handlers } = useFileDrop(isDisabled, onChoose)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onChoose(file)
  }
  return (
    <div
      {...handlers}
      className={`flex min-h-21 flex-wrap items-center gap-3 rounded-small border p-3.5 transition-colors max-sm:gap-2 duration-150 ${look(isOver, errorId !== undefined, isDisabled)}`}
    >
      <FileTrigger acceptedFileTypes={accept} onSelect={take}>
        <ActionButton
          variant="secondary"
          label={`${words.choose}: ${label}`}
          describedBy={errorId}
          isDisabled={isDisabled}
          className={onPhone}
        >
          <Upload aria-hidden="true" className="size-5" />
          {words.choose}
        </ActionButton>
      </FileTrigger>
      <span className="hidden pointer-coarse:contents">
        <FileTrigger acceptedFileTypes={['image/*']} defaultCamera="environment" onSelect={take}>
          <ActionButton
            variant="secondary"
            label={`${words.takePhoto}: ${label}`}
            describedBy={errorId}
            isDisabled={isDisabled}
            className={onPhone}
          >
            <Camera aria-hidden="true" className="size-5" />
            {words.takePhoto}
          </ActionButton>
        </FileTrigger>
      </span>
      <span className="text-small text-ink-soft pointer-coarse:hidden">{words.drop}</span>
    </div>
  )
}
