import { type Answers, isRecord } from '@milgo/domain/answers/answer'
import type { AppealType } from '@milgo/domain/appeal/appeal'
import { ownKey } from '../../lib/session/own-storage.ts'
import type { KnownFile } from './appeal-files.ts'

/**
 * An appeal that was filled in and not sent. It is stored in this browser, through a reload, a crash and hours without
 * a network.
 */
export type AppealDraft = {
  readonly entered: Answers
  readonly files: readonly KnownFile[]
  /** The content of the sent appeal that an update started from; undefined for a new appeal. */
  readonly contentVersion?: number | undefined
  /** The answers of that content; missing also in a draft of an earlier release. */
  readonly before?: Answers | undefined
}

/** The correction of a returned appeal has a draft of its own, whatever the type. */
type DraftOf = AppealType | 'CORRECTION'

const keyOf = (userId: string, of: DraftOf): string => ownKey(userId, `appeal.${of}`)

/** Returns false if the browser refuses storage. */
export const storeAppealDraft = (userId: string, of: DraftOf, draft: AppealDraft): boolean => {
  try {
    localStorage.setItem(keyOf(userId, of), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export const findAppealDraft = (userId: string, of: DraftOf): AppealDraft | undefined => {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(userId, of)) ?? 'null')
    if (!isRecord(draft) || !isRecord(draft['entered']) || !Array.isArray(draft['files'])) return undefined
    return draft as AppealDraft
  } catch {
    return undefined
  }
}

export const removeAppealDraft = (userId: string, of: DraftOf): void => {
  try {
    localStorage.removeItem(keyOf(userId, of))
  } catch {
    // A browser that refuses storage has stored nothing either.
  }
}
