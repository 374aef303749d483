import { type ReactNode, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { TooltipTrigger } from 'react-aria-components/Tooltip'
import { type ButtonVariant, buttonStyle } from './button-style.ts'
import { Spinner } from './spinner.tsx'
import { TooltipBubble } from './tooltip-bubble.tsx'

type Props = {
  readonly variant: ButtonVariant
  readonly children: ReactNode
  readonly onPress?: () => void
  readonly type?: 'button' | 'submit'
  /** The accessible name, where the words shown are not enough. It must begin with them. */
  readonly label?: string
  /** What else is said of it. */
  readonly describedBy?: string | undefined
  /** What is being done; while it is there the button waits. */
  readonly busyText?: string | undefined
  readonly isDisabled?: boolean
  /** Why it cannot be pressed yet. Such a button stays reachable, or nobody would learn the reason. */
  readonly disabledReason?: string | undefined
  /** Leads to what the reason speaks of. */
  readonly onDisabledPress?: () => void
  readonly className?: string
}

export const ActionButton = (props: Props) => {
  const {
    variant,
    children,
    onPress = () => {},
    type = 'button',
    label,
    describedBy,
    busyText,
    isDisabled = false,
    disabledReason,
    onDisabledPress = () => {},
    className = '',
  } = props
  const [isReasonShown, setIsReasonShown] = useState(false)
  const isHeld = busyText !== undefined || disabledReason !== undefined
  const explain = () => {
    setIsReasonShown(true)
    if (busyText === undefined) onDisabledPress()
  }
  const button = (
    <Button
      // A held button sends no form.
      type={isHeld ? 'button' : type}
      {...(label ? { 'aria-label': label } : {})}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      isDisabled={isDisabled}
      onPress={isHeld ? explain : onPress}
      render={(own) => (
        <button
          {...own}
          {...(isHeld ? { 'aria-disabled': true } : {})}
          {...(busyText === undefined ? {} : { 'data-pending': '' })}
        />
      )}
      className={`${buttonStyle(variant)} ${className}`}
    >
      {busyText === undefined ? (
        children
      ) : (
        <>
          <Spinner />
          {busyText}
        </>
      )}
    </Button>
  )
  return (
    <>
      {disabledReason === undefined ? (
        button
      ) : (
        // Controlled, so that a tap shows the reason too.
        <TooltipTrigger delay={200} isOpen={isReasonShown} onOpenChange={setIsReasonShown}>
          {button}
          <TooltipBubble text={disabledReason} />
        </TooltipTrigger>
      )}
      {/* A new text on the button that has the focus is read by nobody; this is there before it changes. */}
      {'busyText' in props && (
        <span role="status" className="sr-only">
          {busyText}
        </span>
      )}
    </>
  )
}
