import { eligibilityQuestions as arabicCheck } from '@milgo/messages/ar/eligibility'
import { questions as arabic } from '@milgo/messages/ar/questions'
import { eligibilityQuestions as englishCheck } from '@milgo/messages/en/eligibility'
import { questions as english } from '@milgo/messages/en/questions'
import { findWord } from '@milgo/messages/find-word'
import { eligibilityQuestions as hebrewCheck } from '@milgo/messages/he/eligibility'
import { questions as hebrew } from '@milgo/messages/he/questions'
import type { Queryable } from '../../platform/database/database.ts'
import { fieldsHelp, type LocalizedName } from '../../platform/database/schema.ts'
import { bankHelp } from './bank-help.ts'
import { documentsHelp } from './documents-help.ts'
import { eligibilityHelp } from './eligibility-help.ts'
import { familyHelp } from './family-help.ts'
import type { Help } from './help.ts'
import { personalHelp } from './personal-help.ts'

const helps: Readonly<Record<string, Help>> = {
  ...eligibilityHelp,
  ...personalHelp,
  ...bankHelp,
  ...familyHelp,
  ...documentsHelp,
}

export const loadFieldsHelp = (tx: Queryable): Promise<unknown> =>
  tx.insert(fieldsHelp).values(
    Object.entries(helps).map(([key, { title, description, show }]) => ({
      key,
      title: title ?? labelOf(key),
      description,
      show: show ?? true,
    })),
  )

/** The title is the question's own label, so that the two never part. */
const labelOf = (key: string): LocalizedName => {
  const [he, ar, en] = [
    { ...hebrewCheck, ...hebrew },
    { ...arabicCheck, ...arabic },
    { ...englishCheck, ...english },
  ].map((words) => findWord(words, key))
  if (!he || !ar || !en) throw new Error(`The help of ${key} has no title`)
  return { he, ar, en }
}
