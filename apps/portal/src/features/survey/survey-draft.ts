import { type Answers, isRecord } from '@milgo/domain/answers/answer'
import { readTabItem, removeTabItem, storeTabItem } from '../../lib/session/tab-storage.ts'

/** Returns what was entered in this tab and not sent, also after a reload. */
export const findSurveyDraft = (): Answers => {
  try {
    const stored: unknown = JSON.parse(readTabItem('survey') ?? '{}')
    return isRecord(stored) ? (stored as Answers) : {}
  } catch {
    return {}
  }
}

export const storeSurveyDraft = (entered: Answers): void => storeTabItem('survey', JSON.stringify(entered))

export const forgetSurveyDraft = (): void => removeTabItem('survey')
