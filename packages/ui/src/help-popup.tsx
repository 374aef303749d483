import { CircleHelp, X } from 'lucide-react'
import { Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components'
import { IconButton } from './icon-button.tsx'
import { popoverStyle } from './popover-style.ts'
import { TextWithNumbers } from './text-with-numbers.tsx'

type Props = {
  readonly title: string
  readonly text: string
  readonly words: { readonly open: (title: string) => string; readonly close: string }
}

/** An explanation on demand, for keyboard, mouse and finger alike. */
export const HelpPopup = ({ title, text, words }: Props) => (
  <DialogTrigger>
    {/* The finger's room reaches beyond the line of the label without moving it. No slot: the button would else become the one that opens the list of the select or combobox around it. */}
    <span className="-my-2 inline-flex">
      <IconButton slot={null} label={words.open(title)}>
        <CircleHelp aria-hidden="true" className="size-5" />
      </IconButton>
    </span>
    {/* Above, where there is room: below it would hide the field that it explains. */}
    <Popover placement="top" className={`${popoverStyle} max-w-[min(360px,92vw)]`}>
      <Dialog className="p-5 outline-none">
        {({ close }) => (
          <>
            <div className="flex items-start justify-between gap-3">
              <Heading slot="title" level={3} className="text-body font-bold">
                {title}
              </Heading>
              <span className="-me-2.5 -mt-2.5">
                <IconButton slot={null} label={words.close} onPress={close}>
                  <X aria-hidden="true" className="size-5" />
                </IconButton>
              </span>
            </div>
            <p className="text-small whitespace-pre-line text-ink-soft">
              <TextWithNumbers text={text} />
            </p>
          </>
        )}
      </Dialog>
    </Popover>
  </DialogTrigger>
)
