import { fill, type Params } from './fill.ts'
import type { Language } from './languages.ts'
import type { NumberForms } from './words.ts'

const known = new Map<Language, Intl.PluralRules>()

/** Made once for each language: it costs more than everything else that a key in a form brings about. */
const rulesOf = (language: Language): Intl.PluralRules => {
  const rules = known.get(language) ?? new Intl.PluralRules(language)
  known.set(language, rules)
  return rules
}

/** The sentence in the form its number asks for, with `{count}` filled in. Words for nought count wherever there are some. */
export const counted = (
  forms: NumberForms,
  count: number,
  language: Language,
  params: Params = {},
): string => {
  const rule = count === 0 && forms.zero !== undefined ? 'zero' : rulesOf(language).select(count)
  const form = forms[rule] ?? forms.other
  return fill(form, { ...params, count })
}
