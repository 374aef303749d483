import { AmountField } from '@milgo/ui/amount-field.tsx'
import { DateField } from '@milgo/ui/date-field.tsx'
import { DigitsField } from '@milgo/ui/digits-field.tsx'
import { PhoneField } from '@milgo/ui/phone-field.tsx'
import { TextAreaField } from '@milgo/ui/text-area-field.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { type FieldInput, textIn } from './field-input.ts'

const autofill = ({ autoComplete }: { readonly autoComplete?: string }) =>
  autoComplete === undefined ? {} : { autoComplete }

export const TextInput = ({ row, view, field, extras, onChange, onBlur, onPaste }: FieldInput<'text'>) =>
  row.isExplanation ? (
    <TextAreaField
      {...field}
      value={textIn(view)}
      onChange={onChange}
      onBlur={onBlur}
      maxLength={row.maxLength}
    />
  ) : (
    // No `maxLength` on the input, because it would cut a pasted name without a message.
    <TextField
      {...field}
      value={textIn(view)}
      onChange={onChange}
      onBlur={onBlur}
      input={{
        autoComplete: 'off',
        ...autofill(extras),
        ...(onPaste && { onPaste }),
      }}
    />
  )

export const DigitsInput = ({ view, field, extras, onChange, onBlur }: FieldInput<'digits'>) => (
  <DigitsField {...field} value={textIn(view)} onChange={onChange} onBlur={onBlur} input={autofill(extras)} />
)

export const IsraeliIdInput = ({ view, field, extras, onChange, onBlur }: FieldInput<'israeliId'>) => (
  <DigitsField {...field} value={textIn(view)} onChange={onChange} onBlur={onBlur} input={autofill(extras)} />
)

export const PhoneInput = ({ view, field, extras, onChange, onBlur }: FieldInput<'phone'>) => (
  <PhoneField {...field} value={textIn(view)} onChange={onChange} onBlur={onBlur} input={autofill(extras)} />
)

export const EmailInput = ({ view, field, extras, onChange, onBlur, onPaste }: FieldInput<'email'>) => (
  <TextField
    {...field}
    isLtr
    value={textIn(view)}
    onChange={onChange}
    onBlur={onBlur}
    input={{
      type: 'email',
      inputMode: 'email',
      // Where pasting is not allowed, the browser's autofill is off as well.
      autoComplete: onPaste ? 'off' : 'email',
      spellCheck: false,
      ...autofill(extras),
      ...(onPaste && { onPaste }),
    }}
  />
)

export const AmountInput = ({ view, field, words, onChange, onBlur }: FieldInput<'amount'>) => (
  <AmountField
    {...field}
    value={textIn(view)}
    onChange={onChange}
    onBlur={onBlur}
    currency={words.formFields.currency}
  />
)

/**
 * Draws a date field. Half a date is passed on as typed: the form stores the text and shows the fault when the field is
 * left.
 */
export const DateInput = ({ row, view, field, words, extras, onChange, onBlur }: FieldInput<'date'>) => (
  <DateField
    {...field}
    words={words.formFields.date}
    value={view.isMalformed || view.value === undefined ? null : textIn(view)}
    initialText={view.isMalformed ? textIn(view) : ''}
    onChange={(day, text) => onChange(day ?? text)}
    onBlur={onBlur}
    {...(row.earliest !== undefined && { min: row.earliest })}
    {...(view.latest !== undefined && { max: view.latest })}
    {...(extras.openAt !== undefined && { openAt: extras.openAt })}
    {...autofill(extras)}
  />
)
