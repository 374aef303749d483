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
          className={`flex min-h-[50px] items-center gap-2 rounded-small border px-3.5 py-2 text-start transition-colors duration-150 ${buttonLook(parts.error !== undefined, isDisabled)}`}
        >
          <SelectValue className="min-w-0 grow data-placeholder:text-ink-faint" />
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        </Button>
      </FieldParts>
      <Popover className={`${popoverStyle} min-w-(--trigger-width)`}>
        <ListBox items={options} className="max-h-80 overflow-auto p-1.5 outline-none">
          {(option) => <ListOption option={option} />}
        </ListBox>
      </Popover>
    </Select>
  )
}
