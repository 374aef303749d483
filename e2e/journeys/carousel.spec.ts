import { home } from '@milgo/messages/he/home'
import { shell } from '@milgo/messages/he/shell'
import { languages } from '@milgo/messages/languages'
import type { Locator, Page } from '@playwright/test'
import { core } from '../core.ts'
import { expect, test } from '../fixtures.ts'

/** Where it stands in the whole page, wherever the reader is. */
const topOf = (place: Locator) =>
  place.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))

const carouselCode = /\/carousel-[^/]*\.js/

const carouselOf = (page: Page) => page.getByRole('region', { name: home.carousel.label })

for (const language of languages) {
  test(`nothing moves when the carousel takes the place of its skeleton, in ${language}`, async ({
    page,
    request,
    readIn,
  }) => {
    const headers = { 'Accept-Language': language }
    const [slide] = await (await request.get(`${core}/information-sliders/get-all`, { headers })).json()

    // Given a reader at the squares, and a line on which the carousel's code takes long
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(carouselCode, async (route) => {
      await held
      await route.continue()
    })
    await readIn(language)
    await page.goto('/')
    const squares = page.locator('#squares')
    await squares.scrollIntoViewIfNeeded()
    await expect(page.locator('h2').filter({ hasText: slide.title })).toBeAttached()
    await page.evaluate(async () => {
      await document.fonts.ready
    })
    const carousel = page.locator('section[aria-roledescription]')
    await expect(carousel).toHaveCount(0)
    const before = await topOf(squares)

    // When the code comes
    release()
    await expect(carousel).toBeVisible()

    // Then what stands below has not moved
    expect(await topOf(squares)).toBe(before)
  })
}

test('a carousel whose code does not arrive is told, and a retry brings it', { tag: '@any-width' }, async ({
  page,
}) => {
  // Given a line that loses that code
  await page.route(carouselCode, (route) => route.abort())
  await page.goto('/')

  // When it was tried a few times, the page says so and everything else stands
  await expect(page.getByText(home.failed.content)).toBeVisible()
  await expect(page.locator('#squares')).toBeVisible()

  // When the line is back and the reader tries again
  await page.unroute(carouselCode)
  await page.getByRole('button', { name: shell.retry }).click()

  // Then the carousel is there
  await expect(carouselOf(page)).toBeVisible()
  await expect(page.getByText(home.failed.content)).toHaveCount(0)
})
