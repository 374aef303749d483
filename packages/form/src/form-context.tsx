import type { Form } from '@milgo/domain/answers/define'
import type { Language } from '@milgo/messages/languages'
import { type ComponentType, createContext, use } from 'react'
import type { FieldInput } from './fields/field-input.ts'
import type { FormStore } from './form-store.ts'
import type { FormWords } from './form-words.ts'
import type { ReadDictionary } from './read-dictionary.ts'

/** The help texts by key. A key without a text has no popup. */
export type HelpTexts = ReadonlyMap<string, { readonly title: string; readonly text: string }>

/** The part of a form's store that fields use, for any type of rules context. */
type FieldsStore = Omit<FormStore, 'model' | 'context' | 'setContext'> & {
  readonly model: { readonly form: Form }
  readonly context: () => unknown
}

export type FormSurroundings = {
  readonly store: FieldsStore
  readonly words: FormWords
  readonly language: Language
  readonly help: HelpTexts
  readonly readDictionary: ReadDictionary
  /** The component of a password's field. Only one form asks for a password, so only that form loads its code. */
  readonly passwordInput: ComponentType<FieldInput<'password'>> | undefined
}

const FormContext = createContext<FormSurroundings | undefined>(undefined)

/** Provides its form to the fields inside. */
export const FormProvider = FormContext

export const useForm = (): FormSurroundings => {
  const form = use(FormContext)
  if (!form) throw new Error('A field is outside of a FormProvider')
  return form
}
