import { kit as ar } from '@milgo/messages/ar/kit'
import { readability as arabic } from '@milgo/messages/ar/readability'
import { counted } from '@milgo/messages/counted'
import { kit as en } from '@milgo/messages/en/kit'
import { readability as english } from '@milgo/messages/en/readability'
import { fill } from '@milgo/messages/fill'
import { kit as he } from '@milgo/messages/he/kit'
import { readability as hebrew } from '@milgo/messages/he/readability'
import type { Language } from '@milgo/messages/languages'
import type { WordsLike } from '@milgo/messages/words'
import type { ComboboxWords } from '@milgo/ui/combobox-field.tsx'

type Written = WordsLike<typeof he>
type Readability = WordsLike<typeof hebrew>

export type KitWords = Omit<Written, 'combobox'> & {
  readonly readability: Readability
  readonly combobox: ComboboxWords
}

const wordsIn = (language: Language, kit: Written, readability: Readability): KitWords => ({
  ...kit,
  readability,
  combobox: {
    ...kit.combobox,
    results: (count) => counted(kit.combobox.results, count, language),
    notInList: (text) => fill(kit.combobox.notInList, { text }),
  },
})

export const words: Record<Language, KitWords> = {
  he: wordsIn('he', he, hebrew),
  ar: wordsIn('ar', ar, arabic),
  en: wordsIn('en', en, english),
}
