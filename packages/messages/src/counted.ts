import { fill, type Params } from './fill.ts'
import type { Language } from './languages.ts'
import type { NumberForms } from './words.ts'

/** The sentence in the form its number asks for, with `{count}` filled in. */
export const counted = (
  forms: NumberForms,
  count: number,
  language: Language,
  params: Params = {},
): string => {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other
  return fill(form, { ...params, count })
}
