import { fill } from '@milgo/messages/fill'
import { HelpPopup } from '@milgo/ui/help-popup.tsx'
import { type ReactNode, useMemo } from 'react'
import { useForm } from './form-context.tsx'

/** The help of a question, where it has one: the same element with every key that is pressed, so that it is not drawn again. */
export const useHelpPopup = (helpKey: string): ReactNode => {
  const { words, help } = useForm()
  const explained = help.get(helpKey)
  const { open, close } = words.formFields.help
  return useMemo(
    () => explained && <HelpPopup {...explained} words={{ open: (title) => fill(open, { title }), close }} />,
    [explained, open, close],
  )
}
