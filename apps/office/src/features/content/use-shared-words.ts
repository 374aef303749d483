import { ContentIcon } from '@milgo/contracts/core/content-icon'
import type { SharedValue } from '@milgo/domain/content/content-document'
import type { SharedRule } from '@milgo/domain/content-editing/content-place'
import { momentText } from '@milgo/messages/moment-text'
import { useWords } from '../../lib/words.ts'

type Category = { readonly key: string; readonly title: string }
type Choice = { readonly value: string; readonly label: string }

/** Returns the texts of the fields that all languages share: the options, and the names of stored values. */
export const useSharedWords = (categories: readonly Category[]) => {
  const { officeContent: words } = useWords()
  const choiceNames: Readonly<Record<string, string>> = words.choices
  const choicesOf = (rule: SharedRule): readonly Choice[] | undefined => {
    const choices: Partial<Record<SharedRule['type'], readonly Choice[]>> = {
      icon: ContentIcon.options.map((icon) => ({ value: icon, label: words.icons[icon] })),
      faq: (['portal', 'scholarship'] as const).map((one) => ({ value: one, label: words.groups[one] })),
      choice: (rule.options ?? []).map((one) => ({ value: one, label: choiceNames[one] ?? one })),
      category: categories.map(({ key, title }) => ({ value: key, label: title })),
    }
    return choices[rule.type]
  }
  const textOf = (rule: SharedRule, value: SharedValue | undefined): string => {
    if (rule.type === 'flag') return value === true ? words.flag.on : words.flag.off
    if (value === undefined || value === '') return ''
    if (rule.type === 'moment') return momentText(new Date(String(value)))
    return choicesOf(rule)?.find((choice) => choice.value === value)?.label ?? String(value)
  }
  return { choicesOf, textOf }
}
