import { fill } from '@milgo/messages/fill'
import { home } from '@milgo/messages/he/home'
import { shell } from '@milgo/messages/he/shell'
import { languages } from '@milgo/messages/languages'
import type { Locator, Page } from '@playwright/test'
import { core } from '../core.ts'
import { expect, ownWindow, test } from '../fixtures.ts'

/** Where it stands in the whole page, wherever the reader is. */
const topOf = (place: Locator) =>
  place.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))

const carouselCode = /\/carousel-[^/]*\.js/

type Slide = { readonly title: string }

const carouselOf = (page: Page) => page.getByRole('region', { name: home.carousel.label })

const dotOf = (page: Page, slides: readonly Slide[], index: number) =>
  carouselOf(page).getByRole('button', {
    name: fill(home.carousel.goTo, { number: index + 1, title: slides.at(index)?.title ?? '' }),
  })

let slides: readonly Slide[] = []

test.beforeEach(async ({ request }) => {
  slides = await (await request.get(`${core}/information-sliders/get-all`)).json()
  expect(slides.length).toBeGreaterThan(1)
})

test('the slides turn by themselves until they are held or stopped', {
  tag: ['@any-width', ownWindow],
}, async ({ page }) => {
  // Given a page whose time the journey moves, and nobody near the carousel
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  await expect(dotOf(page, slides, 0)).toHaveAttribute('aria-current', 'true')

  // When some time passes, the next slide comes
  await page.clock.runFor(9_000)
  await expect(dotOf(page, slides, 1)).toHaveAttribute('aria-current', 'true')

  // When the focus is inside, time changes nothing, and news are read politely
  await carouselOf(page).getByRole('button', { name: home.carousel.pause }).focus()
  await page.clock.runFor(30_000)
  await expect(dotOf(page, slides, 1)).toHaveAttribute('aria-current', 'true')
  await expect(carouselOf(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')

  // When it is stopped, it stays, also after the focus has left
  await page.keyboard.press('Enter')
  await expect(carouselOf(page).getByRole('button', { name: home.carousel.play })).toBeFocused()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.clock.runFor(30_000)
  await expect(dotOf(page, slides, 1)).toHaveAttribute('aria-current', 'true')
})

test('a reader who asks for less motion sees no slide move', { tag: ['@any-width', ownWindow] }, async ({
  page,
}) => {
  // Given that wish, as in every journey that says nothing else
  await page.clock.install()
  await page.goto('/')
  await expect(dotOf(page, slides, 0)).toHaveAttribute('aria-current', 'true')

  // When time passes
  await page.clock.runFor(60_000)

  // Then the first slide still stands, and there is nothing to stop
  await expect(dotOf(page, slides, 0)).toHaveAttribute('aria-current', 'true')
  await expect(carouselOf(page).getByRole('button', { name: home.carousel.pause })).toHaveCount(0)
})

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
