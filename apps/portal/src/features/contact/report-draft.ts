import { type ProblemReport, reportFields } from '@milgo/domain/content/problem-report'
import { readTabItem, removeTabItem, storeTabItem } from '../../lib/session/tab-storage.ts'

const emptyReport: ProblemReport = { topic: '', from: '', requestNumber: '', subject: '', body: '' }

/** Returns what was typed in this tab and not sent, also after a reload. */
export const readReportDraft = (): ProblemReport => {
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
