import type { ReactNode } from 'react'
import { Button, type ButtonProps } from 'react-aria-components'

type Props = Pick<ButtonProps, 'onPress' | 'isDisabled' | 'slot'> & {
  /** What a screen reader says; without it the slot's own name holds. */
  readonly label?: string
  /** Belongs to a field that keeps the focus, and that the Tab key comes to alone. */
  readonly isBeside?: boolean
  readonly children: ReactNode
}

/** A picture to press, with room for a finger. */
export const IconButton = ({ label, isBeside = false, children, ...rest }: Props) => (
  <Button
    {...rest}
    {...(isBeside && { excludeFromTabOrder: true, preventFocusOnPress: true })}
    {...(label ? { 'aria-label': label } : {})}
    className={
      'inline-flex size-11 shrink-0 items-center justify-center rounded-small text-ink-soft transition-colors duration-150 ' +
      'hover:bg-sunken hover:text-brand focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-50'
    }
  >
    {children}
  </Button>
)
