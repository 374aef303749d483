import type { OpenContent } from '@milgo/contracts/office/content'
import type { ListedTemplate } from '@milgo/contracts/office/list-message-templates'
import { contentPath, messageCatalogPath } from '@milgo/contracts/office-paths'
import { officeTemplates as english } from '@milgo/messages/en/office-templates'
import { fill } from '@milgo/messages/fill'
import { contentProblems } from '@milgo/messages/he/content-problems'
import { officeContent as hebrewContent } from '@milgo/messages/he/office-content'
import { officeTemplates as hebrew } from '@milgo/messages/he/office-templates'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'

const line = (text: string) => [
  { kind: 'paragraph' as const, spans: [{ text }, { text: '{number}', value: true as const }] },
]
const texts = (text: string) => ({ subject: line(text), body: line(text), sms: line(text) })
const document: OpenContent['document'] = {
  texts: { he: texts('התקבלה '), ar: texts('وصلت '), en: texts('Received ') },
  shared: {},
}
const opened: OpenContent = {
  kind: 'message-template',
  key: 'REQUEST_SUBMITTED',
  seen: { version: 1, draft: null },
  document,
  published: document,
  published_number: 1,
  draft: null,
  scheduled: null,
  history: [{ number: 1, document, by: null, at: null, publish_at: null, restores: null }],
}
const template: ListedTemplate = {
  key: 'REQUEST_SUBMITTED',
  to: 'student',
  channels: ['mail', 'sms'],
  version: 2,
  since: '2026-01-10T08:00:00.000Z',
  next: { number: 3, publish_at: '2026-02-10T08:00:00.000Z' },
}

const openPage = (path: string, more: Answers = {}, rest: Partial<Parameters<typeof openOffice>[1]> = {}) =>
  openOffice(path, {
    roles: ['content-editor'],
    answers: {
      'GET /office/content': { texts: [] },
      'GET /office/content/{kind}/{key}': opened,
      'GET /office/message-templates': { templates: [template] },
      ...more,
    },
    ...rest,
  })

it.each([
  ['he', 1440],
  ['en', 1024],
] as const)('the catalogue in %s at %d', async (language, width) => {
  const words = language === 'he' ? hebrew : english
  await openPage(messageCatalogPath, {}, { language, width })
  await expect.element(page.getByRole('link', { name: words.names.REQUEST_SUBMITTED })).toBeVisible()
  await expect.element(page.getByText(words.whens.REQUEST_SUBMITTED)).toBeVisible()
  await expectSound()
})

it.each([
  ['he', 1440],
  ['en', 1024],
] as const)('a message in %s at %d', async (language, width) => {
  const words = language === 'he' ? hebrew : english
  await openPage(contentPath('message-template', 'REQUEST_SUBMITTED'), {}, { language, width })
  await expect.element(page.getByRole('heading', { name: words.names.REQUEST_SUBMITTED })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: words.preview.title })).toBeVisible()
  await expectSound()
})

it('a value is inserted as one part, and typed braces are refused', async () => {
  await openPage(contentPath('message-template', 'REQUEST_SUBMITTED'))
  const sms = page.getByRole('textbox', { name: `${hebrewContent.fields.sms}, English` })
  await expect.element(sms).toHaveTextContent(hebrewContent.placeholders.names.number)
  await sms.click()
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  const missing = fill(contentProblems.CONTENT_MISSING, {})
  const checks = page.getByRole('region', { name: hebrewContent.checks.title })
  await expect.element(checks).toHaveTextContent(missing)
  await userEvent.keyboard('Typed {{number}')
  await expect.element(checks).toHaveTextContent(contentProblems.CONTENT_BRACES_TYPED)
  await expect
    .element(checks)
    .toHaveTextContent(
      fill(contentProblems.CONTENT_PLACEHOLDER_MISSING, { name: hebrewContent.placeholders.names.number }),
    )
})

it('is previewed for students without a value, and for students with it', async () => {
  const { names } = hebrewContent.placeholders
  const optional = (value: string) => [
    { kind: 'paragraph' as const, spans: [{ text: `{${value}}`, value: true as const }] },
  ]
  const receipt = {
    ...texts('ערעור '),
    body: [...line('ערעור '), ...optional('files'), ...optional('noFiles')],
  }
  const appeal = { texts: { he: receipt, ar: receipt, en: receipt }, shared: {} }
  await openPage(contentPath('message-template', 'APPEAL_RECEIVED'), {
    'GET /office/content/{kind}/{key}': { ...opened, key: 'APPEAL_RECEIVED', document: appeal },
  })
  const preview = page.getByRole('region', { name: hebrewContent.preview.title })
  const shown = () =>
    window.document.querySelector<HTMLIFrameElement>('iframe')?.contentDocument?.body.textContent
  await expect.poll(shown).toContain(`[${names.files}]`)
  expect(shown()).not.toContain(`[${names.noFiles}]`)
  await preview.getByText(names.files, { exact: true }).click()
  await expect.poll(shown).toContain(`[${names.noFiles}]`)
  expect(shown()).not.toContain(`[${names.files}]`)
  await expectSound()
})

it('is shown with masked values, and mailed to the staff member', async () => {
  await openPage(contentPath('message-template', 'REQUEST_SUBMITTED'), {
    'POST /office/message-templates/{key}/preview': {
      request_number: '2025-000•••',
      mail: {
        subject: 'The subject',
        blocks: [{ kind: 'paragraph', spans: [{ text: '<b>x</b>', bold: true }] }],
      },
      sms: 'The short one',
    },
    'POST /office/message-templates/{key}/trial': { email: 'editor@milgo.example' },
  })
  await page.getByRole('button', { name: hebrew.preview.action }).click()
  await expect.element(page.getByText('<b>x</b>')).toBeVisible()
  await expect.element(page.getByText('The short one')).toBeVisible()
  await page.getByRole('button', { name: hebrew.trial.action }).click()
  await expect
    .element(page.getByText(fill(hebrew.trial.done, { email: 'editor@milgo.example' })))
    .toBeVisible()
  await expectSound()
})
