import { useDisclosure } from '@milgo/ui/use-disclosure.ts'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router'

type Props = {
  readonly id: string
  /** The content of the button. */
  readonly label: ReactNode
  readonly className?: string
  readonly buttonStyle: string
  readonly panelStyle: string
  readonly children: ReactNode
}

/** A button of the header and the panel that it opens below. */
export const Disclosure = ({ id, label, className = '', buttonStyle, panelStyle, children }: Props) => {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { isOpen, toggle } = useDisclosure({ button, panel, page: useLocation().pathname })
  return (
    <div className={`relative max-w-full shrink-0 ${className}`}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className={`flex items-center ${buttonStyle}`}
      >
        {label}
        <ChevronDown aria-hidden="true" className={`size-4 shrink-0 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div
        id={id}
        ref={panel}
        hidden={!isOpen}
        className={`absolute end-0 top-full max-w-[calc(100vw-2.5rem)] rounded-medium border border-white/20 bg-foot shadow-raised ${panelStyle}`}
      >
        {children}
      </div>
    </div>
  )
}
