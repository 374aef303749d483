import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useWords } from '../../lib/words.ts'

type Props = { readonly onConfirm: () => void; readonly onClose: () => void }

/** Passes the request to a colleague, because a reviewer who knows the student may not judge the request. */
export const KnowPersonDialog = ({ onConfirm, onClose }: Props) => {
  const { iKnow: words } = useWords().officeReviewPage
  return (
    <ModalWindow
      isOpen
      header={words.title}
      text={words.text}
      positive={{ label: words.confirm, onPress: onConfirm }}
      negative={{ label: words.cancel, onPress: onClose }}
      onDismiss={onClose}
    />
  )
}
