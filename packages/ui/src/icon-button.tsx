import type { ReactNode } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { iconButtonStyle } from './icon-button-style.ts'

type Props = Pick<ButtonProps, 'onPress' | 'isDisabled' | 'slot'> & {
  /** The accessible name. Without it the name of the React Aria slot is used. */
  readonly label?: string
  readonly children: ReactNode
}

export const IconButton = ({ label, children, ...rest }: Props) => (
  <Button {...rest} {...(label ? { 'aria-label': label } : {})} className={iconButtonStyle}>
    {children}
  </Button>
)
