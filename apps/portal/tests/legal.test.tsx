import { legalTextKeys } from '@milgo/domain/content/legal-text-keys'
import { legal as arabic } from '@milgo/messages/ar/legal'
import { shell as arabicShell } from '@milgo/messages/ar/shell'
import { legal as english } from '@milgo/messages/en/legal'
import { shell as englishShell } from '@milgo/messages/en/shell'
import { legal as hebrew } from '@milgo/messages/he/legal'
import { shell as hebrewShell } from '@milgo/messages/he/shell'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectDark } from '@milgo/page-testing/expect-dark'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { storeToken } from '../src/lib/session/session-store.ts'
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
      await expectDark()
    },
  )

  it('shows markup as text, and has links of its own', async () => {
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

  it.each(['#part-99', '#%zz'])('the unknown part %s breaks nothing', async (hash) => {
    await openPortal(`/privacy${hash}`, { answers })
    await expect.element(page.getByRole('heading', { name: 'חלק שני' })).toBeVisible()
  })

  it('that failed to load says so, and loads on a retry', async () => {
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

  it('asks for consent above the page, until the student agrees', async () => {
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

  it('that was accepted while the student is not read again shows the failure, and can be accepted again', async () => {
    const portal = await openPortal('/terms', opening({}))
    await expect.element(question()).toBeVisible()
    portal.change({
      'POST /legal-text/accept': { id: newStudent.id },
      // It is not repeated, and so fails at once.
      'GET /user/current-user': refuse(400, { statusCode: 400, code: 'INVALID_REQUEST', message: 'x' }),
    })
    const accept = page.getByRole('button', { name: hebrew.consent.accept })
    await accept.click()
    await expect.element(question().getByRole('alert')).toBeVisible()
    portal.change({ 'GET /user/current-user': newStudent })
    await accept.click()
    await expect.element(question()).not.toBeInTheDocument()
    await expect.element(page.getByText(hebrew.consent.accepted)).toBeInTheDocument()
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

  it('that was put off asks again at the next login, and not after a reload', async () => {
    // Over a reload, the tab stores the session in which it was put off.
    sessionStorage.setItem('milgo.tab.consent-put-off', 'first')
    const portal = await openPortal('/terms', { ...opening({}), sessionId: 'next' })
    await expect.element(question()).toBeVisible()
    portal.change({ 'GET /user/current-user': { ...asked, email: 'first@example.org' } })
    storeToken(tokenOfSession('first'))
    // The menu and the question use the same answer.
    await expect
      .poll(() => document.getElementById('account-menu')?.textContent)
      .toContain('first@example.org')
    expect(question().query()).toBeNull()
    storeToken(tokenOfSession('next'))
    await page.getByRole('button', { name: hebrew.consent.later }).click()
    await expect.element(question()).not.toBeInTheDocument()
    expect(sessionStorage.getItem('milgo.tab.consent-put-off')).toBe('next')
  })
})
