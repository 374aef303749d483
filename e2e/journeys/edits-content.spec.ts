import type { Calls } from '@milgo/contracts'
import { baseOf } from '@milgo/contracts/define-call'
import { contentPath, officeBase } from '@milgo/contracts/office-paths'
import { paths } from '@milgo/contracts/portal-paths'
import { formFields } from '@milgo/messages/en/form-fields'
import { fill } from '@milgo/messages/fill'
import { office } from '@milgo/messages/he/office'
import { officeContent } from '@milgo/messages/he/office-content'
import { officeTemplates } from '@milgo/messages/he/office-templates'
import { type Language, languageNames, languages } from '@milgo/messages/languages'
import type { Page } from '@playwright/test'
import { core } from '../core.ts'
import { expect, ownWindow } from '../fixtures.ts'
import { admitStaff, staffEmail } from '../office.ts'
import { testOnOwnServer as test } from '../own-server.ts'
import { readCode, registerStudent } from '../student.ts'

// One after the other, on one server: another one would cost more than the journeys.
test.describe.configure({ mode: 'default' })

type Answer<Name extends keyof Calls> = Calls[Name]['response']['_zod']['output']

const slide = { he: 'שקופית חדשה של העורכת', ar: 'شريحة جديدة من المحررة', en: 'A new slide of the editor' }
const question = {
  he: 'מה השתנה בשאלה הזאת?',
  ar: 'ما الذي تغير في هذا السؤال؟',
  en: 'What has changed here?',
}
const help = { he: 'עזרה חדשה למספר הזהות', ar: 'مساعدة جديدة لرقم الهوية', en: 'New help for the number' }

const subject = {
  he: 'הסיסמה לפורטל הוחלפה',
  ar: 'تغيّرت كلمة المرور للبوابة',
  en: 'Your password is a new one',
}

/** Publishes what was written. */
const publishWritten = async (page: Page): Promise<void> => {
  const published = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/publish'),
  )
  await page.getByRole('button', { name: officeContent.publish.action, exact: true }).click()
  expect((await published).ok()).toBe(true)
  await expect(page.getByText(officeContent.publish.done)).toBeVisible()
  await page.getByRole('button', { name: office.closeToast }).click()
  await expect(page.getByText(officeContent.publish.done)).toHaveCount(0)
}

/** Writes a field in every language, and publishes. */
const publish = async (
  page: Page,
  address: string,
  label: string,
  words: Readonly<Record<Language, string>>,
): Promise<void> => {
  await page.goto(officeBase + address)
  for (const language of languages) {
    const column = page.getByRole('region', { name: languageNames[language], exact: true })
    // A field that values can stand in also says its language.
    const named = [label, `${label}, ${languageNames[language]}`].map((name) =>
      column.getByRole('textbox', { name, exact: true }),
    )
    await named.reduce((one, other) => one.or(other)).fill(words[language])
  }
  await publishWritten(page)
}

test('an editor changes a slide, a question and a help in three languages, and the portal shows them', {
  tag: ownWindow,
}, async ({ page, browser, ownServer: { ask, url }, expectAccessible }) => {
  const read = async <Name extends keyof Calls>(path: string, language: Language = 'he') => {
    const headers = { 'Accept-Language': language }
    return (await (await page.request.get(core + path, { headers })).json()) as Answer<Name>
  }
  const [firstSlide] = await read<'getInformationSliders'>('/information-sliders/get-all')
  const [category] = await read<'getFaq'>('/faq-category/all')
  const key = { slide: String(firstSlide?.id), question: String(category?.questions[0]?.id) }

  // Given the editor in the office
  await admitStaff(page, ask, staffEmail('editor'))

  // When they write in three languages and publish
  const { fields } = officeContent
  await publish(page, contentPath('slider', key.slide), fields.title, slide)
  await expectAccessible()
  await publish(page, contentPath('faq-question', key.question), fields.question, question)
  await publish(page, contentPath('field-help', 'identityNumber'), fields.description, help)
  await expectAccessible()

  // Then readers find the new words: each language, and each kind of text, is read once
  const readIn = async (language: Language, look: (reader: Page) => Promise<void>): Promise<void> => {
    const context = await browser.newContext({ baseURL: url })
    const reader = await context.newPage()
    await reader.addInitScript((chosen) => localStorage.setItem('milgo.language', chosen), language)
    await look(reader)
    await context.close()
  }
  await readIn('ar', async (reader) => {
    await reader.goto(paths.home)
    await expect(reader.getByRole('heading', { name: slide.ar })).toBeVisible()
  })
  await readIn('he', async (reader) => {
    await reader.goto(`${paths.faq}#question-${key.question}`)
    await expect(reader.getByRole('heading', { name: question.he })).toBeVisible()
  })
  await readIn('en', async (reader) => {
    await reader.goto(paths.checkEligibility)
    const opening = (await read<'getModalWindows'>('/modal-windows/get-all', 'en')).find(
      (one) => one.key === 'eligibilityOnLoad',
    )
    await reader.getByRole('button', { name: opening?.positive_button ?? '' }).click()
    const title = (await read<'getFieldsHelp'>('/fields-help/get-all', 'en')).find(
      (one) => one.key === 'identityNumber',
    )?.title
    const opens = fill(formFields.help.open, { title: title ?? '' })
    await reader.getByRole('button', { name: opens, exact: true }).click()
    await expect(reader.getByRole('dialog', { name: title ?? '' })).toContainText(help.en)
  })
  // And the service answers each in every language
  for (const language of languages) {
    const answered = JSON.stringify([
      await read<'getInformationSliders'>('/information-sliders/get-all', language),
      await read<'getFaq'>('/faq-category/all', language),
      await read<'getFieldsHelp'>('/fields-help/get-all', language),
    ])
    for (const words of [slide, question, help]) expect(answered).toContain(words[language])
  }
})

test('an editor changes a message in three languages, looks at it with values, and the mail has the new words', {
  tag: ownWindow,
}, async ({ page, ownServer: { ask }, expectAccessible }) => {
  const mailsTo = async (recipient: string): Promise<readonly { subject: string; body: string }[]> => {
    const all: { recipient: string; subject: string; body: string }[] = await (
      await page.request.get('/dev/outbox.json')
    ).json()
    return all.filter((message) => message.recipient === recipient)
  }

  // Given the editor at a message of the catalogue
  await admitStaff(page, ask, staffEmail('editor'))
  await page.goto(officeBase + contentPath('message-template', 'PASSWORD_CHANGED'))
  await expect(page.getByRole('heading', { name: officeTemplates.names.PASSWORD_CHANGED })).toBeVisible()

  // When they write its subject in three languages
  for (const language of languages) {
    const field = `${officeContent.fields.subject}, ${languageNames[language]}`
    await page.getByRole('textbox', { name: field, exact: true }).click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await page.keyboard.insertText(subject[language])
  }

  // Then they see it with values, send it to themselves, and publish it
  await page.getByRole('button', { name: officeTemplates.preview.action }).click()
  await expect(page.getByRole('region', { name: officeTemplates.preview.title })).toContainText(subject.he)
  await page.getByRole('button', { name: officeTemplates.trial.action }).click()
  const email = staffEmail('editor')
  await expect(page.getByText(fill(officeTemplates.trial.done, { email }))).toBeVisible()
  await page.getByRole('button', { name: office.closeToast }).click()
  expect((await mailsTo(email))[0]?.subject).toContain(subject.he)
  await expectAccessible()
  await publishWritten(page)

  // And a student of each language who chooses a new password is told in these words
  for (const language of languages) {
    const { phone, email: recipient } = await registerStudent(page.request)
    const headers = { 'Accept-Language': language }
    const call = async (name: string, data: object) =>
      expect((await page.request.post(`${baseOf('authz')}/auth/${name}`, { headers, data })).ok()).toBe(true)
    await call('forgot-password', { phone })
    const password = 'Milgo-Demo-26'
    const code = await readCode(page.request, phone)
    await call('reset-password', { phone, code, password, password_verification: password })
    const [mail] = await mailsTo(recipient)
    expect(mail?.subject).toBe(subject[language])
  }
})
