import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldParts } from './field-parts.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStyle } from './field-style.ts'

type Props = Omit<FieldProps, 'isRequired' | 'isDisabled'> & {
  readonly children: ReactNode
  /** The name of the error, where a control in the group is described by it as well. */
  readonly errorId?: string
  /** Where the focus is, for who must know. */
  readonly focus?: Pick<ComponentProps<'div'>, 'ref' | 'onFocus' | 'onBlur'>
}

/** A field of several controls under one label: the label names the group, error and help describe it. */
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
