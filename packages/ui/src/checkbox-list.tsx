import { Checkbox } from 'react-aria-components/Checkbox'
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import type { ChoiceOption } from './choice-option.ts'
import { FieldParts } from './field-parts.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStyle } from './field-style.ts'
import { TickBox } from './tick-box.tsx'

type Props<Value extends string> = FieldProps & {
  readonly options: readonly ChoiceOption<Value>[]
  readonly value: readonly Value[]
  readonly onChange: (value: readonly Value[]) => void
  readonly onBlur?: () => void
  /** For many short options: shows them in columns where there is space. */
  readonly isInColumns?: boolean
}

/** A list of checkboxes, of which any may be ticked. The group says that one is required, because no single box is. */
export const CheckboxList = <Value extends string>({
  id,
  options,
  value,
  onChange,
  onBlur = () => {},
  isInColumns = false,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  ...parts
}: Props<Value>) => (
  <CheckboxGroup
    {...(id ? { id } : {})}
    data-field=""
    className={fieldStyle}
    value={[...value]}
    onChange={(chosen) =>
      onChange(options.map((option) => option.value).filter((each) => chosen.includes(each)))
    }
    onBlur={onBlur}
    isRequired={isRequired}
    isDisabled={isDisabled}
    isReadOnly={isReadOnly}
    isInvalid={parts.error !== undefined}
    validationBehavior="aria"
  >
    <FieldParts {...parts} isLocked={isReadOnly}>
      <div className={isInColumns ? 'grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3' : 'flex flex-col'}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            // Otherwise every box would be required, and the browser's own validation would block the form.
            isRequired={false}
            validationBehavior="aria"
            className="group flex min-h-11 cursor-pointer items-start gap-3 py-2 data-disabled:cursor-not-allowed data-disabled:text-ink-faint data-readonly:cursor-default"
          >
            <TickBox isLocked={isDisabled || isReadOnly || (option.isDisabled ?? false)} />
            <span className="min-w-0">
              {option.label}
              {option.description && (
                <span className="block text-small text-ink-soft">{option.description}</span>
              )}
            </span>
          </Checkbox>
        ))}
      </div>
    </FieldParts>
  </CheckboxGroup>
)
