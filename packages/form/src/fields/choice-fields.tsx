import { tickedAtAnswer } from '@milgo/domain/answers/ticked-at'
import { toggleOption } from '@milgo/domain/answers/toggle-option'
import { CheckboxField } from '@milgo/ui/checkbox-field.tsx'
import { CheckboxList } from '@milgo/ui/checkbox-list.tsx'
import { ChoiceCards } from '@milgo/ui/choice-cards.tsx'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { YesNo } from '@milgo/ui/yes-no.tsx'
import { type FieldInput, textIn } from './field-input.ts'

/** Up to so many options are shown as cards; more options are shown as a list that opens. */
const mostCards = 4

export const YesNoInput = ({ view, field, words, onChange, onBlur }: FieldInput<'yesNo'>) => (
  <YesNo
    {...field}
    words={words.answerValues}
    value={typeof view.value === 'boolean' ? view.value : null}
    onChange={onChange}
    onBlur={onBlur}
  />
)

export const ChoiceInput = ({
  row,
  view,
  field,
  words,
  labelOption,
  onChange,
  onBlur,
}: FieldInput<'choice'>) => {
  const left = view.options ?? row.options
  const options = left.map((value) => ({ value, label: labelOption(value) }))
  const value = textIn(view) || null
  // Counts all options, not only the allowed ones, so that the field does not change its form while the answers change.
  return row.options.length <= mostCards ? (
    <ChoiceCards {...field} options={options} value={value} onChange={onChange} onBlur={onBlur} />
  ) : (
    <SelectField
      {...field}
      options={options}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      placeholder={words.answerValues.choose}
    />
  )
}

export const ChoicesInput = ({ row, view, field, labelOption, onChange, onBlur }: FieldInput<'choices'>) => {
  const chosen = row.options.filter((option) => Array.isArray(view.value) && view.value.includes(option))
  const change = (now: readonly string[]) => {
    const pressed = row.options.find((option) => now.includes(option) !== chosen.includes(option))
    if (pressed !== undefined) onChange(toggleOption(row, chosen, pressed))
  }
  return (
    <CheckboxList
      {...field}
      options={row.options.map((value) => ({ value, label: labelOption(value) }))}
      value={chosen}
      onChange={change}
      onBlur={onBlur}
    />
  )
}

type Box = Pick<FieldInput<'tick'>, 'field' | 'extras' | 'onBlur'> & {
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
}

const TickInputOf = ({ field, extras, isTicked, onTick, onBlur }: Box) => {
  const { label, ...rest } = field
  return (
    <CheckboxField
      {...rest}
      value={isTicked}
      onChange={onTick}
      onBlur={onBlur}
      isHighlighted={extras.isHighlighted ?? false}
    >
      {label}
    </CheckboxField>
  )
}

export const TickInput = ({ view, onChange, ...rest }: FieldInput<'tick'>) => (
  <TickInputOf {...rest} isTicked={view.value === true} onTick={onChange} />
)

export const TickedAtInput = ({ view, onChange, ...rest }: FieldInput<'tickedAt'>) => (
  <TickInputOf
    {...rest}
    isTicked={textIn(view) !== ''}
    onTick={(isTicked) => onChange(tickedAtAnswer(isTicked, new Date()))}
  />
)
