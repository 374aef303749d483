import { Button } from '@milgo/ui/button.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useState } from 'react'
import { useWords } from '../../lib/words.ts'

type Props = {
  readonly header: string
  readonly text: string
  readonly positive: string
  readonly negative: string
}

/** Opens the window as readers meet it; its buttons close it. */
export const WindowPreview = ({ header, text, positive, negative }: Props) => {
  const { preview: words } = useWords().officeContent
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <p className="font-bold">{header}</p>
      <p className="mt-2 mb-4 whitespace-pre-line">{text}</p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {words.openWindow}
      </Button>
      {isOpen && (
        <ModalWindow
          isOpen
          header={header}
          text={text}
          positive={{ label: positive || words.closeHelp, onPress: close }}
          {...(negative !== '' && { negative: { label: negative, onPress: close } })}
          onDismiss={close}
        />
      )}
    </>
  )
}
