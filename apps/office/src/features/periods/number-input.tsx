import { DigitsField } from '@milgo/ui/digits-field.tsx'
import { useState } from 'react'

type Props = {
  readonly label: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  /** The field may be empty, which means no value. */
  readonly isOptional?: boolean
  readonly help?: string | undefined
  readonly error?: string | undefined
}

/** A field for a number. A text that is no number stays in the field, and every schema refuses it. */
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
