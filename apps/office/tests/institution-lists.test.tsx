import { institutionListPath, officePaths } from '@milgo/contracts/office-paths'
import { officeInstitutionLists as english } from '@milgo/messages/en/office-institution-lists'
import { fill } from '@milgo/messages/fill'
import { office } from '@milgo/messages/he/office'
import { officeInstitutionLists as hebrew } from '@milgo/messages/he/office-institution-lists'
import { staffErrors } from '@milgo/messages/he/staff-errors'
import { type Answers, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'

type Report = AnswerOf<'core', 'GET /office/institution-lists/{id}'>
type Row = Report['rows'][number]

const id = '00000000-0000-4000-8000-0000000000a1'
const at = '2026-11-01T10:00:00.000Z'
const list: Report['list'] = {
  id,
  institution: 'אוניברסיטת חיפה',
  file_name: 'rejections.xlsx',
  state: 'CHECKED',
  checked: { by: 'דנה', at },
  applied: null,
  revoked: null,
  revoke_reason: null,
  rows: 4,
  applicable: 2,
  done: 0,
}
const row = (place: number, checked: Row['checked'], more: Partial<Row> = {}): Row => ({
  row: place,
  number: '•••••6782',
  request: {
    id: `00000000-0000-4000-8000-0000000001${place + 10}`,
    number: `2025-0000${place + 10}`,
    name: `סטודנטית ${place}`,
  },
  reason: null,
  checked,
  applied: null,
  revoked: null,
  ...more,
})
const rows = [
  row(2, 'REJECTED', { reason: 'הפסיקה לימודים' }),
  row(3, 'WAITING'),
  row(4, 'OTHER_INSTITUTION'),
  row(5, 'NO_REQUEST', { request: null }),
]
const institutions = [{ id: 7, name: 'אוניברסיטת חיפה' }]
const openLists = (more: Answers = {}, rest: Partial<Parameters<typeof openOffice>[1]> = {}) =>
  openOffice(officePaths.institutionLists, {
    roles: ['manager'],
    answers: { 'GET /office/institution-lists': { institutions, lists: [list] }, ...more },
    ...rest,
  })
const openReport = (
  report: Report,
  more: Answers = {},
  rest: Partial<Parameters<typeof openOffice>[1]> = {},
) =>
  openOffice(institutionListPath(id), {
    roles: ['manager'],
    answers: { 'GET /office/institution-lists/{id}': report, ...more },
    ...rest,
  })
const lineOf = (place: number) => page.getByRole('row', { name: new RegExp(`^${place} `) })

describe('the lists of institutions', () => {
  it.each([1440, 1024, 390] as const)('are read and accessible at %i px', async (width) => {
    await openLists({}, { width })
    await expect.element(page.getByRole('link', { name: 'אוניברסיטת חיפה' })).toBeVisible()
    await expect.element(page.getByText(hebrew.states.CHECKED)).toBeVisible()
    await expectSound()
  })

  it('say what comes next where there is none, in English from left to right', async () => {
    await openLists({ 'GET /office/institution-lists': { institutions, lists: [] } }, { language: 'en' })
    await expect.element(page.getByText(english.lists.none.title)).toBeVisible()
    expect(document.documentElement.dir).toBe('ltr')
    await expectSound()
  })

  it('are not offered to a reviewer', async () => {
    await openOffice(officePaths.start, { roles: ['reviewer'] })
    await expect.element(page.getByRole('link', { name: office.pages.queue }).first()).toBeVisible()
    expect(page.getByRole('link', { name: office.pages.institutionLists }).elements()).toHaveLength(0)
  })

  it('ask for institution and file, and say why a file was not read', async () => {
    const calls = await openLists({
      'POST /office/institution-lists/check/{institution_id}': refuse(400, {
        statusCode: 400,
        code: 'LIST_NO_COLUMNS',
        message: staffErrors.LIST_NO_COLUMNS,
      }),
    })
    await page.getByRole('button', { name: hebrew.upload.check }).click()
    await expect.element(page.getByText(hebrew.upload.needsInstitution)).toBeVisible()
    await expect.element(page.getByText(hebrew.upload.needsFile)).toBeVisible()
    await expectSound()
    await page.getByRole('combobox', { name: hebrew.upload.institution }).click()
    await page.getByRole('option', { name: 'אוניברסיטת חיפה' }).click()
    await userEvent.upload(
      page.getByLabelText(hebrew.upload.chooseFile, { exact: true }),
      new File(['a,b'], 'list.csv'),
    )
    await page.getByRole('button', { name: hebrew.upload.check }).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(staffErrors.LIST_NO_COLUMNS)
    const [sent] = calls.made('POST /office/institution-lists/check/{institution_id}')
    expect(sent?.body).toContain('filename="list.csv"')
  })
})

describe('the report of a list', () => {
  it.each(['he', 'en'] as const)('says of each row what happens, or why not (%s)', async (language) => {
    const words = language === 'he' ? hebrew : english
    await openReport({ list, rows }, {}, { language, width: 1024 })
    await expect.element(page.getByText(words.summary.rejected.one ?? '')).toBeVisible()
    await expect.element(lineOf(2)).toHaveTextContent(words.outcomes.REJECTED)
    await expect
      .element(lineOf(4))
      .toHaveTextContent(fill(words.report.notApplied, { why: words.outcomes.OTHER_INSTITUTION }))
    await expectSound()
    await page.getByRole('combobox', { name: words.report.filter }).click()
    await page.getByRole('option', { name: words.report.onlyNot }).click()
    await expect.element(lineOf(2)).not.toBeInTheDocument()
    await expect.element(lineOf(5)).toBeVisible()
  })

  it('is applied after a question, call by call until all rows are done', async () => {
    let answered = 0
    const applied = { ...list, state: 'APPLIED' as const, done: 4, applied: { by: 'דנה', at } }
    const calls = await openReport(
      { list, rows },
      {
        'POST /office/institution-lists/{id}/apply': () => {
          answered += 1
          return { list: answered === 1 ? { ...list, state: 'APPLYING', done: 2 } : applied }
        },
      },
    )
    await page.getByRole('button', { name: hebrew.apply.action }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(hebrew.summary.waiting.one)).toBeVisible()
    await expectSound()
    calls.change({
      'GET /office/institution-lists/{id}': {
        list: applied,
        rows: rows.map((one) => ({ ...one, applied: one.checked })),
      },
    })
    await dialog.getByRole('button', { name: hebrew.apply.confirm }).click()
    await expect.element(page.getByText(hebrew.summary.wasRejected.one)).toBeVisible()
    expect(calls.made('POST /office/institution-lists/{id}/apply')).toHaveLength(2)
    await expect.element(page.getByRole('button', { name: hebrew.revoke.action })).toBeVisible()
  })

  it('shows how far a list has come that another applies', async () => {
    await openReport({ list: { ...list, state: 'APPLYING', done: 1 }, rows })
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
    await expect.element(page.getByText(fill(hebrew.report.progress, { done: 1, total: 4 }))).toBeVisible()
    await expectSound()
  })

  it('is revoked with a reason, and lists what needs a revision', async () => {
    const applied = { ...list, state: 'APPLIED' as const, done: 4, applied: { by: 'דנה', at } }
    const done = rows.map((one) => ({ ...one, applied: one.checked }))
    const revoked = {
      ...applied,
      state: 'REVOKED' as const,
      revoked: { by: 'דנה', at },
      revoke_reason: 'נשלח בטעות',
    }
    const calls = await openReport(
      { list: applied, rows: done },
      { 'POST /office/institution-lists/{id}/revoke': { list: revoked } },
    )
    await page.getByRole('button', { name: hebrew.revoke.action }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: hebrew.revoke.confirm }).click()
    await expect.element(dialog.getByText(hebrew.revoke.reasonMissing)).toBeVisible()
    await expectSound()
    await dialog.getByRole('textbox', { name: hebrew.revoke.reason }).fill('נשלח בטעות')
    calls.change({
      'GET /office/institution-lists/{id}': {
        list: revoked,
        rows: done.map((one, place) => ({
          ...one,
          revoked: place === 0 ? 'NEEDS_REVISION' : place === 1 ? 'WITHDRAWN' : null,
        })),
      },
    })
    await dialog.getByRole('button', { name: hebrew.revoke.confirm }).click()
    await expect.element(lineOf(2)).toHaveTextContent(hebrew.revokeOutcomes.NEEDS_REVISION)
    expect(calls.made('POST /office/institution-lists/{id}/revoke')[0]?.body).toEqual({
      reason: 'נשלח בטעות',
    })
    await expectSound()
  })
})
