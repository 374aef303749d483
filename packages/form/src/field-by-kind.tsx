import type { Kind, SimpleRow } from '@milgo/domain/answers/row'
import type { ComponentType, ReactNode } from 'react'
import { ChoiceInput, ChoicesInput, TickedAtInput, TickInput, YesNoInput } from './fields/choice-fields.tsx'
import { EntryInput } from './fields/entry-input.tsx'
import type { FieldInput } from './fields/field-input.ts'
import {
  AmountInput,
  DateInput,
  DigitsInput,
  EmailInput,
  IsraeliIdInput,
  PhoneInput,
  TextInput,
} from './fields/text-fields.tsx'
import { useForm } from './form-context.tsx'

/**
 * The kinds that one plain field asks for. Files have components of their own because they upload with progress and
 * cancelling; a list contains fields of other kinds.
 */
export type PlainKind = Exclude<Kind, 'file' | 'files' | 'list'>
export type PlainRow = Extract<SimpleRow, { readonly kind: PlainKind }>

/**
 * Maps each kind of question to its component, here and nowhere else. A password's component is passed in by the form.
 */
const inputs: { readonly [K in Exclude<PlainKind, 'password'>]: (input: FieldInput<K>) => ReactNode } = {
  text: TextInput,
  digits: DigitsInput,
  israeliId: IsraeliIdInput,
  phone: PhoneInput,
  email: EmailInput,
  amount: AmountInput,
  date: DateInput,
  yesNo: YesNoInput,
  tick: TickInput,
  tickedAt: TickedAtInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  entry: EntryInput,
}

type Props = Omit<FieldInput<PlainKind>, 'row'> & { readonly row: PlainRow }

export const FieldByKind = ({ row, ...input }: Props) => {
  const { passwordInput } = useForm()
  const Input = (row.kind === 'password' ? passwordInput : inputs[row.kind]) as
    | ComponentType<FieldInput<PlainKind>>
    | undefined
  if (!Input) throw new Error('The form has a question for a password and passes no field for it')
  return <Input row={row} {...input} />
}
