import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { WhenGone } from './when-gone.tsx'
import { type WindowAction, WindowSheet, windowSheetStyle } from './window-sheet.tsx'

type Props = {
  readonly isOpen: boolean
  readonly header: string
  /** Configured text; its line breaks are kept. */
  readonly text?: string
  readonly children?: ReactNode
  readonly positive: WindowAction
  readonly negative?: WindowAction | undefined
  /** Wide enough for fields side by side. */
  readonly isWide?: boolean
  /** Id of the element that is read with the header when the window opens. */
  readonly describedBy?: string
  /** Called on Escape and on a press beside the window. Without it the user has to choose an answer. */
  readonly onDismiss?: (() => void) | undefined
}

/** A window that blocks the page until it is answered. On a phone it is at the lower edge. */
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
}: Props) => (
  <ModalOverlay
    isOpen={isOpen}
    isDismissable={onDismiss !== undefined}
    isKeyboardDismissDisabled={onDismiss === undefined}
    onOpenChange={(open) => {
      if (!open) onDismiss?.()
    }}
    className={
      // The height that a phone's keyboard leaves free.
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
        <WhenGone tell={catchFocus} />
      </Dialog>
    </Modal>
  </ModalOverlay>
)

/**
 * Focuses the main heading if what opened the window is gone too, such as a button for something that is now done. The
 * window itself returns the focus in an animation frame, so this looks in the frame after it.
 */
const catchFocus = (): void => {
  const look = () => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true })
  }
  requestAnimationFrame(() => requestAnimationFrame(look))
}
