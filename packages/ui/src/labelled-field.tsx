import { type ReactNode, useId } from 'react'
import { FieldParts, type PartIds, type PartsOfField } from './field-parts.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStyle } from './field-style.ts'

type FieldAria = Required<PartIds> & {
  /** The attributes for the control. */
  readonly attributes: {
    readonly 'aria-labelledby': string
    readonly 'aria-describedby': string | undefined
    readonly 'aria-required': boolean
    readonly 'aria-invalid': boolean
  }
}

/** Returns the ids of the parts of a field, and the attributes that connect its control to them. */
export const useFieldAria = (
  { id, help, error, isRequired = false }: FieldProps,
  /** Id of an element outside the field that describes the control. */
  describedBy?: string,
): FieldAria => {
  const made = useId()
  const [labelId, helpId, errorId] = [`${made}-label`, `${made}-help`, `${made}-error`]
  const described = [help ? helpId : [], error === undefined ? [] : errorId, describedBy ?? []].flat()
  return {
    controlId: id ?? made,
    labelId,
    helpId,
    errorId,
    attributes: {
      'aria-labelledby': labelId,
      'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      'aria-required': isRequired,
      'aria-invalid': error !== undefined,
    },
  }
}

type Props = {
  readonly fieldAria: FieldAria
  readonly parts: PartsOfField
  readonly children: ReactNode
}

/** Label, help and error around a control that is not a React Aria component, connected to it as React Aria does. */
export const LabelledField = ({ fieldAria, parts, children }: Props) => (
  <div data-field="" className={fieldStyle}>
    <FieldParts {...parts} ids={fieldAria}>
      {children}
    </FieldParts>
  </div>
)
