import type { Calls } from '@milgo/contracts'
import { contentPath, officeBase } from '@milgo/contracts/office-paths'
import { paths } from '@milgo/contracts/portal-paths'
import { formFields } from '@milgo/messages/en/form-fields'
import { fill } from '@milgo/messages/fill'
import { office } from '@milgo/messages/he/office'
import { officeContent } from '@milgo/messages/he/office-content'
import { type Language, languageNames, languages } from '@milgo/messages/languages'
import type { Page } from '@playwright/test'
import { core } from '../core.ts'
import { expect, ownWindow } from '../fixtures.ts'
import { admitStaff, staffEmail } from '../office.ts'
import { testOnOwnServer as test } from '../own-server.ts'

// The journeys run one after the other on one server, because a second server would cost more than the journeys.
test.describe.configure({ mode: 'default' })

type Answer<Name extends keyof Calls> = Calls[Name]['response']['_zod']['output']

const slide = { he: 'שקופית חדשה של העורכת', ar: 'شريحة جديدة من المحررة', en: 'A new slide of the editor' }
const question = {
  he: 'מה השתנה בשאלה הזאת?',
  ar: 'ما الذي تغير في هذا السؤال؟',
  en: 'What has changed here?',
}
const help = { he: 'עזרה חדשה למספר הזהות', ar: 'مساعدة جديدة لرقم الهوية', en: 'New help for the number' }

/** Publishes the edited text and waits until the office confirms it. */
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

/** Opens a text, fills one field in every language, and publishes. */
const publish = async (
  page: Page,
  address: string,
  label: string,
  words: Readonly<Record<Language, string>>,
): Promise<void> => {
  await page.goto(officeBase + address)
  for (const language of languages) {
    const column = page.getByRole('region', { name: languageNames[language], exact: true })
    // The name of a field that can contain values also contains its language.
    const named = [label, `${label}, ${languageNames[language]}`].map((name) =>
      column.getByRole('textbox', { name, exact: true }),
    )
    await named.reduce((one, other) => one.or(other)).fill(words[language])
  }
  await publishWritten(page)
}

test('an editor changes a slide, a question and a help text in three languages, and the portal shows them', {
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

  // When the editor writes in three languages and publishes
  const { fields } = officeContent
  await publish(page, contentPath('slider', key.slide), fields.title, slide)
  // The mouse is above the button that was pressed, whose bubble says why it is disabled now.
  await page.mouse.move(0, 0)
  await expectAccessible()
  await publish(page, contentPath('faq-question', key.question), fields.question, question)
  await publish(page, contentPath('field-help', 'identityNumber'), fields.description, help)
  await page.mouse.move(0, 0)
  await expectAccessible()

  // Then readers see the new words. Each language and each kind of text is checked once
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
  // And the service answers all three texts in every language
  for (const language of languages) {
    const answered = JSON.stringify([
      await read<'getInformationSliders'>('/information-sliders/get-all', language),
      await read<'getFaq'>('/faq-category/all', language),
      await read<'getFieldsHelp'>('/fields-help/get-all', language),
    ])
    for (const words of [slide, question, help]) expect(answered).toContain(words[language])
  }
})
