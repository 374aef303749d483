import type { Review } from '@milgo/contracts/office/review-answer'
import { officeReviewPage as english } from '@milgo/messages/en/office-review-page'
import { officeReviewPage as hebrew } from '@milgo/messages/he/office-review-page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { pdfAddress } from './support/paper.ts'
import { press } from './support/press.ts'
import { documentOf, fileOf, photoView, reviewOf } from './support/review-fixture.ts'
import { at, figures, openRequest, progress, reasons, three, yoav } from './support/review-page.ts'

const words = { he: hebrew, en: english }
const sizes = ([1440, 1024] as const).flatMap((width) =>
  (['he', 'en'] as const).map((language) => ({ width, language })),
)

const boxOf = (element: Element | null): string => {
  if (!element) throw new Error('The part is not shown')
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x, y, width, height].map(Math.round).join(' ')
}
const placeOf = (name: string) => boxOf(document.querySelector(`[data-place=${name}]`))
/** The box of the document, and where its tools are. */
const documentBox = () => `${placeOf('document')}, ${boxOf(document.querySelector('[role=toolbar]'))}`

const paper = { url: pdfAddress('1', '2'), media_type: 'application/pdf', bytes: 700, expires_at: at }
const long = 'אישור לימודים לשנת הלימודים הנוכחית, ובו היקף הלימודים, התואר ושנת הלימוד של הסטודנטית'
const documents: Review['documents'] = [
  documentOf('id_front', 'תעודת זהות'),
  documentOf('study_confirmation', long, {
    file: {
      ...fileOf('study_confirmation'),
      original_file_name: `${'long-name-'.repeat(12)}.jpg`,
      scan: 'unscanned',
    },
    state: 'FLAGGED',
    verdict: { verdict: 'FLAGGED', reason: 'UNREADABLE', note: 'חסר עמוד', by: yoav, is_own: true, at },
  }),
  documentOf('payslips', 'תלושי שכר', { file: { ...fileOf('payslips'), format: 'pdf' } }),
  documentOf('army_document', 'אישור שירות', { file: null }),
]

it.each(sizes)(
  'keeps the document where it is, whatever is shown, at $width px in $language',
  async (size) => {
    await openRequest(
      { documents, figures, reasons },
      {
        'POST /office/requests/{id}/view-document': ({ body }) =>
          (body as { file_name: string }).file_name.startsWith('payslips') ? paper : photoView(),
      },
      size,
    )
    const accept = page.getByRole('button', { name: words[size.language].verdict.accept })
    await expect.element(accept).not.toHaveAttribute('aria-disabled')
    const first = documentBox()
    for (const { label } of documents.slice(1)) {
      await press('j')
      await expect.element(page.getByRole('heading', { level: 2, name: label })).toBeVisible()
      expect.soft(documentBox(), `${label}, as it loads`).toBe(first)
      await expect.element(accept).not.toHaveAttribute('aria-disabled')
      expect.soft(documentBox(), label).toBe(first)
    }
    await press('kkkf')
    await expect.element(page.getByText(words[size.language].verdict.noReason)).toBeVisible()
    expect.soft(documentBox(), 'with the form of a flag').toBe(first)
  },
)

it.each(['he', 'en'] as const)(
  'keeps the tabs apart and large enough for a finger on a phone in %s',
  async (language) => {
    await openRequest({ documents }, {}, { width: 390, language })
    const tabs = page.getByRole('tablist', { name: words[language].tabs.label, exact: true }).getByRole('tab')
    await expect.element(tabs.first()).toBeVisible()
    for (const tab of tabs.elements()) {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(tab)
      expect(Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)).toBeGreaterThan(20)
      expect(tab.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
)

it('keeps the document where it is when nothing prevents the decision any more', async () => {
  const { decisions } = progress(three)
  const refusals = [
    'יש להשלים את הנתונים המאומתים',
    'יש מסמכים שטרם נבדקו',
    'רשימת הבדיקה לא הושלמה',
    'יש סימון שלא נשלח לסטודנט',
    'הערעור לא נבדק עד סופו',
  ].map((message) => ({
    code: 'FLAGS_REQUIRED' as const,
    message,
  }))
  await openRequest(
    { decisions: decisions.map((one) => ({ ...one, refusals })) },
    { 'PUT /office/requests/{id}/verdict': () => ({ documents: three, checklist: [], decisions }) },
  )
  const accept = page.getByRole('button', { name: hebrew.verdict.accept })
  await expect.element(accept).not.toHaveAttribute('aria-disabled')
  const before = documentBox()
  await accept.click()
  await expect
    .element(page.getByRole('region', { name: hebrew.decisions.label, exact: true }))
    .not.toHaveTextContent('המאומתים')
  expect(documentBox()).toBe(before)
})

it('scrolls the document out from under the text of its flag', async () => {
  const flagged = documents.slice(1, 2).map((one) => ({ ...one, file: fileOf('payslips') }))
  await openRequest({ documents: flagged, reasons }, { 'POST /office/requests/{id}/view-document': paper })
  const preview = page.getByText(hebrew.verdict.preview)
  await expect.element(preview).toBeVisible()
  const area = page.getByRole('region', { name: new RegExp(long) })
  const edges = () => {
    area.element().scrollTo(0, area.element().scrollHeight)
    const pages = [...area.element().querySelectorAll('.page')]
    return [
      pages.at(-1)?.getBoundingClientRect().bottom,
      preview.element().closest('section')?.getBoundingClientRect().top,
    ]
  }
  await expect.poll(() => area.element().querySelectorAll('.page').length).toBe(2)
  await expect.poll(() => edges().every((edge) => edge !== undefined)).toBe(true)
  const [bottom, top] = edges()
  expect(bottom).toBeLessThanOrEqual(top ?? 0)
})

it.each(sizes)('has the same places while the request loads, at $width px in $language', async (size) => {
  const loaded = Promise.withResolvers<void>()
  await openRequest(
    {},
    {
      'POST /office/requests/{id}/open': async () => {
        await loaded.promise
        return reviewOf(1, { documents, figures, reasons, decisions: progress(three).decisions })
      },
    },
    size,
  )
  await expect.element(page.getByText(words[size.language].loading)).toBeInTheDocument()
  const names = ['request', 'document', 'verdict', 'score', 'decision'] as const
  const places = () => names.map((name) => `${name} ${placeOf(name)}`)
  const before = places()
  loaded.resolve()
  await expect.element(page.getByRole('toolbar')).toBeVisible()
  await expect.poll(places).toEqual(before)
})
