import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { type ButtonVariant, buttonStyle } from './button-style.ts'
import { Spinner } from './spinner.tsx'

export type ActionButtonProps = {
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
  /** Reachable, and pressed only to be told why it does nothing yet: by `HoldableButton`. */
  readonly isHeld?: boolean
  readonly className?: string
}

export const ActionButton = (props: ActionButtonProps) => {
  const {
    variant,
    children,
    onPress = () => {},
    type = 'button',
    label,
    describedBy,
    busyText,
    isDisabled = false,
    isHeld = false,
    className = '',
  } = props
  const isBusy = busyText !== undefined
  return (
    <>
      <Button
        // A button that waits sends no form.
        type={isBusy || isHeld ? 'button' : type}
        {...(label ? { 'aria-label': label } : {})}
        {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        isDisabled={isDisabled}
        onPress={isBusy && !isHeld ? () => {} : onPress}
        render={(own) => (
          <button
            {...own}
            {...(isBusy || isHeld ? { 'aria-disabled': true } : {})}
            {...(isBusy ? { 'data-pending': '' } : {})}
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
      {/* A new text on the button that has the focus is read by nobody; this is there before it changes. */}
      {'busyText' in props && (
        <span role="status" className="sr-only">
          {busyText}
        </span>
      )}
    </>
  )
}
