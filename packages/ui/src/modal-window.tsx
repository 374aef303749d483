import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { ActionButton } from './action-button.tsx'
import { TextWithNumbers } from './text-with-numbers.tsx'

export type ModalAction = {
  readonly label: string
  readonly onPress: () => void
  readonly busyText?: string | undefined
  /** Something goes for good: it does not look like what is suggested. */
  readonly isDestructive?: boolean
}

type Props = {
  readonly isOpen: boolean
  readonly header: string
  /** Configured text; its line breaks are kept. */
  readonly text?: string
  readonly children?: ReactNode
  readonly positive: ModalAction
  readonly negative?: ModalAction | undefined
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
          className="flex w-full scroll-pb-24 flex-col overflow-auto rounded-t-large bg-surface text-ink shadow-raised outline-none sm:rounded-large"
        >
          <div className="flex flex-col gap-5 px-5 pt-6 pb-1 sm:px-8 sm:pt-8">
            <Heading slot="title" level={2} className="text-title">
              {header}
            </Heading>
            {text && (
              <p className="whitespace-pre-line text-ink-soft">
                <TextWithNumbers text={text} />
              </p>
            )}
            {children}
          </div>
          {/* The answer stays in sight however long the text is. */}
          <div className="sticky bottom-0 flex flex-col gap-3 bg-surface px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:flex-row sm:flex-wrap sm:px-8 sm:pb-8">
            <ActionButton
              variant={positive.isDestructive ? 'danger' : 'primary'}
              onPress={positive.onPress}
              busyText={positive.busyText}
            >
              {positive.label}
            </ActionButton>
            {negative && (
              <ActionButton variant="secondary" onPress={negative.onPress} busyText={negative.busyText}>
                {negative.label}
              </ActionButton>
            )}
          </div>
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
