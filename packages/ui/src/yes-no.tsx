import { ChoiceCards } from './choice-cards.tsx'
import type { FieldProps } from './field-props.ts'

type Props = FieldProps & {
  readonly words: { readonly yes: string; readonly no: string }
  /** Null until answered, because "no" is an answer. */
  readonly value: boolean | null
  readonly onChange: (value: boolean) => void
  readonly onBlur?: () => void
}

export const YesNo = ({ words, value, onChange, ...rest }: Props) => (
  <ChoiceCards
    {...rest}
    options={[
      { value: 'yes', label: words.yes },
      { value: 'no', label: words.no },
    ]}
    value={value === null ? null : value ? 'yes' : 'no'}
    onChange={(answer) => onChange(answer === 'yes')}
  />
)
