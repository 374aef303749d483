import type { Calls } from '@milgo/contracts'
import { contentPath, officeBase } from '@milgo/contracts/office-paths'
import { paths } from '@milgo/contracts/portal-paths'
import { formFields as arabicForm } from '@milgo/messages/ar/form-fields'
import { formFields as englishForm } from '@milgo/messages/en/form-fields'
import { fill } from '@milgo/messages/fill'
import { formFields as hebrewForm } from '@milgo/messages/he/form-fields'
import { office } from '@milgo/messages/he/office'
import { officeContent } from '@milgo/messages/he/office-content'
import { type Language, languageNames, languages } from '@milgo/messages/languages'
import type { Page } from '@playwright/test'
import { core } from '../core.ts'
import { expect, ownWindow } from '../fixtures.ts'
import { logStaffIn, staffEmail } from '../office.ts'
import { testOnOwnServer as test } from '../own-server.ts'

type Answer<Name extends keyof Calls> = Calls[Name]['response']['_zod']['output']

const forms = { he: hebrewForm, ar: arabicForm, en: englishForm }

const slide = { he: 'שקופית חדשה של העורכת', ar: 'شريحة جديدة من المحررة', en: 'A new slide of the editor' }
const question = {
  he: 'מה השתנה בשאלה הזאת?',
  ar: 'ما الذي تغير في هذا السؤال؟',
  en: 'What has changed here?',
}
const help = { he: 'עזרה חדשה למספר הזהות', ar: 'مساعدة جديدة لرقم الهوية', en: 'New help for the number' }

/** Writes a field in every language, and publishes. */
const publish = async (
  page: Page,
  address: string,
  label: string,
  words: Readonly<Record<Language, string>>,
): Promise<void> => {
  await page.goto(officeBase + address)
  for (const language of languages)
    await page
      .getByRole('region', { name: languageNames[language], exact: true })
      .getByRole('textbox', { name: label, exact: true })
      .fill(words[language])
  const published = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/publish'),
  )
  await page.getByRole('button', { name: officeContent.publish.action, exact: true }).click()
  expect((await published).ok()).toBe(true)
  await expect(page.getByText(officeContent.publish.done)).toBeVisible()
  await page.getByRole('button', { name: office.closeToast }).click()
  await expect(page.getByText(officeContent.publish.done)).toHaveCount(0)
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
  await page.goto(officeBase + contentPath('slider', key.slide))
  await logStaffIn(page, ask, staffEmail('editor'))

  // When they write in three languages and publish
  const { fields } = officeContent
  await publish(page, contentPath('slider', key.slide), fields.title, slide)
  await expectAccessible()
  await publish(page, contentPath('faq-question', key.question), fields.question, question)
  await publish(page, contentPath('field-help', 'identityNumber'), fields.description, help)
  await expectAccessible()

  // Then a reader of each language finds the new words
  for (const language of languages) {
    const context = await browser.newContext({ baseURL: url })
    const reader = await context.newPage()
    await reader.addInitScript((chosen) => localStorage.setItem('milgo.language', chosen), language)
    await reader.goto(paths.home)
    await expect(reader.getByRole('heading', { name: slide[language] })).toBeVisible()
    await reader.goto(`${paths.faq}#question-${key.question}`)
    await expect(reader.getByRole('heading', { name: question[language] })).toBeVisible()

    await reader.goto(paths.checkEligibility)
    const opening = (await read<'getModalWindows'>('/modal-windows/get-all', language)).find(
      (one) => one.key === 'eligibilityOnLoad',
    )
    await reader.getByRole('button', { name: opening?.positive_button ?? '' }).click()
    const title = (await read<'getFieldsHelp'>('/fields-help/get-all', language)).find(
      (one) => one.key === 'identityNumber',
    )?.title
    const opens = fill(forms[language].help.open, { title: title ?? '' })
    await reader.getByRole('button', { name: opens, exact: true }).click()
    await expect(reader.getByRole('dialog', { name: title ?? '' })).toContainText(help[language])
    await context.close()
  }
})
