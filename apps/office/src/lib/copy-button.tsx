import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useWords } from './words.ts'

type Props = {
  readonly text: string
  readonly label: string
  /** Said once the text is copied. */
  readonly copied: string
  /** What stands beside the button. */
  readonly children?: ReactNode
}

/** Copies a text, and says whether the browser has allowed it. */
export const CopyButton = ({ text, label, copied, children }: Props) => {
  const { notCopied } = useWords().office
  const [isCopied, setIsCopied] = useState<boolean>()
  const copy = async () => {
    try {
      // Without https there is no clipboard, and a browser may refuse it.
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      setIsCopied(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ActionButton variant="secondary" onPress={copy}>
        <Copy aria-hidden="true" className="size-5" />
        {label}
      </ActionButton>
      {children}
      <span role="status" className={`text-small ${isCopied === false ? 'text-bad' : 'text-good'}`}>
        {isCopied === true && copied}
        {isCopied === false && notCopied}
      </span>
    </div>
  )
}
