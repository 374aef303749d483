import type { OpenContent } from '@milgo/contracts/office/content'
import { contentPath } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { officeContent as hebrew } from '@milgo/messages/he/office-content'
import { officePeriods } from '@milgo/messages/he/office-periods'
import { officeQueue } from '@milgo/messages/he/office-queue'
import { staffErrors } from '@milgo/messages/he/staff-errors'
import { type Answers, noConnection, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'

const lines = (text: string) =>
  Array.from({ length: 60 }, () => ({ kind: 'paragraph' as const, spans: [{ text }] }))
const document: OpenContent['document'] = {
  texts: {
    he: { title: 'תנאים', text: lines('שלום') },
    ar: { title: 'شروط', text: lines('مرحبا') },
    en: { title: 'Terms', text: lines('Hello') },
  },
  shared: {},
}
const terms: OpenContent = {
  kind: 'legal-text',
  key: 'terms',
  seen: { version: 1, draft: '00000000-0000-4000-8000-000000000009' },
  document: {
    ...document,
    texts: { ...document.texts, he: { title: 'תנאים חדשים', text: lines('שלום') } },
  },
  published: document,
  published_number: 1,
  draft: { by: 'דוגמה לעורכת', at: '2026-01-10T08:00:00.000Z' },
  scheduled: null,
  history: [],
}
const save = 'PUT /office/content/{kind}/{key}/draft'
const publish = 'POST /office/content/{kind}/{key}/publish'
const discard = 'POST /office/content/{kind}/{key}/discard'
const open = (answers: Answers) =>
  openOffice(contentPath('legal-text', 'terms'), {
    roles: ['content-editor'],
    width: 1440,
    answers: {
      'GET /office/content': { texts: [] },
      'GET /office/content/{kind}/{key}': terms,
      ...answers,
    },
  })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')

describe('a long text', () => {
  it('that is scheduled for a past time is refused in the window of the schedule', async () => {
    const error = { statusCode: 400, code: 'CONTENT_TIME_PAST', message: staffErrors.CONTENT_TIME_PAST }
    const calls = await open({ [publish]: refuse(400, error) })
    await button(hebrew.publish.schedule).click()
    await dialog().getByRole('textbox', { name: officePeriods.parts.day, exact: true }).fill('01.10.2020')
    await dialog().getByLabelText(officePeriods.parts.hour).fill('09:00')
    await dialog().getByRole('button', { name: hebrew.publish.confirm }).click()
    const alert = dialog().getByRole('alert')
    await expect.element(alert).toHaveTextContent(staffErrors.CONTENT_TIME_PAST)
    await expect.element(alert).toBeInViewport()
    await expectSound()
    calls.change({
      [publish]: { ...terms, scheduled: { number: 2, publish_at: '2090-10-01T06:00:00.000Z' } },
    })
    await dialog().getByRole('textbox', { name: officePeriods.parts.day, exact: true }).fill('01.10.2090')
    await dialog().getByRole('button', { name: hebrew.publish.confirm }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  it('that could not be saved says so beside the buttons', async () => {
    await open({ [save]: noConnection })
    await page
      .getByRole('textbox', { name: /English/ })
      .first()
      .fill('New')
    await button(hebrew.save.action).click()
    const alert = page.getByRole('alert').filter({ hasText: hebrew.save.failed })
    await expect.element(alert).toBeInViewport()
    await expectSound()
    // The message is removed by the next action.
    await button(hebrew.discard.action).click()
    await expect.element(dialog()).toBeVisible()
    await expect.element(page.getByText(hebrew.save.failed)).not.toBeInTheDocument()
  })

  it('whose draft could not be deleted says so in the window of the question', async () => {
    await open({ [discard]: noConnection })
    await button(hebrew.discard.action).click()
    await dialog().getByRole('button', { name: hebrew.discard.confirm }).click()
    await expect.element(dialog().getByText(hebrew.discard.failed)).toBeInViewport()
  })

  it('is published with outdated languages only after they were named', async () => {
    const calls = await open({ [publish]: { ...terms, draft: null, published: terms.document } })
    const { ar, en } = officeQueue.filterValues.languages
    const named = fill(hebrew.publish.outdated, { languages: `${ar}, ${en}` })
    await button(hebrew.publish.action).click()
    await expect.element(dialog()).toHaveTextContent(named)
    await expectSound()
    await dialog().getByRole('button', { name: hebrew.publish.cancel }).click()
    expect(calls.made(publish)).toHaveLength(0)
    await button(hebrew.publish.schedule).click()
    await expect.element(dialog()).toHaveTextContent(named)
    await dialog().getByRole('button', { name: hebrew.publish.cancel }).click()
    await button(hebrew.publish.action).click()
    await dialog().getByRole('button', { name: hebrew.publish.action }).click()
    await expect.element(page.getByText(hebrew.publish.done)).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('leaves its buttons uncovered by the message that it was published', async () => {
    await open({ [publish]: terms })
    await page.viewport(1024, 768)
    await button(hebrew.publish.action).click()
    await dialog().getByRole('button', { name: hebrew.publish.action }).click()
    const done = page.getByText(hebrew.publish.done)
    await expect.element(done).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
    const toast = done.element().closest('[role=alertdialog]')?.getBoundingClientRect()
    const buttons = button(hebrew.publish.schedule).element().getBoundingClientRect()
    expect(toast?.bottom).toBeLessThanOrEqual(buttons.top)
  })

  it('marks what did not follow the Hebrew also after publishing, until it is confirmed', async () => {
    const { draft: _, ...rest } = terms
    const version = { by: null, at: null, publish_at: null, restores: null }
    const published = {
      ...rest,
      draft: null,
      seen: { version: 2, draft: null },
      published: terms.document,
      published_number: 2,
      history: [
        { ...version, number: 2, document: terms.document },
        { ...version, number: 1, document },
      ],
    }
    const calls = await open({
      'GET /office/content/{kind}/{key}': published,
      [save]: noConnection,
    })
    const english = page.getByRole('region', { name: 'English', exact: true })
    const arabic = page.getByRole('region', { name: 'العربية', exact: true })
    await expect.element(english.getByText(hebrew.states.outdated, { exact: true })).toBeVisible()
    await expect.element(arabic.getByText(hebrew.states.outdated, { exact: true })).toBeVisible()
    await expectSound()
    await english.getByRole('button', { name: hebrew.fits }).click()
    await expect.element(english.getByText(hebrew.states.current, { exact: true })).toBeVisible()
    await expect.element(arabic.getByText(hebrew.states.outdated, { exact: true })).toBeVisible()
    await button(hebrew.save.action).click()
    await expect.poll(() => calls.made(save)).toHaveLength(1)
    expect(calls.made(save)[0]).toMatchObject({ body: { document: { fitting: ['en'] } } })
  })
})
