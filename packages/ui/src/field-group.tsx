import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldParts } from './field-parts.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStyle } from './field-style.ts'

type Props = Omit<FieldProps, 'isRequired' | 'isDisabled'> & {
  readonly children: ReactNode
  /** Id of the error, if a control in the group refers to the error as well. */
  readonly errorId?: string
  /** Handlers for a caller that has to know whether the focus is in the group. */
  readonly focus?: Pick<ComponentProps<'div'>, 'ref' | 'onFocus' | 'onBlur'>
}

/** A field of several controls under one label. The label names the group; error and help describe it. */
export const FieldGroup = ({ id, errorId, isReadOnly = false, focus = {}, children, ...parts }: Props) => {
  const names = useId()
  const ids = { labelId: `${names}-label`, helpId: `${names}-help`, errorId: errorId ?? `${names}-error` }
  const described = [parts.error && ids.errorId, parts.help && ids.helpId].filter(Boolean).join(' ')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot share its line with the help button
    <div
      {...focus}
      id={id}
      role="group"
      data-field=""
      aria-labelledby={ids.labelId}
      {...(described ? { 'aria-describedby': described } : {})}
      className={fieldStyle}
    >
      <FieldParts {...parts} ids={ids} isLocked={isReadOnly}>
        {children}
      </FieldParts>
    </div>
  )
}
