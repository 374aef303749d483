import { directionOf } from '@milgo/messages/languages'
import { popoverStyle } from '@milgo/ui/popover-style.ts'
import { useDisclosure } from '@milgo/ui/use-disclosure.ts'
import { ChevronDown } from 'lucide-react'
import { type MouseEvent, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { useLanguage, useWords } from '../../lib/words.ts'

type Props = { readonly placeholders: readonly string[]; readonly onAdd: (name: string) => void }

/** Prevents the press from moving the caret in the text. */
const keepCaret = (event: MouseEvent) => event.preventDefault()

/**
 * The menu for inserting values, so that no value is mistyped. Their names are in the office's language and direction.
 */
export const ValueMenu = ({ placeholders, onAdd }: Props) => {
  const { placeholders: words } = useWords().officeContent
  const direction = directionOf[useLanguage()]
  const names: Readonly<Record<string, string>> = words.names
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLUListElement>(null)
  const { isOpen, toggle, close } = useDisclosure({ button, panel, page: useLocation().key })
  if (placeholders.length === 0) return null
  return (
    <div dir={direction} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onMouseDown={keepCaret}
        onClick={toggle}
        className="flex min-h-8 items-center gap-1 rounded-full border border-line-strong bg-surface ps-2.5 pe-2 text-small whitespace-nowrap hover:border-brand hover:text-brand"
      >
        {words.insert}
        <ChevronDown aria-hidden="true" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <ul
        id={id}
        ref={panel}
        hidden={!isOpen}
        className={`${popoverStyle} absolute start-0 top-full z-20 mt-1 w-max max-w-64 p-1`}
      >
        {placeholders.map((name) => (
          <li key={name}>
            <button
              type="button"
              onMouseDown={keepCaret}
              onClick={() => {
                close()
                onAdd(name)
              }}
              className="min-h-10 w-full rounded-small px-3 text-start text-small hover:bg-sunken"
            >
              {names[name] ?? name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
