import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { type WindowAction, WindowSheet, windowSheetStyle } from './window-sheet.tsx'

type Props = {
  readonly isOpen: boolean
  readonly header: string
  /** Configured text; its line breaks are kept. */
  readonly text?: string
  readonly children?: ReactNode
  readonly positive: WindowAction
  readonly negative?: WindowAction | undefined
  /** Room for fields beside each other. */
  readonly isWide?: boolean
  /** The id of what is read out with the header when the window opens. */
  readonly describedBy?: string
  /** Escape and a press beside the window. Without it the reader has to choose. */
  readonly onDismiss?: (() => void) | undefined
}

/** A question that holds the page until it is answered; on a phone it rises from the lower edge. */
export const ModalWindow = ({
  isOpen,
  header,
  text,
  children,
  positive,
  negative,
  isWide = false,
  describedBy,
  onDismiss,
}: Props) => {
  const isMeant = useMeantPress(isOpen)
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable={onDismiss !== undefined}
      isKeyboardDismissDisabled={onDismiss === undefined}
      shouldCloseOnInteractOutside={isMeant}
      onOpenChange={(open) => {
        if (!open) onDismiss?.()
      }}
      className={
        // As high as what a phone's keyboard leaves free.
        'fixed inset-x-0 top-0 z-50 flex h-(--visual-viewport-height) items-end justify-center bg-[rgb(10_16_29/0.6)] pt-8 ' +
        'transition-opacity duration-200 sm:items-center sm:p-6 ' +
        'data-entering:opacity-0 data-exiting:opacity-0'
      }
    >
      <Modal className={`flex max-h-full w-full ${isWide ? 'sm:max-w-[880px]' : 'sm:max-w-[560px]'}`}>
        <Dialog
          role={onDismiss ? 'dialog' : 'alertdialog'}
          {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
          className={windowSheetStyle}
        >
          <WindowSheet
            heading={
              <Heading slot="title" level={2} className="text-title">
                {header}
              </Heading>
            }
            text={text}
            positive={positive}
            negative={negative}
          >
            {children}
          </WindowSheet>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** The second press of a double click was meant for the button under the window, which the first has opened. */
const useMeantPress = (isOpen: boolean): (() => boolean) => {
  const presses = useRef(1)
  useEffect(() => {
    if (!isOpen) return
    const count = ({ detail }: MouseEvent) => {
      presses.current = detail
    }
    document.addEventListener('mousedown', count, { capture: true })
    return () => document.removeEventListener('mousedown', count, { capture: true })
  }, [isOpen])
  return () => presses.current < 2
}
