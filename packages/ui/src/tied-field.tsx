import { type ReactNode, useId } from 'react'
import { FieldParts, type PartIds, type PartsOfField } from './field-parts.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStyle } from './field-style.ts'

type Ties = Required<PartIds> & {
  /** What the control says of itself. */
  readonly aria: {
    readonly 'aria-labelledby': string
    readonly 'aria-describedby': string | undefined
    readonly 'aria-required': boolean
    readonly 'aria-invalid': boolean
  }
}

export const useTies = (
  { id, help, error, isRequired = false }: FieldProps,
  /** Id of what describes the control from outside the field. */
  describedBy?: string,
): Ties => {
  const made = useId()
  const [labelId, helpId, errorId] = [`${made}-label`, `${made}-help`, `${made}-error`]
  const described = [help ? helpId : [], error === undefined ? [] : errorId, describedBy ?? []].flat()
  return {
    controlId: id ?? made,
    labelId,
    helpId,
    errorId,
    aria: {
      'aria-labelledby': labelId,
      'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      'aria-required': isRequired,
      'aria-invalid': error !== undefined,
    },
  }
}

type Props = {
  readonly ties: Ties
  readonly parts: PartsOfField
  readonly children: ReactNode
}

/** Label, help and error around a control that is no component of React Aria, tied to it as React Aria ties them. */
export const TiedField = ({ ties, parts, children }: Props) => (
  <div data-field="" className={fieldStyle}>
    <FieldParts {...parts} ids={ties}>
      {children}
    </FieldParts>
  </div>
)
