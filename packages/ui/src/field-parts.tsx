import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components'
import { ErrorLine } from './error-line.tsx'
import type { FieldProps } from './field-props.ts'

type Props = Pick<FieldProps, 'label' | 'optionalMark' | 'popup' | 'error' | 'help'> & {
  readonly children: ReactNode
}

/** Label above, error and help below; React Aria ties all three to the control that stands around them. */
export const FieldParts = ({ label, optionalMark, popup, error, help, children }: Props) => (
  <>
    <div className="flex min-h-7 items-center gap-1">
      <Label className="font-medium">
        {label}
        {optionalMark && <span className="font-regular text-ink-faint"> {optionalMark}</span>}
      </Label>
      {popup}
    </div>
    {children}
    <FieldError>
      <ErrorLine>{error}</ErrorLine>
    </FieldError>
    {help && (
      <Text slot="description" className="text-small text-ink-faint">
        {help}
      </Text>
    )}
  </>
)
