import { type Answers, isRecord } from '@milgo/domain/answers/answer'
import type { AppealType } from '@milgo/domain/appeal/appeal'
import { ownKey } from '../../lib/session/own-storage.ts'
import type { KnownFile } from './appeal-files.ts'

/** What was filled in and not sent: it survives a reload, a crash and hours without a network, in this browser. */
export type AppealDraft = {
  readonly entered: Answers
  readonly files: readonly KnownFile[]
}

const keyOf = (userId: string, type: AppealType): string => ownKey(userId, `appeal.${type}`)

/** False where the browser refuses storage. */
export const storeAppealDraft = (userId: string, type: AppealType, draft: AppealDraft): boolean => {
  try {
    localStorage.setItem(keyOf(userId, type), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export const findAppealDraft = (userId: string, type: AppealType): AppealDraft | undefined => {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(userId, type)) ?? 'null')
    if (!isRecord(draft) || !isRecord(draft['entered']) || !Array.isArray(draft['files'])) return undefined
    return draft as AppealDraft
  } catch {
    return undefined
  }
}

export const removeAppealDraft = (userId: string, type: AppealType): void => {
  try {
    localStorage.removeItem(keyOf(userId, type))
  } catch {
    // Then nothing was stored either.
  }
}
