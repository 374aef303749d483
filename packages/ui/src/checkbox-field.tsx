import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { CheckboxField as AriaCheckboxField, CheckboxButton } from 'react-aria-components/Checkbox'
import { Text } from 'react-aria-components/Text'
import { ErrorLine } from './error-line.tsx'
import { OptionalMark } from './optional-mark.tsx'
import { TickBox } from './tick-box.tsx'

type Props = {
  readonly id?: string | undefined
  /** The text beside the box; may contain links. */
  readonly children: ReactNode
  readonly optionalMark?: string | undefined
  /** A help popup beside the words. */
  readonly popup?: ReactNode
  readonly value: boolean
  readonly onChange: (value: boolean) => void
  readonly onBlur?: () => void
  readonly help?: ReactNode
  readonly error?: string | undefined
  /** Shows an amber background, for a declaration that needs attention. */
  readonly isHighlighted?: boolean
  readonly isRequired?: boolean
  readonly isDisabled?: boolean
  readonly isReadOnly?: boolean
}

export const CheckboxField = ({
  id,
  children,
  optionalMark,
  popup,
  value,
  onChange,
  onBlur = () => {},
  help,
  error,
  isHighlighted = false,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
}: Props) => (
  <AriaCheckboxField
    data-field=""
    {...(id ? { id } : {})}
    className={`flex flex-col ${isHighlighted ? 'rounded-small bg-sun-wash px-4 py-3 forced-colors:border' : ''}`}
    isSelected={value}
    onChange={onChange}
    onBlur={onBlur}
    isRequired={isRequired}
    isDisabled={isDisabled}
    isReadOnly={isReadOnly}
    isInvalid={error !== undefined}
    validationBehavior="aria"
  >
    <div className="flex items-start gap-1">
      <CheckboxButton className="group flex min-h-11 min-w-0 cursor-pointer items-start gap-3 py-2 data-disabled:cursor-not-allowed data-disabled:text-ink-faint data-readonly:cursor-default">
        <TickBox isLocked={isDisabled || isReadOnly} />
        <span className={`min-w-0 ${isHighlighted ? 'font-medium' : ''}`}>
          {children}
          <OptionalMark text={optionalMark} />
          {isReadOnly && (
            <Lock aria-hidden="true" className="ms-2 inline size-4.5 align-text-bottom text-ink-faint" />
          )}
        </span>
      </CheckboxButton>
      {popup && <span className="mt-2 inline-flex">{popup}</span>}
    </div>
    {help && (
      <Text slot="description" className="-mt-1 ps-9 text-small text-ink-soft">
        {help}
      </Text>
    )}
    {error !== undefined && (
      <Text slot="errorMessage" className="ps-9 pt-1">
        <ErrorLine>{error}</ErrorLine>
      </Text>
    )}
  </AriaCheckboxField>
)
