import { home } from '@milgo/messages/he/home'
import { shell } from '@milgo/messages/he/shell'
import type { Locator, Page } from '@playwright/test'
import { core } from '../core.ts'
import { expect, test } from '../fixtures.ts'
import { hold } from '../hold-code.ts'

/** Returns the element's distance from the top of the page, independent of scrolling. */
const topOf = (place: Locator) =>
  place.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))

const carouselCode = /\/carousel-[^/]*\.js/

const carouselOf = (page: Page) => page.getByRole('region', { name: home.carousel.label })

test('nothing moves when the carousel takes the place of its skeleton', async ({ page, request }) => {
  const [slide] = await (await request.get(`${core}/information-sliders/get-all`)).json()

  // Given a reader at the squares, and a slow network for the carousel's code
  const release = await hold(page, carouselCode)
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

  // When the code arrives
  release()
  await expect(carousel).toBeVisible()

  // Then the squares below it have not moved
  expect(await topOf(squares)).toBe(before)
})

test('a carousel whose code does not arrive shows an error, and a retry brings it', {
  tag: '@any-width',
}, async ({ page }) => {
  // Given a network that loses the carousel's code
  await page.route(carouselCode, (route) => route.abort())
  await page.goto('/')

  // When a few tries have failed, the page says so, and the rest of the page is shown
  await expect(page.getByText(home.failed.content)).toBeVisible()
  await expect(page.locator('#squares')).toBeVisible()

  // When the network is back and the reader tries again
  await page.unroute(carouselCode)
  await page.getByRole('button', { name: shell.retry }).click()

  // Then the carousel is shown
  await expect(carouselOf(page)).toBeVisible()
  await expect(page.getByText(home.failed.content)).toHaveCount(0)
})
