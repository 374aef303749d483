import { type OpenPeriod, periodFieldsOf } from '@milgo/contracts/office/period-fields'
import { contentPath, periodPath, releasePath } from '@milgo/contracts/office-paths'
import { examplePeriod } from '@milgo/domain/period/example-period.fixture'
import { officeContent } from '@milgo/messages/he/office-content'
import { officePayments } from '@milgo/messages/he/office-payments'
import { officePeriods } from '@milgo/messages/he/office-periods'
import { officeQueue } from '@milgo/messages/he/office-queue'
import { officeReleases } from '@milgo/messages/he/office-releases'
import { officeReviewPage } from '@milgo/messages/he/office-review-page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { document as content, drafted, openPage as openContent } from './support/content-page.ts'
import { openOffice } from './support/open-office.tsx'
import { batch, openBatch } from './support/payments-fixture.ts'
import { press } from './support/press.ts'
import { openQueue } from './support/queue-page.ts'
import { id, inState, none, release } from './support/releases-fixture.ts'
import { openRequest } from './support/review-page.ts'

const { from, to } = examplePeriod
const period: OpenPeriod = {
  code: '2025',
  phase: 'open',
  is_current: true,
  from,
  to,
  use: { drafts: 12, sent: 7, published: 0 },
  now: '2024-12-01T10:00:00.000Z',
  version: 3,
  values: periodFieldsOf(examplePeriod),
  score_rules: examplePeriod.scoreRules,
  award_tiers: [...examplePeriod.awardTiers],
}
const openPeriod = () =>
  openOffice(periodPath('2025'), {
    roles: ['administrator'],
    width: 1024,
    answers: { 'GET /office/periods': { periods: [period] }, 'GET /office/periods/{code}': period },
  })
const openRelease = (state: keyof typeof inState) =>
  openOffice(releasePath(id), {
    roles: ['manager'],
    width: 1024,
    answers: { ...none, 'GET /office/releases/{id}': { ...release, ...inState[state], state } },
  })
const toApprove = batch('DRAFT', {
  acts: [
    { act: 'APPROVE', refusal: null },
    { act: 'DISCARD', refusal: null },
  ],
})
const narrow = { width: 1024 } as const

/** Pages, each with its main action. */
const pages: readonly (readonly [page: string, open: () => Promise<unknown>, action: string])[] = [
  ['a queue', () => openQueue({}, narrow), officeQueue.takeNext],
  [
    'a review',
    () =>
      openRequest(
        {
          decisions: [
            { event: 'APPROVE', needs: 'NOTHING', refusals: [] },
            { event: 'DENY', needs: 'DENY_REASON', refusals: [] },
          ],
        },
        {},
        narrow,
      ),
    officeReviewPage.decisions.names.APPROVE,
  ],
  ['a checked release', () => openRelease('CHECKED'), officeReleases.events.APPROVE],
  ['an approved release', () => openRelease('APPROVED'), officeReleases.events.START],
  ['a new batch', () => openBatch(toApprove, narrow), officePayments.acts.APPROVE],
  [
    'an exported batch',
    () => openBatch(batch('EXPORTED', { acts: [{ act: 'ENTER_RESULTS', refusal: null }] }), narrow),
    officePayments.upload,
  ],
  [
    'a text',
    () =>
      openContent(
        contentPath('slider', '1'),
        { 'GET /office/content/{kind}/{key}': drafted(content) },
        narrow,
      ),
    officeContent.publish.action,
  ],
  ['a period', openPeriod, officePeriods.save.action],
]

const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor

/** Returns the buttons of the page that are filled with the brand's colour. */
const filledButtons = (): readonly HTMLElement[] => {
  const sample = window.document.createElement('i')
  sample.style.background = 'var(--brand)'
  window.document.body.append(sample)
  const brand = backgroundOf(sample)
  sample.remove()
  return [...window.document.querySelectorAll<HTMLElement>('main button')].filter(
    (button) => button.checkVisibility() && backgroundOf(button) === brand,
  )
}

describe.each(pages)('%s', (_name, open, action) => {
  it('has one filled button of one look, at the inline end of its row', async () => {
    await open()
    const button = page.getByRole('main').getByRole('button', { name: action, exact: true }).first()
    await expect.element(button).toBeVisible()
    await expect.poll(filledButtons).toEqual([button.element()])
    const { height, left, top } = button.element().getBoundingClientRect()
    expect([height, getComputedStyle(button.element()).fontSize]).toEqual([44, '14px'])
    const inRow = [...(button.element().parentElement?.querySelectorAll('button') ?? [])].filter(
      (one) => Math.abs(one.getBoundingClientRect().top - top) < 2,
    )
    // The pages are in Hebrew, so that the end is on the left.
    for (const other of inRow) expect(other.getBoundingClientRect().left).toBeGreaterThanOrEqual(left)
  })
})

it.each([
  ['a release', () => openRelease('CHECKED')],
  ['a batch', () => openBatch(toApprove)],
] as const)('the key of the main action of %s asks before anything is done', async (_name, open) => {
  const calls = await open()
  await expect.poll(() => filledButtons().length).toBe(1)
  await press('{Control>}{Enter}{/Control}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(calls.made('POST /office/releases/{id}/change')).toEqual([])
  expect(calls.made('POST /office/payments/batches/{id}/move')).toEqual([])
})
