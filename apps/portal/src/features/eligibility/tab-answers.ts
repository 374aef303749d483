import type { Answers } from '@milgo/domain/answers/answer'
import { readTabItem, removeTabItem } from '../../lib/session/tab-storage.ts'

/**
 * In milliseconds: what was typed survives a reload in this tab for half an hour, because a shared computer must not
 * show it later.
 */
const lifetime = 30 * 60_000

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
