import { DigitsField } from '@milgo/ui/digits-field.tsx'
import { useState } from 'react'

type Props = {
  readonly label: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  /** Empty means that nothing is set. */
  readonly isOptional?: boolean
  readonly help?: string | undefined
  readonly error?: string | undefined
}

/** A number as it is typed; what is none stays in the field, and no schema takes it for one. */
export const NumberInput = ({ label, value, onChange, isOptional = false, help, error }: Props) => {
  const [text, setText] = useState(value === null ? '' : String(value))
  return (
    <DigitsField
      label={label}
      value={text}
      onChange={(next) => {
        setText(next)
        const written = next.trim().replaceAll(',', '')
        onChange(written === '' ? (isOptional ? null : Number.NaN) : Number(written))
      }}
      help={help}
      error={error}
    />
  )
}
