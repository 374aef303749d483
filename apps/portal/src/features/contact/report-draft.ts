import { isSupportTopic, type ProblemReport, reportFields } from '@milgo/domain/content/problem-report'
import { readTabItem, removeTabItem, storeTabItem } from '../../lib/session/tab-storage.ts'

const emptyReport: ProblemReport = { topic: '', from: '', requestNumber: '', subject: '', body: '' }

/** What was typed in this tab and not sent, over a reload; the address may name a topic (`?topic=ACCESSIBILITY`). */
export const readReportDraft = (search: URLSearchParams): ProblemReport => {
  const typed = readStored()
  const topic = search.get('topic') ?? ''
  return isSupportTopic(topic) ? { ...typed, topic } : typed
}

const readStored = (): ProblemReport => {
  try {
    const stored: unknown = JSON.parse(readTabItem('problem-report') ?? '{}')
    const entries = reportFields.flatMap((field) => {
      const value = stored && typeof stored === 'object' ? Reflect.get(stored, field) : undefined
      return typeof value === 'string' ? [[field, value]] : []
    })
    return { ...emptyReport, ...Object.fromEntries(entries) }
  } catch {
    return emptyReport
  }
}

export const storeReportDraft = (report: ProblemReport): void =>
  storeTabItem('problem-report', JSON.stringify(report))

export const forgetReportDraft = (): void => removeTabItem('problem-report')
