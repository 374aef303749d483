import { helpKeyOf, type Question } from '@milgo/domain/answers/define'
import { applicationForm } from '@milgo/domain/application/form'
import { eligibility } from '@milgo/domain/eligibility/questions'
import { eligibilityQuestions as arabicCheck } from '@milgo/messages/ar/eligibility'
import { questions as arabic } from '@milgo/messages/ar/questions'
import { eligibilityQuestions as englishCheck } from '@milgo/messages/en/eligibility'
import { questions as english } from '@milgo/messages/en/questions'
import { findWord, type WordTree } from '@milgo/messages/find-word'
import { eligibilityQuestions as hebrewCheck } from '@milgo/messages/he/eligibility'
import { questions as hebrew } from '@milgo/messages/he/questions'
import type { Language } from '@milgo/messages/languages'
import type { LocalizedName } from '@milgo/messages/localized'
import { fieldsHelp } from '../../store/schema.ts'
import type { ContentSet } from '../ship-content.ts'
import { bankHelp } from './bank-help.ts'
import { documentsHelp } from './documents-help.ts'
import { eligibilityHelp } from './eligibility-help.ts'
import { familyHelp } from './family-help.ts'
import type { Help } from './help.ts'
import { personalHelp } from './personal-help.ts'

/** One page: its questions, the texts of their labels, and the help texts by their keys. */
type Page = {
  readonly questions: readonly Question[]
  readonly words: Readonly<Record<Language, WordTree>>
  readonly helps: Readonly<Record<string, Help>>
}

const pages: readonly Page[] = [
  {
    questions: eligibility.questions,
    words: { he: hebrewCheck, ar: arabicCheck, en: englishCheck },
    helps: eligibilityHelp,
  },
  {
    questions: applicationForm.questions,
    words: { he: hebrew, ar: arabic, en: english },
    helps: { ...personalHelp, ...bankHelp, ...familyHelp, ...documentsHelp },
  },
]

export const fieldsHelpContent = (): ContentSet => ({
  name: 'fields-help',
  kind: 'field-help',
  table: fieldsHelp,
  key: 'key',
  rows: pages.flatMap((page) =>
    Object.entries(page.helps).map(([key, { title, description, show }]) => ({
      key,
      title: title ?? labelOf(page, key),
      description,
      show: show ?? true,
    })),
  ),
})

/** The title is the question's label, so that both always agree. */
const labelOf = ({ questions, words }: Page, key: string): LocalizedName => {
  const label = questions.find((question) => helpKeyOf(question) === key)?.id ?? key
  const [he, ar, en] = [words.he, words.ar, words.en].map((tree) => findWord(tree, label))
  if (!he || !ar || !en) throw new Error(`The help of ${key} has no title`)
  return { he, ar, en }
}
