import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { type ButtonVariant, buttonStyle } from './button-style.ts'
import { Spinner } from './spinner.tsx'
import { StatusRegion } from './status-region.tsx'

export type ActionButtonProps = {
  readonly variant: ButtonVariant
  readonly children: ReactNode
  readonly onPress?: () => void
  readonly type?: 'button' | 'submit'
  /**
   * The accessible name, where the words shown are not enough. It must begin with them. While the button is busy, its
   * name is what is being done.
   */
  readonly label?: string
  /** Id of the element whose text describes the button to a screen reader. */
  readonly describedBy?: string | undefined
  /** Says what is being done. While it is set, the button is busy and a press does nothing. */
  readonly busyText?: string | undefined
  readonly isDisabled?: boolean
  /** The button can be focused, but a press only explains why it does nothing yet. Set by `ButtonWithReason`. */
  readonly isUnavailable?: boolean
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
    isUnavailable = false,
    className = '',
  } = props
  const isBusy = busyText !== undefined
  return (
    <>
      <Button
        // A busy or unavailable button does not submit the form.
        type={isBusy || isUnavailable ? 'button' : type}
        {...(label && !isBusy ? { 'aria-label': label } : {})}
        {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        isDisabled={isDisabled}
        onPress={isBusy && !isUnavailable ? () => {} : onPress}
        render={(own) => (
          <button
            {...own}
            {...(isBusy || isUnavailable ? { 'aria-disabled': true } : {})}
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
      {/* Screen readers do not announce a new text of the focused button. This region exists before its text
          changes, so it is announced. */}
      {'busyText' in props && <StatusRegion className="sr-only">{busyText}</StatusRegion>}
    </>
  )
}
