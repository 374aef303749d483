import { readability as arabic } from '@milgo/messages/ar/readability'
import { requestView as arRequestView } from '@milgo/messages/ar/request-view'
import * as arStatus from '@milgo/messages/ar/status'
import { viewer as arViewer } from '@milgo/messages/ar/viewer'
import { counted } from '@milgo/messages/counted'
import { readability as english } from '@milgo/messages/en/readability'
import { requestView as enRequestView } from '@milgo/messages/en/request-view'
import * as enStatus from '@milgo/messages/en/status'
import { viewer as enViewer } from '@milgo/messages/en/viewer'
import { fill } from '@milgo/messages/fill'
import { readability as hebrew } from '@milgo/messages/he/readability'
import { requestView as heRequestView } from '@milgo/messages/he/request-view'
import * as heStatus from '@milgo/messages/he/status'
import { viewer as heViewer } from '@milgo/messages/he/viewer'
import type { Language } from '@milgo/messages/languages'
import type { WordsLike } from '@milgo/messages/words'
import type { ComboboxWords } from '@milgo/ui/combobox-field.tsx'
import { kit as ar } from './words/ar.ts'
import { kit as en } from './words/en.ts'
import { kit as he } from './words/he.ts'

type Written = WordsLike<typeof he>
type Readability = WordsLike<typeof hebrew>

/** A request in the words of the product. */
type RequestWords = {
  readonly requestView: WordsLike<typeof heRequestView>
  readonly statuses: WordsLike<typeof heStatus.statuses>
  readonly statusEvents: WordsLike<typeof heStatus.statusEvents>
  readonly actors: WordsLike<typeof heStatus.actors>
  readonly viewer: WordsLike<typeof heViewer>
}

export type KitWords = Omit<Written, 'combobox'> & {
  readonly language: Language
  readonly request: RequestWords
  readonly readability: Readability
  readonly combobox: ComboboxWords
}

const wordsIn = (
  language: Language,
  kit: Written,
  readability: Readability,
  request: RequestWords,
): KitWords => ({
  ...kit,
  language,
  request,
  readability,
  combobox: {
    ...kit.combobox,
    results: (count) => counted(kit.combobox.results, count, language),
    notInList: (text) => fill(kit.combobox.notInList, { text }),
  },
})

export const words: Record<Language, KitWords> = {
  he: wordsIn('he', he, hebrew, { ...heStatus, requestView: heRequestView, viewer: heViewer }),
  ar: wordsIn('ar', ar, arabic, { ...arStatus, requestView: arRequestView, viewer: arViewer }),
  en: wordsIn('en', en, english, { ...enStatus, requestView: enRequestView, viewer: enViewer }),
}
