// Words of the pages, by which the gallery finds buttons and links in every language.

/** @typedef {import('playwright').Page} Page */
/** @typedef {(page: Page, language: string) => Promise<unknown>} Act */
/** @typedef {(words: any) => unknown} Pick returns one of the words of a file of messages */

/**
 * Returns one word of a file of messages, such as `login`.
 * @type {(language: string, file: string, pick: Pick) => Promise<string>}
 */
export const wordOf = async (language, file, pick) => {
  const word = pick(await import(`../../packages/messages/src/${language}/${file}.ts`))
  if (typeof word !== 'string') throw new Error(`${file} has no such word in ${language}: ${pick}`)
  return word
}

/** Presses the button with this word; of several, the first that is visible. @type {(file: string, pick: Pick) => Act} */
export const press = (file, pick) => async (page, language) => {
  const name = await wordOf(language, file, pick)
  await page.getByRole('button', { name }).filter({ visible: true }).first().click()
}

/** Waits until this is visible. @type {(selector: string) => Act} */
export const see = (selector) => (page) => page.locator(selector).filter({ visible: true }).first().waitFor()

/** Waits until a window is open. @type {Act} */
export const seeWindow = (page) => page.locator('[role=dialog], [role=alertdialog]').first().waitFor()

/** Types a text into a field. @type {(selector: string, text: string) => Act} */
export const type = (selector, text) => (page) => page.locator(selector).fill(text)

/** Presses a key. @type {(name: string) => Act} */
export const key = (name) => (page) => page.keyboard.press(name)

/** Presses the first element that a selector finds. @type {(selector: string) => Act} */
export const click = (selector) => (page) => page.locator(selector).filter({ visible: true }).first().click()

/** Does several acts one after the other. @type {(...acts: readonly Act[]) => Act} */
export const inOrder =
  (...acts) =>
  async (page, language) => {
    for (const act of acts) await act(page, language)
  }
