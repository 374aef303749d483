import type { ComponentProps, ReactNode } from 'react'
import { ControlFrame } from './control-frame.tsx'
import { inputStyle, ltrInputStyle } from './field-style.ts'
import { WritingField, type WritingProps } from './writing-field.tsx'

type InputSettings = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder' | 'spellCheck' | 'onPaste' | 'ref'
>

export type TextFieldProps = WritingProps & {
  /** Settings of the native input: keyboard of a phone, autofill, length. */
  readonly input?: InputSettings
  /** For numbers, dates, phones and e-mail addresses. */
  readonly isLtr?: boolean
  /** Shown inside the frame after the input. */
  readonly after?: ReactNode
}

export const TextField = ({ input = {}, isLtr = false, after, ...field }: TextFieldProps) => (
  <WritingField {...field}>
    {(control) => (
      <ControlFrame field={field}>
        <input
          type="text"
          {...input}
          {...control}
          className={isLtr ? ltrInputStyle : inputStyle}
          {...(isLtr ? { dir: 'ltr' } : {})}
        />
        {after}
      </ControlFrame>
    )}
  </WritingField>
)
