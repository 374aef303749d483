import { fill } from '@milgo/messages/fill'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useEffect, useRef } from 'react'
import { useBackCloses } from '../../../lib/use-back-closes.ts'
import { useDocumentsWords } from './documents-words.ts'

type Props = {
  readonly isOpen: boolean
  readonly fileName: string
  /** Whether the file is to go. */
  readonly onAnswer: (isRemoving: boolean) => void
  /** The window is off the page: the focus may go where it should. */
  readonly onGone: () => void
}

/** A file that was removed is nowhere any more, so that it is asked about first. */
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

/** The window fades; as long as it does, it holds the focus. */
const WhenGone = ({ tell }: { readonly tell: () => void }) => {
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => () => latest.current(), [])
  return null
}
