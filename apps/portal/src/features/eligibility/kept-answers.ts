import type { Answers } from '@milgo/domain/answers/answer'
import { eligibility } from '@milgo/domain/eligibility/questions'

/**
 * What was typed survives a reload, in this tab and for half an hour: a computer that others use must not show it
 * later. Passwords are never kept.
 */
const key = 'milgo.eligibility'
const lifetime = 30 * 60_000

const secrets: ReadonlySet<string> = new Set(
  eligibility.questions.filter(({ kind }) => kind === 'password').map(({ id }) => id),
)

export const keepAnswers = (entered: Answers): void => {
  const answers = Object.fromEntries(Object.entries(entered).filter(([id]) => !secrets.has(id)))
  try {
    sessionStorage.setItem(key, JSON.stringify({ keptAt: Date.now(), answers }))
  } catch {
    // A browser that refuses storage keeps them only as long as the page stands.
  }
}

export const findKeptAnswers = (): Answers | undefined => {
  try {
    const { keptAt, answers } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    const isFresh = typeof keptAt === 'number' && Math.abs(Date.now() - keptAt) < lifetime
    return isFresh && typeof answers === 'object' && answers !== null ? answers : undefined
  } catch {
    return undefined
  }
}

export const forgetAnswers = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
