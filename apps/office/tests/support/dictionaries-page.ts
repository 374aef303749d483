import type { ListedDictionary } from '@milgo/contracts/office/list-dictionaries'
import { officePaths } from '@milgo/contracts/office-paths'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { openOffice } from './open-office.tsx'

export const banks: ListedDictionary = {
  dictionary: 'banks',
  rows: 1_234,
  columns: ['code', 'name_he', 'name_ar', 'name_en'],
  required: ['code', 'name_he'],
  last_import: {
    at: '2026-11-01T10:00:00.000Z',
    by: { id: '00000000-0000-4000-8000-000000000003', name: 'נועה ברק' },
    file_name: 'banks.csv',
  },
}
const sectors: ListedDictionary = { ...banks, dictionary: 'sectors', rows: 8, last_import: null }
export const openDictionaries = (more: Answers = {}, rest: Partial<Parameters<typeof openOffice>[1]> = {}) =>
  openOffice(officePaths.dictionaries, {
    roles: ['administrator'],
    answers: { 'GET /office/dictionaries': { dictionaries: [banks, sectors] }, ...more },
    ...rest,
  })
