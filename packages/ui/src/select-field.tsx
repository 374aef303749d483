import { ChevronDown } from 'lucide-react'
import { Button, ListBox, Popover, Select, SelectValue } from 'react-aria-components'
import type { ChoiceOption } from './choice-option.ts'
import { FieldParts } from './field-parts.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStyle } from './field-style.ts'
import { ListOption } from './list-option.tsx'
import { popoverStyle } from './popover-style.ts'
import { TextField } from './text-field.tsx'

type Props<Value extends string> = FieldProps & {
  readonly options: readonly ChoiceOption<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly onBlur?: () => void
  /** Stands in the field until something is chosen. */
  readonly placeholder: string
}

const buttonLook = (isInvalid: boolean, isDisabled: boolean): string => {
  if (isDisabled) return 'cursor-not-allowed border-line bg-sunken text-ink-faint'
  if (isInvalid) return 'border-bad bg-surface ring-1 ring-bad'
  return 'border-line-strong bg-surface hover:border-brand'
}

/** React Aria names the button by its value and its label; here the value is read by itself. */
const withoutValue = (ids: string | undefined): string | undefined => ids?.split(' ').at(-1)

/** One of several in a list that opens. Locked, it is plain text: there is nothing to open. */
export const SelectField = <Value extends string>({
  id,
  options,
  value,
  onChange,
  onBlur = () => {},
  placeholder,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  ...parts
}: Props<Value>) => {
  const chosen = options.find((option) => option.value === value)
  if (isReadOnly)
    return <TextField {...parts} id={id} value={chosen?.label ?? ''} onChange={() => {}} isReadOnly />
  return (
    <Select
      data-field=""
      className={fieldStyle}
      placeholder={placeholder}
      value={value}
      onChange={(key) => {
        const option = options.find((each) => each.value === key)
        if (option) onChange(option.value)
      }}
      onBlur={onBlur}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={parts.error !== undefined}
      validationBehavior="aria"
    >
      <FieldParts {...parts}>
        <Button
          {...(id ? { id } : {})}
          // A button can be neither required nor wrong; to a screen reader this is a list that opens.
          render={(props) => (
            <button
              {...props}
              role="combobox"
              aria-expanded={props['aria-expanded']}
              aria-labelledby={withoutValue(props['aria-labelledby'])}
              aria-required={isRequired}
              aria-invalid={parts.error !== undefined}
            />
          )}
          className={`flex min-h-[50px] items-center gap-2 rounded-small border py-2 ps-3.5 pe-3 text-start transition-colors duration-150 ${buttonLook(parts.error !== undefined, isDisabled)}`}
        >
          <SelectValue className="min-w-0 grow data-placeholder:text-ink-faint" />
          <ChevronDown
            aria-hidden="true"
            className={`size-5 shrink-0 ${isDisabled ? 'opacity-50' : 'text-ink-soft'}`}
          />
        </Button>
      </FieldParts>
      <Popover className={`${popoverStyle} min-w-(--trigger-width) max-w-[92vw]`}>
        <ListBox className="max-h-80 overflow-auto p-1.5 outline-none">
          {/* By key: an option that goes while the others stay must not hand its place on. */}
          {options.map((option) => (
            <ListOption key={option.value} option={option} />
          ))}
        </ListBox>
      </Popover>
    </Select>
  )
}
