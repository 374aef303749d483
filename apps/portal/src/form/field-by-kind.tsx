import type { Kind, SimpleRow } from '@milgo/domain/answers/row'
import type { ReactNode } from 'react'
import { ChoiceInput, ChoicesInput, TickedAtInput, TickInput, YesNoInput } from './fields/choice-fields.tsx'
import { EntryInput } from './fields/entry-input.tsx'
import type { FieldInput } from './fields/field-input.ts'
import { PasswordInput } from './fields/password-input.tsx'
import {
  AmountInput,
  DateInput,
  DigitsInput,
  EmailInput,
  IsraeliIdInput,
  PhoneInput,
  TextInput,
} from './fields/text-fields.tsx'

/** Files travel on their own, with progress and cancelling; lists hold fields of other kinds. */
export type PlainKind = Exclude<Kind, 'file' | 'files' | 'list'>
export type PlainRow = Extract<SimpleRow, { readonly kind: PlainKind }>

/** The one place that knows which component asks which kind of question. */
const inputs: { readonly [K in PlainKind]: (input: FieldInput<K>) => ReactNode } = {
  text: TextInput,
  digits: DigitsInput,
  israeliId: IsraeliIdInput,
  phone: PhoneInput,
  email: EmailInput,
  password: PasswordInput,
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
  const Input = inputs[row.kind] as (input: FieldInput<PlainKind>) => ReactNode
  return <Input row={row} {...input} />
}
