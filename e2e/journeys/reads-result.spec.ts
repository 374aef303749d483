import { readFile } from 'node:fs/promises'
import { letterPage as arabic } from '@milgo/messages/ar/letter-page'
import { letterPage as english } from '@milgo/messages/en/letter-page'
import { letterPage as hebrew } from '@milgo/messages/he/letter-page'
import { resultView } from '@milgo/messages/he/result'
import { readPdf } from '../../apps/server/tests/support/read-pdf.ts'
import { expect, ownWindow } from '../fixtures.ts'
import { typeLogin } from '../login.ts'
import { staffPassword } from '../office.ts'
import { testOnOwnServer as test } from '../own-server.ts'

test.use({ demoRequests: 60 })

const isolates = /[\u2066-\u2069]/g
const backwards = (text: string) => [...text].reverse().join('')

/** A line of the letter in each language, in the order in which it is printed from left to right. */
const languages = [
  ['he', hebrew, backwards('סכום המלגה שאושר לכם')],
  ['ar', arabic, backwards('رقم الطلب')],
  ['en', english, 'The scholarship awarded to you'],
] as const

test('a student reads a published award on a phone, and its letter in three languages', {
  tag: ownWindow,
}, async ({ page, ownServer: { ask }, expectAccessible }) => {
  test.slow()
  // Given a student whose award was published
  const [student] = (await ask(`
    select students.email, scores.award from letters
      join requests on requests.id = letters.request_id join students on students.id = requests.student_id
      join scores on scores.request_id = requests.id and scores.version = letters.score_version
    where letters.kind = 'AWARD' and letters.number = 1 order by requests.period_id, requests.number limit 1`)) as {
    readonly email: string
    readonly award: number
  }[]
  if (!student) throw new Error('no demo student has a published award')
  const amount = `₪${student.award.toLocaleString('en-US')}`

  // When the student logs in on a phone and opens the personal area
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/login')
  await typeLogin(page, { email: student.email, password: staffPassword })
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/personal-area')
  await expect(page.getByText(amount).first()).toBeVisible()
  await expectAccessible({ state: 'published' })

  // Then the letter can be read there and downloaded in every language
  await page.getByRole('link', { name: resultView.letter.read }).click()
  await expect(page).toHaveURL(/\/pdf/)
  for (const [language, words, headline] of languages) {
    await page.goto(`/pdf?lang=${language}`)
    const letter = page.getByRole('article')
    await expect(letter).toHaveAttribute('lang', language)
    await expect(letter.getByText(amount).first()).toBeVisible()
    await expectAccessible({ state: `letter in ${language}` })
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: words.download }).click()
    const download = await started
    expect(download.suggestedFilename()).toBe('milgo.pdf')
    const pieces = readPdf(await readFile(await download.path()))
    // The PDF has the dates and numbers of the page.
    for (const value of await letter.locator('header dd').allInnerTexts())
      expect(pieces, `${language}: ${value}`).toContain(value.replace(isolates, ''))
    expect(pieces).toContain(amount)
    expect(pieces.join(' ')).toContain(headline)
    for (const [other, , foreign] of languages)
      if (other !== language) expect(pieces.join(' ')).not.toContain(foreign)
  }
})
