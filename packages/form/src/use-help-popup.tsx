import { fill } from '@milgo/messages/fill'
import { HelpPopup } from '@milgo/ui/help-popup.tsx'
import { type ReactNode, useMemo } from 'react'
import { useForm } from './form-context.tsx'

/**
 * Returns the help popup of a question, or undefined. It is the same element on every key press, so it is not drawn
 * again.
 */
export const useHelpPopup = (helpKey: string): ReactNode => {
  const { words, help } = useForm()
  const explained = help.get(helpKey)
  const { open, close } = words.formFields.help
  return useMemo(
    () => explained && <HelpPopup {...explained} words={{ open: (title) => fill(open, { title }), close }} />,
    [explained, open, close],
  )
}
