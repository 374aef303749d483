import type { InstitutionList, InstitutionListRow } from '@milgo/contracts/office/institution-list-fields'
import type { listInstitutionLists as listCall } from '@milgo/contracts/office/list-institution-lists'
import { listStateOf } from '@milgo/domain/institution-list/list-state'
import { requestNumber } from '@milgo/domain/status/request-number'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findSentPeriods } from '../../store/sent-periods.ts'
import {
  findInstitutions,
  findList,
  findLists,
  findPeriod,
  findRows,
  type ListRecord,
  type RowRecord,
} from './repository.ts'

export const getLists = async (
  platform: Platform,
  language: Language,
  { period: code }: z.output<typeof listCall.body>,
): Promise<z.input<typeof listCall.response>> => {
  const period = await findPeriod(platform, code)
  const [institutions, periods, lists] = await Promise.all([
    findInstitutions(platform, language),
    findSentPeriods(platform),
    period ? findLists(platform, period.id, language) : [],
  ])
  return {
    period: period?.code ?? null,
    periods: [...periods],
    institutions: [...institutions],
    lists: lists.map(listAnswer),
  }
}

export const getListAnswer = async (
  platform: Platform,
  language: Language,
  id: string,
): Promise<{ list: InstitutionList }> => {
  const list = await findList(platform, id, language)
  if (!list) throw new AppError('NOT_FOUND')
  return { list: listAnswer(list) }
}

export const getListWithRows = async (platform: Platform, language: Language, id: string) => {
  const { list } = await getListAnswer(platform, language, id)
  return { list, rows: (await findRows(platform, id)).map(rowAnswer) }
}

const stepOf = (by: string | null, at: string | null) => (at === null ? null : { by: by ?? '', at })

const listAnswer = (list: ListRecord): InstitutionList => {
  const state = listStateOf(list)
  return {
    id: list.id,
    period: list.periodCode,
    institution: list.institution,
    file_name: list.fileName,
    state,
    checked: stepOf(list.checkedBy, list.checkedAt),
    applied: stepOf(list.appliedBy, list.appliedAt),
    revoked: stepOf(list.revokedBy, list.revokedAt),
    revoke_reason: list.revokeReason,
    rows: list.rows,
    applicable: list.applicable,
    done: state === 'REVOKING' || state === 'REVOKED' ? list.revoked : list.applied,
  }
}

const rowAnswer = (row: RowRecord): InstitutionListRow => ({
  row: row.row,
  number: row.numberText,
  request:
    row.requestId !== null && row.periodCode !== null && row.number !== null
      ? { id: row.requestId, number: requestNumber(row.periodCode, row.number), name: row.name ?? '' }
      : null,
  reason: row.reason,
  checked: row.checked,
  applied: row.applied,
  revoked: row.revoked,
})
