import type { DictionaryReport } from '@milgo/contracts/office/dictionary-fields'
import { officeDictionaries as english } from '@milgo/messages/en/office-dictionaries'
import { fill } from '@milgo/messages/fill'
import { office } from '@milgo/messages/he/office'
import { officeDictionaries as hebrew } from '@milgo/messages/he/office-dictionaries'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDictionaries } from './support/dictionaries-page.ts'

const sha256 = 'a'.repeat(64)
const report = (more: Partial<DictionaryReport> = {}): DictionaryReport => ({
  file_name: 'banks.csv',
  sha256,
  read: 15,
  added: 2,
  changed: 1,
  refusal: null,
  belongs_to: null,
  problems: [],
  problem_count: 0,
  ...more,
})
const missingCode = { code: 'MISSING' as const, params: { column: 'code' } }
const check = 'POST /office/dictionaries/{dictionary}/check'
const apply = 'POST /office/dictionaries/{dictionary}/apply/{sha256}'
const fileInput = () => page.getByLabelText(hebrew.upload.chooseFile, { exact: true })
const checkFile = async () => {
  await page.getByRole('combobox', { name: hebrew.upload.dictionary }).click()
  await page.getByRole('option', { name: hebrew.names.banks }).click()
  await userEvent.upload(fileInput(), new File(['code,name_he'], 'banks.csv'))
  await page.getByRole('button', { name: hebrew.upload.check }).click()
}

describe('dictionaries', () => {
  it.each([1440, 1024, 390] as const)(
    'are listed at %i px, and a check asks for both choices',
    async (width) => {
      await openDictionaries({}, { width })
      await expect.element(page.getByRole('cell', { name: '1,234' })).toBeVisible()
      await page.getByRole('button', { name: hebrew.upload.check }).click()
      await expect.element(page.getByText(hebrew.upload.needsDictionary)).toBeVisible()
      await expect.element(page.getByText(hebrew.upload.needsFile)).toBeVisible()
      await expectSound()
    },
  )

  it('say that a file was changed after it was chosen, and accept the same file again', async () => {
    const calls = await openDictionaries({ [check]: report() })
    // A browser rejects like this for a file that was saved again on the disk.
    const reading = vi
      .spyOn(File.prototype, 'arrayBuffer')
      .mockRejectedValueOnce(new DOMException('changed', 'NotReadableError'))
    onTestFinished(() => reading.mockRestore())
    await checkFile()
    await expect.element(page.getByRole('alert')).toHaveTextContent(office.failures.FILE_CHANGED)
    expect(calls.made(check)).toHaveLength(0)
    // A browser reports no change while the input still has the same path.
    await expect.element(fileInput()).toHaveValue('')
    await userEvent.upload(fileInput(), new File(['code,name_he'], 'banks.csv'))
    await page.getByRole('button', { name: hebrew.upload.check }).click()
    await expect.element(page.getByText(hebrew.report.added)).toBeVisible()
    await expectSound()
  })

  it('are changed only by the file that was checked', async () => {
    const calls = await openDictionaries({ [check]: report(), [apply]: report() })
    await checkFile()
    await expect.element(page.getByText(hebrew.report.added)).toBeVisible()
    expect(calls.made(apply)).toHaveLength(0)
    await expectSound()
    await page.getByRole('button', { name: hebrew.report.apply }).click()
    await expect.element(page.getByText(fill(hebrew.report.done, { added: 2, changed: 1 }))).toBeVisible()
    expect(calls.made(apply)[0]?.body).toContain('filename="banks.csv"')
  })

  it.each([
    [
      'a file of another dictionary',
      report({
        belongs_to: 'sectors',
        refusal: { code: 'ROWS_OF_OTHER', params: { dictionary: 'sectors' } },
      }),
      'מגזרים',
    ],
    [
      'a file that cannot be read',
      report({ refusal: { code: 'EMPTY', params: { name: 'banks.csv' } } }),
      'banks.csv ריק.',
    ],
    [
      'rows that are invalid',
      report({
        problems: [{ row: 2, reasons: [missingCode, { ...missingCode, params: { column: 'name_he' } }] }],
        problem_count: 7,
      }),
      'שורה 2: חסר code; חסר name_he.… ועוד 6.',
    ],
    ['nothing new', report({ added: 0, changed: 0 }), hebrew.report.nothing],
  ])('say for %s why nothing is imported', async (_name, answer, text) => {
    await openDictionaries({ [check]: answer })
    await checkFile()
    const region = page.getByRole('region', { name: hebrew.report.title })
    await expect.element(region).toBeVisible()
    expect(region.element().textContent?.replace(/[\u2068\u2069]/g, '')).toContain(text)
    expect(page.getByRole('button', { name: hebrew.report.apply }).elements()).toHaveLength(0)
    await expectSound()
  })

  it('are read in English', async () => {
    await openDictionaries({}, { language: 'en' })
    await expect.element(page.getByText(english.list.never)).toBeVisible()
    await expectSound()
  })
})
