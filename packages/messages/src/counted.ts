import { fill, type Params } from './fill.ts'
import type { Language } from './languages.ts'
import type { NumberForms } from './words.ts'

const known = new Map<Language, Intl.PluralRules>()

/**
 * Created once for each language, because creating it costs more than everything else that a key press in a form
 * causes.
 */
const rulesOf = (language: Language): Intl.PluralRules => {
  const rules = known.get(language) ?? new Intl.PluralRules(language)
  known.set(language, rules)
  return rules
}

/**
 * Returns the sentence in the form for its number, with `{count}` filled in. The form for zero is used if there is one.
 */
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
