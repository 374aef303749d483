import type { ComponentProps } from 'react'
import { type ButtonVariant, buttonStyle } from './button-style.ts'

type Props = ComponentProps<'button'> & { variant: ButtonVariant }

export const Button = ({ variant, className = '', type = 'button', ...rest }: Props) => (
  <button type={type} className={`${buttonStyle(variant)} ${className}`} {...rest} />
)
