import { type ComponentProps, type ReactNode, useId } from 'react'
import { LabelContext, Provider, TextContext } from 'react-aria-components'
import { FieldParts } from './field-parts.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStyle } from './field-style.ts'

type Props = Omit<FieldProps, 'isRequired' | 'isDisabled'> & {
  readonly children: ReactNode
  /** Where the focus is, for who must know. */
  readonly focus?: Pick<ComponentProps<'div'>, 'ref' | 'onFocus' | 'onBlur'>
}

/** A field of several controls under one label: the label names the group, error and help describe it. */
export const FieldGroup = ({ id, isReadOnly = false, focus = {}, children, ...parts }: Props) => {
  const names = useId()
  const described = [parts.error && `${names}-error`, parts.help && `${names}-help`].filter(Boolean).join(' ')
  const texts = { description: { id: `${names}-help` }, errorMessage: { id: `${names}-error` } }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot share its line with the help button
    <div
      {...focus}
      id={id}
      role="group"
      data-field=""
      aria-labelledby={`${names}-label`}
      {...(described ? { 'aria-describedby': described } : {})}
      className={fieldStyle}
    >
      <Provider
        values={[
          [LabelContext, { id: `${names}-label`, elementType: 'span' }],
          [TextContext, { slots: texts }],
        ]}
      >
        <FieldParts {...parts} isLocked={isReadOnly}>
          {/* The controls inside have labels and texts of their own. */}
          <Provider
            values={[
              [LabelContext, null],
              [TextContext, null],
            ]}
          >
            {children}
          </Provider>
        </FieldParts>
      </Provider>
    </div>
  )
}
