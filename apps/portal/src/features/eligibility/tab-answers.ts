import type { Answers } from '@milgo/domain/answers/answer'
import { eligibility } from '@milgo/domain/eligibility/questions'
import { readTabItem, removeTabItem, storeTabItem } from '../../lib/session/tab-storage.ts'

/**
 * What was typed survives a reload, in this tab and for half an hour: a computer that others use must not show it
 * later. Passwords are never kept.
 */
const lifetime = 30 * 60_000

const secrets: ReadonlySet<string> = new Set(
  eligibility.questions.filter(({ kind }) => kind === 'password').map(({ id }) => id),
)

export const storeTabAnswers = (entered: Answers): void => {
  const answers = Object.fromEntries(Object.entries(entered).filter(([id]) => !secrets.has(id)))
  storeTabItem('eligibility', JSON.stringify({ storedAt: Date.now(), answers }))
}

export const findTabAnswers = (): Answers | undefined => {
  try {
    const { storedAt, answers } = JSON.parse(readTabItem('eligibility') ?? '{}')
    const isFresh = typeof storedAt === 'number' && Math.abs(Date.now() - storedAt) < lifetime
    return isFresh && typeof answers === 'object' && answers !== null ? answers : undefined
  } catch {
    return undefined
  }
}

export const removeTabAnswers = (): void => removeTabItem('eligibility')
