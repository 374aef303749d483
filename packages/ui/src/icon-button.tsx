import type { ReactNode } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { iconButtonStyle } from './icon-button-style.ts'

type Props = Pick<ButtonProps, 'onPress' | 'isDisabled' | 'slot'> & {
  /** What a screen reader says; without it the slot's own name holds. */
  readonly label?: string
  readonly children: ReactNode
}

/** A picture to press, with room for a finger. */
export const IconButton = ({ label, children, ...rest }: Props) => (
  <Button {...rest} {...(label ? { 'aria-label': label } : {})} className={iconButtonStyle}>
    {children}
  </Button>
)
