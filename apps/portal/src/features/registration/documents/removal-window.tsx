import { fill } from '@milgo/messages/fill'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { WhenGone } from '@milgo/ui/when-gone.tsx'
import { useBackCloses } from '../../../lib/use-back-closes.ts'
import { useDocumentsWords } from './documents-words.ts'

type Props = {
  readonly isOpen: boolean
  readonly fileName: string
  /** Called with whether the file is to be removed. */
  readonly onAnswer: (isRemoving: boolean) => void
  /** Called when the window is off the page and the focus may be set. */
  readonly onGone: () => void
}

/** Asks before a file is removed, because a removed file cannot be restored. */
export const RemovalWindow = ({ isOpen, fileName, onAnswer, onGone }: Props) => {
  const { documentsStep, upload } = useDocumentsWords()
  const { removal } = documentsStep
  useBackCloses(isOpen, () => onAnswer(false))
  return (
    <ModalWindow
      isOpen={isOpen}
      header={removal.header}
      text={fill(removal.text, { name: fileName })}
      positive={{ label: upload.remove, onPress: () => onAnswer(true), isDestructive: true }}
      negative={{ label: removal.keep, onPress: () => onAnswer(false) }}
      onDismiss={() => onAnswer(false)}
    >
      <WhenGone tell={onGone} />
    </ModalWindow>
  )
}
