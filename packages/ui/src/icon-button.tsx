import type { ReactNode } from 'react'
import { Button, type ButtonProps } from 'react-aria-components'
import { iconButtonStyle } from './icon-button-style.ts'

type Props = Pick<ButtonProps, 'onPress' | 'isDisabled' | 'slot'> & {
  /** What a screen reader says; without it the slot's own name holds. */
  readonly label?: string
  /** Belongs to a field that keeps the focus, and that the Tab key comes to alone. */
  readonly isBeside?: boolean
  /** What it opens and closes. */
  readonly opens?: {
    readonly 'aria-expanded': boolean
    readonly 'aria-controls': string | undefined
  }
  readonly children: ReactNode
}

/** A picture to press, with room for a finger. */
export const IconButton = ({ label, isBeside = false, opens, children, ...rest }: Props) => (
  <Button
    {...rest}
    {...(isBeside && { excludeFromTabOrder: true, preventFocusOnPress: true })}
    {...(opens && { 'aria-expanded': opens['aria-expanded'] })}
    {...(opens?.['aria-controls'] && { 'aria-controls': opens['aria-controls'] })}
    {...(label ? { 'aria-label': label } : {})}
    className={iconButtonStyle}
  >
    {children}
  </Button>
)
