import type { listSecondLooks as call } from '@milgo/contracts/office/list-second-looks'
import type { FigureKind } from '@milgo/contracts/office/review-answer'
import type { ComparedLook } from '@milgo/contracts/office/second-look-fields'
import { sameAnswer } from '@milgo/domain/answers/answer'
import { type Reasons, reasonText } from '@milgo/domain/period/reasons'
import { figures as figuresSection } from '@milgo/domain/review/figures'
import {
  agreementByReason,
  type LookFinding,
  type LookState,
  lookDifferences,
} from '@milgo/domain/second-look/agreement'
import { requestNumber } from '@milgo/domain/status/request-number'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { starterReasons } from '../../reference/starter-reasons.ts'
import { findStaffNames, type StaffNames } from '../../store/staff-names.ts'
import { getResultsPeriod } from '../results/get-results-period.ts'
import { officeWords } from '../review/office-words.ts'
import { type ComparedRow, findCompared, findFindings, findNewestLookPeriod } from './repository.ts'

const pageLength = 100

/** Returns a page of the second looks. One more is read, to find out whether there is a next page. */
export const listSecondLooks = async (
  platform: Platform,
  readerId: string,
  { period: code, state, after, limit = pageLength }: z.output<typeof call.body>,
  language: Language,
): Promise<z.input<typeof call.response>> => {
  const period = await getResultsPeriod(platform, code ?? (await findNewestLookPeriod(platform)))
  const reasons = period.reasons ?? starterReasons
  const [read, findings] = await Promise.all([
    findCompared(platform, readerId, { periodId: period.id, state, after, limit: limit + 1 }),
    findFindings(platform, readerId, period.id),
  ])
  const rows = read.slice(0, limit)
  const last = read.length > limit ? rows.at(-1) : undefined
  const names = await findStaffNames(
    platform,
    rows.flatMap(({ firstStaffId, staffId, settledBy }) => [firstStaffId, staffId, settledBy]),
  )
  const counts: Partial<Record<LookState, number>> = {}
  for (const { state: one } of findings) counts[one] = (counts[one] ?? 0) + 1
  const compared = findings.flatMap(({ first, second }) => (second ? [{ first, second }] : []))
  return {
    counts,
    agreement: agreementByReason(compared).map((one) => ({
      ...one,
      reason_text: one.reason === null ? null : reasonText(reasons, one.reason, language),
    })),
    looks: rows.map((row) => comparedLook(row, period.code, reasons, names, language)),
    next: last ? { is_disagreed: last.state === 'DISAGREED', decided_at: last.decidedAt, id: last.id } : null,
  }
}

const comparedLook = (
  row: ComparedRow,
  periodCode: string,
  reasons: Reasons,
  names: StaffNames,
  language: Language,
): ComparedLook => {
  const named = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? '' })
  const finding = ({ decision, reason, award }: LookFinding, staffId: string | null) => ({
    decision,
    reason,
    reason_text: reason === null ? null : reasonText(reasons, reason, language),
    award,
    staff: named(staffId),
  })
  return {
    id: row.id,
    request_id: row.requestId,
    request_number: requestNumber(periodCode, row.number),
    name: row.name,
    state: row.state,
    outcome: row.outcome,
    draw_reason: row.drawReason,
    first: finding(row.first, row.firstStaffId),
    second: row.second && finding(row.second, row.staffId),
    differences: row.second ? [...lookDifferences(row.first, row.second)] : [],
    figures: differingFigures(row, language),
    note: row.note,
    decided_at: row.decidedAt,
    settlement: row.settlement,
    settled_by: named(row.settledBy),
    settled_reason: row.settledReason,
  }
}

/** Returns the figures that both people verified differently, if both approved. */
const differingFigures = ({ second, firstFigures, figures }: ComparedRow, language: Language) => {
  if (second?.decision !== 'APPROVE' || !firstFigures || !figures) return []
  const words: Readonly<Record<string, string>> = officeWords[language].figures
  return figuresSection.questions
    .filter(({ id }) => id !== 'note' && !sameAnswer(firstFigures[id], figures[id]))
    .map(({ id, kind }) => ({
      label: words[id] ?? id,
      kind: kind as FigureKind,
      first: firstFigures[id] ?? null,
      second: figures[id] ?? null,
    }))
}
