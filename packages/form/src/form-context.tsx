import type { Form } from '@milgo/domain/answers/define'
import type { Language } from '@milgo/messages/languages'
import { type ComponentType, createContext, use } from 'react'
import type { FieldInput } from './fields/field-input.ts'
import type { FormStore } from './form-store.ts'
import type { FormWords } from './form-words.ts'
import type { ReadDictionary } from './read-dictionary.ts'

/** What the help popups say, by key; those that are not to be shown are missing. */
export type HelpTexts = ReadonlyMap<string, { readonly title: string; readonly text: string }>

/** What fields need of a form's store, whatever facts surround it. */
type FieldsStore = Omit<FormStore, 'model' | 'facts' | 'setFacts'> & {
  readonly model: { readonly form: Form }
  readonly facts: () => unknown
}

export type FormSurroundings = {
  readonly store: FieldsStore
  readonly words: FormWords
  readonly language: Language
  readonly help: HelpTexts
  readonly readDictionary: ReadDictionary
  /** A password is asked by one form alone, which brings the field for it; the others do without its code. */
  readonly passwordInput: ComponentType<FieldInput<'password'>> | undefined
}

const FormContext = createContext<FormSurroundings | undefined>(undefined)

/** Around the fields of one form. */
export const FormProvider = FormContext

export const useForm = (): FormSurroundings => {
  const form = use(FormContext)
  if (!form) throw new Error('A field is outside of a FormProvider')
  return form
}
