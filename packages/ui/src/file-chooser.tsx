import { Camera, Upload } from 'lucide-react'
import { DropZone, type DropZoneProps, FileTrigger, Text } from 'react-aria-components'
import { ActionButton } from './action-button.tsx'
import type { FileFieldWords } from './file-field-state.ts'

type Props = {
  readonly label: string
  readonly words: FileFieldWords
  readonly accept: readonly string[]
  readonly isDisabled: boolean
  readonly isInvalid: boolean
  readonly onChoose: (file: File) => void
}

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]

const droppedFile = async ({ items }: DropEvent): Promise<File | undefined> => {
  const item = items.find((each) => each.kind === 'file')
  return item?.getFile()
}

/** Three ways to hand over a file: choose, drop or paste, and on a phone the camera. */
export const FileChooser = ({ label, words, accept, isDisabled, isInvalid, onChoose }: Props) => {
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onChoose(file)
  }
  return (
    <DropZone
      isDisabled={isDisabled}
      onDrop={async (event) => {
        const file = await droppedFile(event)
        if (file) onChoose(file)
      }}
      className={
        `flex min-h-20 flex-wrap items-center gap-3 rounded-s border border-dashed bg-surface p-3.5 transition-colors duration-150 ${
          isInvalid ? 'border-bad ring-1 ring-bad' : 'border-line-strong'
        } data-drop-target:border-brand data-drop-target:bg-brand-wash data-disabled:bg-sunken ` +
        'data-focus-visible:outline-3 data-focus-visible:outline-offset-2 data-focus-visible:outline-(--focus)'
      }
    >
      <FileTrigger acceptedFileTypes={accept} onSelect={take}>
        <ActionButton variant="secondary" label={`${words.choose}: ${label}`} isDisabled={isDisabled}>
          <Upload aria-hidden="true" className="size-5" />
          {words.choose}
        </ActionButton>
      </FileTrigger>
      <span className="hidden pointer-coarse:contents">
        <FileTrigger acceptedFileTypes={['image/*']} defaultCamera="environment" onSelect={take}>
          <ActionButton variant="quiet" label={`${words.takePhoto}: ${label}`} isDisabled={isDisabled}>
            <Camera aria-hidden="true" className="size-5" />
            {words.takePhoto}
          </ActionButton>
        </FileTrigger>
      </span>
      <Text slot="label" className="text-small text-ink-soft pointer-coarse:sr-only">
        {words.drop}
      </Text>
    </DropZone>
  )
}
