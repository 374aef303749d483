import { faq as arabic } from '@milgo/messages/ar/faq'
import { counted } from '@milgo/messages/counted'
import { faq as english } from '@milgo/messages/en/faq'
import { faq } from '@milgo/messages/he/faq'
import { shell } from '@milgo/messages/he/shell'
import { languageNames } from '@milgo/messages/languages'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faqAnswers as answers } from './support/faq-answers.ts'
import { openPortal } from './support/open-portal.tsx'

/**
 * Lets the test move the clock from now on. The clock also moves by itself, because the page and the test wait for
 * timers.
 */
const holdClock = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
}
/** Passes the pause after which a search without a hit is reported. */
const passMissPause = () => vi.advanceTimersByTimeAsync(2_000)
const search = () => page.getByRole('searchbox', { name: faq.search })
const question = (name: string) => page.getByRole('heading', { level: 3, name })

describe('the questions and answers', () => {
  it.each([
    ['he', faq, '/faq', 390],
    ['ar', arabic, '/scholarship-faq', 390],
    ['en', english, '/faq', 1440],
  ] as const)('are complete in %s', async (language, words, path, width) => {
    await openPortal(path, { answers, language, width })
    await expect.element(page.getByRole('searchbox', { name: words.search })).toBeVisible()
    await expect.element(question('שכחתי סיסמה')).toBeVisible()
    await expectSound()
  })

  it('unfold, with markup shown as text', async () => {
    await openPortal('/faq', { answers })
    await question('אילו קבצים מתקבלים?').click()
    await expect.element(page.getByText('<b>עד', { exact: false })).toBeVisible()
    await expectSound()
  })

  it('are found by words of question and answer, and the search is in the address', async () => {
    const portal = await openPortal('/faq', { answers })
    await search().fill('קוד חדש')
    await expect.element(question('שכחתי סיסמה')).not.toBeInTheDocument()
    await expect.element(question('הקוד לא הגיע. מה עושים?')).toBeVisible()
    await expect.element(page.getByRole('status').getByText(faq.found.one)).toBeVisible()
    expect(new URLSearchParams(portal.address().split('?')[1]).get('q')).toBe('קוד חדש')
  })

  it('come in the order of how many of the words they contain', async () => {
    await openPortal(`/faq?${new URLSearchParams({ q: 'סיסמה או קבצים מתקבלים' })}`, { answers })
    await expect.element(question('אילו קבצים מתקבלים?')).toBeVisible()
    const titles = page.getByRole('heading', { level: 3 }).elements()
    expect(titles.map(({ textContent }) => textContent)).toEqual(['אילו קבצים מתקבלים?', 'שכחתי סיסמה'])
  })

  it('are searched for the words in the address', async () => {
    await openPortal(`/faq?${new URLSearchParams({ q: 'חדש קוד' })}`, { answers })
    await expect.element(search()).toHaveValue('חדש קוד')
    await expect.element(question('הקוד לא הגיע. מה עושים?')).toBeVisible()
    await expect.element(question('שכחתי סיסמה')).not.toBeInTheDocument()
    await expect.element(page.getByRole('status').getByText(faq.found.one)).toBeVisible()
    await expectSound()
  })

  it.each([
    ['/faq', 'scholarship', '/scholarship-faq', '/scholarship-faq-category/all'],
    ['/scholarship-faq', 'portal', '/faq', '/faq-category/all'],
  ] as const)(
    'without a hit on %s lead to the other questions that have one',
    async (path, other, to, call) => {
      const questions = [1, 2].map((id) => ({ id, question: `ערעור ${id}`, answer: 'מנמקים.' }))
      const portal = await openPortal(path, {
        answers: { ...answers, [`GET ${call}`]: [{ id: 9, title: 'עוד', description: '', questions }] },
      })
      await expect.element(question('שכחתי סיסמה')).toBeVisible()
      holdClock()
      await search().fill('ערעור')
      await expect.element(page.getByText(faq.nothing.title)).toBeVisible()
      const link = page.getByRole('link', { name: counted(faq.elsewhere[other], 2, 'he') })
      await expect.element(link).toBeVisible()
      await passMissPause()
      expect(portal.made('POST /faq-question/report-miss')).toEqual([])
      vi.useRealTimers()
      await expectSound()
      await link.click()
      await expect.element(question('ערעור 1')).toBeVisible()
      await expect.element(search()).toHaveValue('ערעור')
      expect(portal.address()).toBe(`${to}?${new URLSearchParams({ q: 'ערעור' })}`)
    },
  )

  it('are not missed in a language in which nobody typed the words', async () => {
    const portal = await openPortal('/faq', { answers })
    await search().fill('סיסמה')
    await expect.element(question('שכחתי סיסמה')).toBeVisible()
    holdClock()
    portal.change({ 'GET /faq-category/all': [], 'GET /scholarship-faq-category/all': [] })
    await page.getByRole('contentinfo').getByText(languageNames.en, { exact: true }).click()
    await expect.element(page.getByText(english.nothing.title)).toBeVisible()
    await passMissPause()
    expect(portal.made('POST /faq-question/report-miss')).toEqual([])
    await page.getByRole('searchbox').fill('parking')
    await passMissPause()
    await expect
      .poll(() => portal.made('POST /faq-question/report-miss').map(({ body }) => body))
      .toEqual([{ faq: 'portal', words: 'parking' }])
  })

  it('are not missed with words that came by the address, only with words that were typed', async () => {
    holdClock()
    const portal = await openPortal('/faq?q=zzzz', { answers })
    await expect.element(search()).toHaveValue('zzzz')
    await expect.element(page.getByText(faq.nothing.title)).toBeVisible()
    await passMissPause()
    expect(portal.made('POST /faq-question/report-miss')).toEqual([])
    await search().fill('yyyy')
    await passMissPause()
    await expect
      .poll(() => portal.made('POST /faq-question/report-miss').map(({ body }) => body))
      .toEqual([{ faq: 'portal', words: 'yyyy' }])
  })

  it('open at the question that the address names', async () => {
    await openPortal('/faq#question-102', { answers })
    await expect.element(page.getByText('בדף הכניסה בוחרים שחזור סיסמה.')).toBeVisible()
    await expect.poll(() => document.activeElement?.tagName).toBe('SUMMARY')
  })

  it('leave room between the outline of a focused question and its answer', async () => {
    await openPortal('/faq', { answers })
    await question('שכחתי סיסמה').click()
    const answer = page.getByText('בדף הכניסה בוחרים שחזור סיסמה.')
    await expect.element(answer).toBeVisible()
    const summary = document.querySelector('details[open] > summary')
    if (!summary) throw new Error('no question is open')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}')
    expect(document.activeElement).toBe(summary)
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(summary)
    expect(outlineStyle).toBe('solid')
    const ringEnd =
      summary.getBoundingClientRect().bottom +
      Number.parseFloat(outlineOffset) +
      Number.parseFloat(outlineWidth)
    expect(answer.element().getBoundingClientRect().top).toBeGreaterThan(ringEnd)
  })

  it.each([
    ['he', faq, '/faq'],
    ['ar', arabic, '/scholarship-faq'],
    ['en', english, '/faq'],
  ] as const)('say in %s that the question of a link is gone', async (language, words, path) => {
    await openPortal(`${path}#question-99999`, { answers, language })
    await expect.element(page.getByText(words.gone)).toBeVisible()
    await expectSound()
  })

  it('say nothing of a question that a search hides', async () => {
    await openPortal('/faq?q=nothing-at-all#question-102', { answers })
    await expect.element(page.getByText(faq.nothing.title)).toBeVisible()
    await expect.element(page.getByText(faq.gone)).not.toBeInTheDocument()
  })

  it.each(['#question-999', '#category-77', '#%E0%A4%A', '?q='])('/faq%s breaks nothing', async (rest) => {
    await openPortal(`/faq${rest}`, { answers })
    await expect.element(question('שכחתי סיסמה')).toBeVisible()
  })

  it.each([
    ['ten thousand characters', 'א'.repeat(10_000)],
    ['markup', '<img src=x onerror="document.title=1"><script>alert(1)</script>'],
  ])('a search of %s finds nothing, says so and breaks nothing', async (_name, words) => {
    const portal = await openPortal('/faq', { answers })
    await search().fill(words)
    await expect.element(page.getByText(faq.nothing.title)).toBeVisible()
    await expectSound()
    expect(document.title).toContain(shell.pages.faq)
    await expect.poll(() => portal.made('POST /faq-question/report-miss').length).toBe(1)
    const [made] = portal.made('POST /faq-question/report-miss')
    expect(made?.body).toEqual({ faq: 'portal', words: words.slice(0, 200) })
    await page.getByRole('button', { name: faq.nothing.all }).click()
    await expect.element(question('שכחתי סיסמה')).toBeVisible()
    await expect.element(search()).toHaveFocus()
  })

  it.each([
    [503, 'UNAVAILABLE'],
    [503, 'OVERLOADED'],
    [503, 'MAINTENANCE'],
    [429, 'TOO_MANY_REQUESTS'],
  ])('that failed to load with %i %s say so, and load on a retry', async (status, code) => {
    const failure = refuse(status, { statusCode: status, code, message: 'x' })
    const portal = await openPortal('/faq', { answers: { 'GET /faq-category/all': failure } })
    await expect.element(page.getByText(faq.failed.title)).toBeVisible()
    await expectSound()
    portal.change(answers)
    await page.getByRole('button', { name: shell.retry }).click()
    await expect.element(question('שכחתי סיסמה')).toBeVisible()
  })

  it('that do not exist yet lead to the contact page', async () => {
    await openPortal('/faq', { answers: { 'GET /faq-category/all': [] } })
    await expect.element(page.getByText(faq.empty.title)).toBeVisible()
    await expectSound()
  })
})

describe('whether an answer has helped', () => {
  it.each([
    [faq.helpful.yes, true, faq.helpful.thanks],
    [faq.helpful.no, false, faq.helpful.sorry],
  ])('%s is sent once', async (name, isHelpful, thanks) => {
    const portal = await openPortal('/faq#question-102', {
      answers: { ...answers, 'POST /faq-question/rate': { id: 102 } },
    })
    await page.getByRole('button', { name, exact: true }).click()
    await expect.element(page.getByRole('status').filter({ hasText: thanks })).toBeVisible()
    await expect.element(page.getByRole('link', { name: faq.link })).toHaveFocus()
    await expect.element(page.getByRole('button', { name, exact: true })).not.toBeInTheDocument()
    expect(portal.made('POST /faq-question/rate').map(({ body }) => body)).toEqual([
      { question_id: 102, is_helpful: isHelpful },
    ])
    await expectSound()
  })

  it('can be sent again after a failure', async () => {
    const failure = refuse(500, { statusCode: 500, code: 'UNSPECIFIED', message: 'x' })
    await openPortal('/faq#question-102', { answers: { ...answers, 'POST /faq-question/rate': failure } })
    await page.getByRole('button', { name: faq.helpful.yes, exact: true }).click()
    await expect.element(page.getByText(faq.helpful.failed)).toBeVisible()
    await expect.element(page.getByRole('button', { name: faq.helpful.yes, exact: true })).toBeVisible()
  })
})
