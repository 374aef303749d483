import type { Answers } from '@milgo/domain/answers/answer'
import { eligibility } from '@milgo/domain/eligibility/questions'
import { storeTabItem } from '../../lib/session/tab-storage.ts'

const secrets: ReadonlySet<string> = new Set(
  eligibility.questions.filter(({ kind }) => kind === 'password').map(({ id }) => id),
)

/** Stores what was typed in the tab, for `findTabAnswers`; passwords are never stored. */
export const storeTabAnswers = (entered: Answers): void => {
  const answers = Object.fromEntries(Object.entries(entered).filter(([id]) => !secrets.has(id)))
  storeTabItem('eligibility', JSON.stringify({ storedAt: Date.now(), answers }))
}
