import { officePaths } from '@milgo/contracts/office-paths'
import { officeInstitutionLists as english } from '@milgo/messages/en/office-institution-lists'
import { fill } from '@milgo/messages/fill'
import { office } from '@milgo/messages/he/office'
import { officeInstitutionLists as hebrew } from '@milgo/messages/he/office-institution-lists'
import { staffErrors } from '@milgo/messages/he/staff-errors'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { clearPages } from '@milgo/page-testing/render'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { callCore } from '../src/lib/service-client.ts'
import { at, list, lists, openLists, openReport, rows } from './support/institution-lists-page.ts'
import { nameOfPeriod } from './support/named-periods.ts'
import { openOffice } from './support/open-office.tsx'

const lineOf = (place: number) => page.getByRole('row', { name: new RegExp(`^${place} `) })

describe('the lists of institutions', () => {
  it.each([1440, 1024, 390] as const)('are shown and accessible at %i px', async (width) => {
    await openLists({}, { width })
    await expect.element(page.getByRole('link', { name: 'אוניברסיטת חיפה' })).toBeVisible()
    await expect.element(page.getByText(hebrew.states.CHECKED)).toBeVisible()
    await expectSound()
  })

  it('say what to do next if there is none, in English from left to right', async () => {
    await openLists({ 'POST /office/institution-lists/list': { ...lists, lists: [] } }, { language: 'en' })
    await expect.element(page.getByText(english.lists.none.title)).toBeVisible()
    expect(document.documentElement.dir).toBe('ltr')
    await expectSound()
  })

  it('of an earlier period are shown and checked there', async () => {
    const calls = await openLists({
      'POST /office/institution-lists/list': { ...lists, periods: ['2025', '2024'] },
    })
    await page.getByRole('combobox', { name: hebrew.period }).click()
    calls.change({
      'POST /office/institution-lists/list': {
        ...lists,
        period: '2024',
        periods: ['2025', '2024'],
        lists: [],
      },
    })
    await page.getByRole('option', { name: nameOfPeriod('2024') }).click()
    await expect.element(page.getByText(hebrew.lists.none.title)).toBeVisible()
    expect(calls.made('POST /office/institution-lists/list').at(-1)?.body).toEqual({ period: '2024' })
    await expectSound()
  })

  it('are not offered to a reviewer', async () => {
    await openOffice(officePaths.start, { roles: ['reviewer'] })
    await expect.element(page.getByRole('link', { name: office.pages.queue }).first()).toBeVisible()
    expect(page.getByRole('link', { name: office.pages.institutionLists }).elements()).toHaveLength(0)
  })

  it('ask for institution and file, and say why a file could not be read', async () => {
    const calls = await openLists({
      'POST /office/institution-lists/check/{period}/{institution_id}': refuse(400, {
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
    const [sent] = calls.made('POST /office/institution-lists/check/{period}/{institution_id}')
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

  it('is applied after a confirmation, call by call until all rows are done', async () => {
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

  it('is left to the server when the page is left', async () => {
    const first = Promise.withResolvers<void>()
    const applying = 'POST /office/institution-lists/{id}/apply'
    const calls = await openReport(
      { list, rows },
      {
        [applying]: async () => {
          await first.promise
          return { list: { ...list, state: 'APPLYING', done: calls.made(applying).length } }
        },
      },
    )
    await page.getByRole('button', { name: hebrew.apply.action }).click()
    await page.getByRole('dialog').getByRole('button', { name: hebrew.apply.confirm }).click()
    await expect.poll(() => calls.made(applying)).toHaveLength(1)
    clearPages()
    first.resolve()
    // Another call of the list would be made before this one is answered.
    await callCore('GET /office/institution-lists/{id}', { params: { id: list.id } })
    expect(calls.made(applying)).toHaveLength(1)
  })

  it('shows the progress of a list that a colleague applies', async () => {
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
