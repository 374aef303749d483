import type { Form } from '@milgo/domain/answers/define'
import { type ComponentType, createContext, type ReactNode, use, useMemo } from 'react'
import { useCoreQuery } from '../lib/use-core-query.ts'
import type { FieldInput } from './fields/field-input.ts'
import type { FormStore } from './form-store.ts'
import type { FormWords } from './form-words.ts'

type Help = { readonly title: string; readonly text: string }

/** What fields need of a form's store, whatever facts surround it. */
type FieldsStore = Omit<FormStore, 'model' | 'facts' | 'setFacts'> & {
  readonly model: { readonly form: Form }
  readonly facts: () => unknown
}

/** A password is asked by one form alone, which brings the field for it; the others do without its code. */
type PasswordInput = ComponentType<FieldInput<'password'>>

export type FormSurroundings = {
  readonly store: FieldsStore
  readonly words: FormWords
  /** What the help popups say, by key; those that are not to be shown are missing. */
  readonly help: ReadonlyMap<string, Help>
  readonly passwordInput: PasswordInput | undefined
}

const FormContext = createContext<FormSurroundings | undefined>(undefined)

type Props = {
  readonly store: FieldsStore
  readonly words: FormWords
  readonly passwordInput?: PasswordInput
  readonly children: ReactNode
}

/** Around the fields of one form. Help that did not come is no reason to hold the form back: it is merely missing. */
export const FormProvider = ({ store, words, passwordInput, children }: Props) => {
  const { data } = useCoreQuery('/fields-help/get-all')
  const help = useMemo(
    () =>
      new Map(
        (data ?? [])
          .filter(({ show }) => show)
          .map(({ key, title, description }) => [key, { title, text: description }] as const),
      ),
    [data],
  )
  const surroundings = useMemo(
    () => ({ store, words, help, passwordInput }),
    [store, words, help, passwordInput],
  )
  return <FormContext value={surroundings}>{children}</FormContext>
}

export const useForm = (): FormSurroundings => {
  const form = use(FormContext)
  if (!form) throw new Error('A field stands outside of a FormProvider')
  return form
}
