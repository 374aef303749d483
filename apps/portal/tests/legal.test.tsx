import { legalTextKeys } from '@milgo/domain/content/legal-text'
import { legal as arabic } from '@milgo/messages/ar/legal'
import { shell as arabicShell } from '@milgo/messages/ar/shell'
import { legal as english } from '@milgo/messages/en/legal'
import { shell as englishShell } from '@milgo/messages/en/shell'
import { legal as hebrew } from '@milgo/messages/he/legal'
import { shell as hebrewShell } from '@milgo/messages/he/shell'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { keepToken } from '../src/lib/session/session-store.ts'
import { legalTexts } from './support/legal-texts.ts'
import { openPortal, tokenOfSession } from './support/open-portal.tsx'
import { newStudent } from './support/student.ts'

const answers = { 'GET /legal-text/get-all': legalTexts }
const unavailable = refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' })

describe('a legal text', () => {
  const languages = [
    ['he', hebrew, hebrewShell, 'rtl', 390],
    ['ar', arabic, arabicShell, 'rtl', 1440],
    ['en', english, englishShell, 'ltr', 1440],
  ] as const
  it.each(languages.flatMap((row) => legalTextKeys.map((key) => [key, ...row] as const)))(
    '%s is shown in %s with version, date and file',
    async (key, language, words, shell, direction, width) => {
      await openPortal(`/${key}`, { answers, language, width })
      await expect.element(page.getByRole('heading', { level: 1, name: shell.pages[key] })).toBeVisible()
      await expect.element(page.getByText('15.01.2030')).toBeVisible()
      await expect
        .element(page.getByRole('link', { name: words.download }))
        .toHaveAttribute('href', `/assets/legal.pdf?lang=${language}`)
      expect(document.documentElement.dir).toBe(direction)
      await expectSound()
    },
  )

  it('shows markup as words, and leads by links of its own', async () => {
    await openPortal('/privacy', { answers })
    await expect.element(page.getByText('<b>בלי סימון</b>')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'קשר', exact: true }))
      .toHaveAttribute('href', '/contact')
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'support@milgo.example' }))
      .toHaveAttribute('href', 'mailto:support@milgo.example')
    await expect.element(page.getByText(hebrew.sample)).not.toBeInTheDocument()
  })

  it('says that it is a sample', async () => {
    await openPortal('/terms', { answers })
    await expect.element(page.getByText(hebrew.sample)).toBeVisible()
  })

  it('opens at the part that the address names', async () => {
    await openPortal('/privacy#part-3', { answers })
    await expect.poll(() => document.activeElement?.textContent).toBe('חלק שני')
  })

  it.each(['#part-99', '#%zz'])('%s, which is no part of it, harms nothing', async (hash) => {
    await openPortal(`/privacy${hash}`, { answers })
    await expect.element(page.getByRole('heading', { name: 'חלק שני' })).toBeVisible()
  })

  it('that did not come says so, and a retry brings it', async () => {
    const portal = await openPortal('/terms', { answers: { 'GET /legal-text/get-all': unavailable } })
    await expect.element(page.getByText(hebrew.failed.title)).toBeVisible()
    await expectSound()
    portal.change(answers)
    await page.getByRole('button', { name: hebrewShell.retry }).click()
    await expect.element(page.getByRole('heading', { name: 'חלק ראשון' })).toBeVisible()
  })
})

describe('a new version', () => {
  const asked = { ...newStudent, texts_to_accept: [{ key: 'terms' as const, version: 3 }] }
  const opening = (answered: object) => ({
    answers: { ...answers, 'GET /user/current-user': asked, ...answered },
    isLoggedIn: true,
  })
  const question = () => page.getByRole('complementary', { name: hebrew.consent.title })

  it('is asked for above the page, and gone once the student agrees', async () => {
    const portal = await openPortal('/terms', opening({}))
    await expect.element(question()).toBeVisible()
    await expectSound()
    portal.change({
      'POST /legal-text/accept': () => {
        portal.change({ 'GET /user/current-user': newStudent })
        return { id: newStudent.id }
      },
    })
    await page.getByRole('button', { name: hebrew.consent.accept }).click()
    await expect.element(question()).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(portal.made('POST /legal-text/accept').map(({ body }) => body)).toEqual([
      { texts: [{ key: 'terms', version: 3 }] },
    ])
  })

  it('can be put off until the next login, and a failure is shown', async () => {
    const portal = await openPortal('/terms', opening({ 'POST /legal-text/accept': unavailable }))
    await page.getByRole('button', { name: hebrew.consent.accept }).click()
    await expect.element(question().getByRole('alert')).toBeVisible()
    await page.getByRole('button', { name: hebrew.consent.later }).click()
    await expect.element(question()).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(portal.made('POST /legal-text/accept').length).toBeGreaterThan(0)
  })

  it('that was put off is asked for at the next login, and not when the portal is loaded anew', async () => {
    // The tab keeps the session in which it was put off over a reload.
    sessionStorage.setItem('milgo.tab.consent-put-off', 'first')
    const portal = await openPortal('/terms', { ...opening({}), sessionId: 'next' })
    await expect.element(question()).toBeVisible()
    portal.change({ 'GET /user/current-user': { ...asked, email: 'first@example.org' } })
    keepToken(tokenOfSession('first'))
    // The menu and the question come of the same answer.
    await expect
      .poll(() => document.getElementById('account-menu')?.textContent)
      .toContain('first@example.org')
    expect(question().query()).toBeNull()
    keepToken(tokenOfSession('next'))
    await page.getByRole('button', { name: hebrew.consent.later }).click()
    await expect.element(question()).not.toBeInTheDocument()
    expect(sessionStorage.getItem('milgo.tab.consent-put-off')).toBe('next')
  })
})
