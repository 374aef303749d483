import { Check } from 'lucide-react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import type { ChoiceOption } from './choice-option.ts'
import { FieldParts } from './field-parts.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStyle } from './field-style.ts'

type Props<Value extends string> = FieldProps & {
  readonly options: readonly ChoiceOption<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly onBlur?: () => void
}

const cardStyle =
  'chosen group flex min-h-[50px] min-w-28 cursor-pointer items-center justify-center gap-2 rounded-small border px-4 py-2 ' +
  'text-center transition-colors duration-150 max-sm:min-w-fit max-sm:flex-1 max-sm:px-3 ' +
  'data-focus-visible:outline-3 data-focus-visible:outline-offset-2 data-focus-visible:outline-(--focus)'

const free =
  'bg-surface not-data-disabled:hover:border-brand ' +
  'not-data-disabled:data-selected:border-brand not-data-disabled:data-selected:bg-brand-wash ' +
  'not-data-disabled:data-selected:text-brand-strong not-data-disabled:data-selected:ring-1 data-selected:ring-brand ' +
  'data-selected:font-medium ' +
  'data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-faint'

/**
 * The look of locked cards. The chosen card is marked by its border, its font weight and a tick, not by colour alone.
 */
const lockedStyle =
  'border-line bg-sunken text-ink-faint data-selected:border-ink-soft data-selected:font-medium data-selected:ring-1 ' +
  'data-selected:ring-ink-soft not-forced-colors:data-selected:bg-surface not-forced-colors:data-selected:text-ink'

const look = (isLocked: boolean, isReadOnly: boolean, isInvalid: boolean): string => {
  if (isLocked) return `${lockedStyle} ${isReadOnly ? 'cursor-default' : 'cursor-not-allowed'}`
  return `${free} ${isInvalid ? 'border-bad' : 'border-line-strong'}`
}

/** Radio buttons as cards, for a few options that are all shown. */
export const ChoiceCards = <Value extends string>({
  id,
  options,
  value,
  onChange,
  onBlur = () => {},
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  ...parts
}: Props<Value>) => {
  const isInvalid = parts.error !== undefined
  const isLocked = isDisabled || isReadOnly
  return (
    <RadioGroup
      {...(id ? { id } : {})}
      data-field=""
      className={fieldStyle}
      value={value}
      onChange={(chosen) => {
        const option = options.find((each) => each.value === chosen)
        if (option) onChange(option.value)
      }}
      onBlur={onBlur}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isInvalid={isInvalid}
      validationBehavior="aria"
      orientation="horizontal"
    >
      <FieldParts {...parts} isLocked={isReadOnly}>
        <div className="flex flex-wrap gap-2.5">
          {options.map((option) => (
            <Radio
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled ?? false}
              className={`${cardStyle} ${look(isLocked, isReadOnly, isInvalid)}`}
            >
              {isLocked && (
                <Check
                  aria-hidden="true"
                  strokeWidth={3}
                  className="hidden size-4.5 shrink-0 group-data-selected:block"
                />
              )}
              <span>
                {option.label}
                {option.description && (
                  <bdi className="block text-small font-regular text-ink-soft">{option.description}</bdi>
                )}
              </span>
            </Radio>
          ))}
        </div>
      </FieldParts>
    </RadioGroup>
  )
}
