import { faq as arabic } from '@milgo/messages/ar/faq'
import { faq as english } from '@milgo/messages/en/faq'
import { faq } from '@milgo/messages/he/faq'
import { shell } from '@milgo/messages/he/shell'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPortal } from './support/open-portal.tsx'

const categories = [
  {
    id: 1,
    title: 'כניסה',
    description: 'קודים וסיסמאות',
    questions: [
      { id: 101, question: 'הקוד לא הגיע. מה עושים?', answer: 'ממתינים דקה ומבקשים קוד חדש.' },
      { id: 102, question: 'שכחתי סיסמה', answer: 'בדף הכניסה בוחרים שחזור סיסמה.' },
    ],
  },
  {
    id: 2,
    title: 'מסמכים',
    description: 'מה מעלים ואיך',
    questions: [{ id: 201, question: 'אילו קבצים מתקבלים?', answer: 'PDF ותמונות <b>עד 10 מגה</b>.' }],
  },
]
const answers = {
  'GET /faq-category/all': categories,
  'GET /scholarship-faq-category/all': categories,
  'POST /faq-question/report-miss': { is_stored: true },
}
const search = () => page.getByRole('searchbox', { name: faq.search })
const question = (name: string) => page.getByRole('heading', { level: 3, name })

describe('the questions and answers', () => {
  it.each([
    ['he', faq, '/faq', 390],
    ['ar', arabic, '/scholarship-faq', 390],
    ['en', english, '/faq', 1440],
  ] as const)('are whole in %s', async (language, words, path, width) => {
    await openPortal(path, { answers, language, width })
    await expect.element(page.getByRole('searchbox', { name: words.search })).toBeVisible()
    await expect.element(question('שכחתי סיסמה')).toBeVisible()
    await expectSound()
  })

  it('unfold, with markup as words', async () => {
    await openPortal('/faq', { answers })
    await question('אילו קבצים מתקבלים?').click()
    await expect.element(page.getByText('<b>עד', { exact: false })).toBeVisible()
    await expectSound()
  })

  it('are found by words of question and answer, and the address remembers the search', async () => {
    const portal = await openPortal('/faq', { answers })
    await search().fill('קוד חדש')
    await expect.element(question('שכחתי סיסמה')).not.toBeInTheDocument()
    await expect.element(question('הקוד לא הגיע. מה עושים?')).toBeVisible()
    await expect.element(page.getByRole('status').getByText(faq.found.one)).toBeVisible()
    expect(new URLSearchParams(portal.address().split('?')[1]).get('q')).toBe('קוד חדש')
  })

  it('open at the question that the address names', async () => {
    await openPortal('/faq#question-102', { answers })
    await expect.element(page.getByText('בדף הכניסה בוחרים שחזור סיסמה.')).toBeVisible()
    await expect.poll(() => document.activeElement?.tagName).toBe('SUMMARY')
  })

  it.each(['#question-999', '#category-77', '#%E0%A4%A', '?q='])('harmless: /faq%s', async (rest) => {
    await openPortal(`/faq${rest}`, { answers })
    await expect.element(question('שכחתי סיסמה')).toBeVisible()
  })

  it.each([
    ['ten thousand characters', 'א'.repeat(10_000)],
    ['markup', '<img src=x onerror="document.title=1"><script>alert(1)</script>'],
  ])('a search of %s finds nothing, says so and harms nothing', async (_name, words) => {
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
  })

  it('that did not come say so, and a retry brings them', async () => {
    const failure = refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' })
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
  ])('%s is told once', async (name, isHelpful, thanks) => {
    const portal = await openPortal('/faq#question-102', {
      answers: { ...answers, 'POST /faq-question/rate': { id: 102 } },
    })
    await page.getByRole('button', { name, exact: true }).click()
    await expect.element(page.getByText(thanks)).toBeVisible()
    await expect.element(page.getByRole('button', { name, exact: true })).not.toBeInTheDocument()
    expect(portal.made('POST /faq-question/rate').map(({ body }) => body)).toEqual([
      { question_id: 102, is_helpful: isHelpful },
    ])
    await expectSound()
  })

  it('can be said again where it did not arrive', async () => {
    const failure = refuse(500, { statusCode: 500, code: 'UNSPECIFIED', message: 'x' })
    await openPortal('/faq#question-102', { answers: { ...answers, 'POST /faq-question/rate': failure } })
    await page.getByRole('button', { name: faq.helpful.yes, exact: true }).click()
    await expect.element(page.getByText(faq.helpful.failed)).toBeVisible()
    await expect.element(page.getByRole('button', { name: faq.helpful.yes, exact: true })).toBeVisible()
  })
})
