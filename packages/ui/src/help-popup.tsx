import { CircleHelp, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Popover } from 'react-aria-components/Popover'
import { HelpText } from './help-text.tsx'
import { IconButton } from './icon-button.tsx'
import { iconButtonStyle } from './icon-button-style.ts'
import { popoverStyle } from './popover-style.ts'
import { tooltipWidth, tooltipWidthStyle } from './tooltip-width.ts'

type Props = {
  readonly title: string
  readonly text: string
  readonly words: { readonly open: (title: string) => string; readonly close: string }
}

/**
 * An explanation that a button opens, by keyboard, mouse or finger. A form has dozens of them and few are opened, so
 * each is only a plain button until then.
 */
export const HelpPopup = ({ title, text, words }: Props) => {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <>
      {/* The area for a finger is higher than the line of the label, without moving the line. */}
      <span data-explains="" className="-my-2 inline-flex">
        <button
          ref={button}
          type="button"
          aria-label={words.open(title)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className={iconButtonStyle}
          onClick={() => {
            // Safari does not focus a clicked button, and the focus has to return to the button on closing.
            button.current?.focus()
            setIsOpen(true)
            setWasOpen(true)
          }}
        >
          <CircleHelp aria-hidden="true" className="size-5" />
        </button>
      </span>
      {wasOpen && (
        <Popover
          triggerRef={button}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          // Above the field where there is space, because below it would hide the field that it explains.
          placement="top"
          className={`${popoverStyle} ${tooltipWidthStyle[tooltipWidth(text)]}`}
        >
          <Dialog className="p-5 outline-none">
            <HelpText
              heading={
                <Heading slot="title" level={3} className="text-body font-bold">
                  {title}
                </Heading>
              }
              close={
                <IconButton slot={null} label={words.close} onPress={() => setIsOpen(false)}>
                  <X aria-hidden="true" className="size-5" />
                </IconButton>
              }
              text={text}
            />
          </Dialog>
        </Popover>
      )}
    </>
  )
}
