import type { Review } from '@milgo/contracts/office/review-answer'
import { officeReviewPage as hebrew } from '@milgo/messages/he/office-review-page'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { shortcutOf } from '../src/lib/shortcuts/shortcuts.ts'
import { press } from './support/press.ts'
import { idOf, reviewOf } from './support/review-fixture.ts'
import { figures, openRequest, progress, shownDocument, three } from './support/review-page.ts'

const key = shortcutOf('decide').label
const decideKey = '{Control>}{Enter}{/Control}'
const approval: Review['decisions'][number] = { event: 'APPROVE', needs: 'NOTHING', refusals: [] }
const confirmation: Review['decisions'][number] = { event: 'CONFIRM', needs: 'NOTHING', refusals: [] }
const member = { family_member: 'FATHER', disability_percentage: '40' }
const rows: Review['figures']['rows'] = [
  ...figures.rows,
  {
    id: 'disabilities',
    wire: 'family_handicapped_data',
    kind: 'list',
    label: 'נכויות',
    is_required: true,
    is_missing: true,
    claimed: [member],
    value: null,
    source: null,
    sources: [],
  },
]
const saved = (decisions: Review['decisions']) => ({
  figures: { ...figures, rows },
  score: reviewOf(1).score,
  seen: 1,
  progress: { ...progress(three), decisions },
})
const open = (decisions: Review['decisions'], more: Answers = {}) =>
  openRequest(
    { figures: { ...figures, rows }, decisions },
    {
      'PUT /office/requests/{id}/figures': saved(decisions),
      'POST /office/requests/{id}/decide': { id: idOf(1), status: 'TEAM_MANAGER_APPROVAL', next: null },
      ...more,
    },
  )

/** The fields in which the reviewer may be when the review is done, with what is typed there. */
const fields: Readonly<Record<string, (decide: () => Promise<void>) => Promise<void>>> = {
  'a figure': async (decide) => {
    await page.getByRole('textbox', { name: 'נפשות בבית' }).fill('5')
    await decide()
  },
  'the document of a figure': async (decide) => {
    await page.getByRole('combobox', { name: /הכנסה, הורה ראשון/ }).selectOptions('id_front')
    await decide()
  },
  'a percentage of a disability': async (decide) => {
    const percent = page.getByRole('textbox', { name: `${hebrew.figures.disability.percent} 1` })
    await percent.click()
    await decide()
  },
}

it.each(Object.entries(fields))(
  'the key of the main button decides from %s, and once',
  async (_name, type) => {
    const calls = await open([approval])
    await expect.element(shownDocument(1)).toBeInTheDocument()
    const button = page.getByRole('button', { name: hebrew.decisions.names.APPROVE })
    await expect.element(button.getByText(key)).toBeVisible()
    await type(() => press(decideKey))
    await expect
      .poll(() => calls.made('POST /office/requests/{id}/decide').map(({ body }) => body))
      .toMatchObject([{ event: 'APPROVE' }])
  },
)

it('the key of the main button verifies no figure that was not typed', async () => {
  const calls = await open([approval])
  await page.getByRole('textbox', { name: `${hebrew.figures.disability.percent} 1` }).click()
  await press(decideKey)
  await expect.poll(() => calls.made('POST /office/requests/{id}/decide').length).toBe(1)
  expect(calls.made('PUT /office/requests/{id}/figures')).toEqual([])
})

it('the key of the main button does not do what the button has begun to say only after the key', async () => {
  const calls = await open([approval], { 'PUT /office/requests/{id}/figures': saved([confirmation]) })
  await page.getByRole('textbox', { name: 'נפשות בבית' }).fill('5')
  await press(decideKey)
  const button = page.getByRole('button', { name: hebrew.decisions.names.CONFIRM })
  await expect.element(button.getByText(key)).toBeVisible()
  expect(calls.made('PUT /office/requests/{id}/figures')).toHaveLength(1)
  expect(calls.made('POST /office/requests/{id}/decide')).toEqual([])
  await press(decideKey)
  await expect
    .poll(() => calls.made('POST /office/requests/{id}/decide').map(({ body }) => body))
    .toMatchObject([{ event: 'CONFIRM' }])
})

it('the window of a decision shows the key on its main button, and the key works in each of its fields', async () => {
  const calls = await open([{ event: 'DENY', needs: 'DENY_REASON', refusals: [] }])
  await page.getByRole('button', { name: new RegExp(hebrew.decisions.names.DENY) }).click()
  const dialog = page.getByRole('dialog', { name: hebrew.decisions.dialog.DENY })
  const confirm = dialog.getByRole('button', { name: hebrew.decisions.names.DENY.replace('…', '') })
  await expect.element(confirm.getByText(key)).toBeVisible()
  await dialog.getByRole('radio', { name: 'אחר' }).click()
  await press(decideKey)
  await expect.element(dialog.getByText(hebrew.verdict.needsNote)).toBeVisible()
  expect(calls.made('POST /office/requests/{id}/decide')).toEqual([])
  await dialog.getByRole('textbox').fill('לא לומדת')
  await press(decideKey)
  await expect
    .poll(() => calls.made('POST /office/requests/{id}/decide').map(({ body }) => body))
    .toMatchObject([{ event: 'DENY', reason: 'OTHER', note: 'לא לומדת' }])
})

it('the window of a decision keeps what was typed when it is closed', async () => {
  await open([{ event: 'DENY', needs: 'DENY_REASON', refusals: [] }])
  const deny = page.getByRole('button', { name: new RegExp(hebrew.decisions.names.DENY) })
  await deny.click()
  const dialog = page.getByRole('dialog', { name: hebrew.decisions.dialog.DENY })
  await dialog.getByRole('radio', { name: 'אחר' }).click()
  await dialog.getByRole('textbox').fill('לא לומדת')
  await press('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await deny.click()
  await expect.element(dialog.getByRole('radio', { name: 'אחר' })).toBeChecked()
  await expect.element(dialog.getByRole('textbox')).toHaveValue('לא לומדת')
})

it('the field of a note shows that the key adds the note there, only while it has the focus', async () => {
  await open([approval])
  await press('i')
  const add = page.getByRole('button', { name: hebrew.notes.add })
  await expect.element(add.getByText(key)).toBeVisible()
  await press('{Escape}')
  await expect.element(add.getByText(key)).not.toBeVisible()
})
