import { fill } from '@milgo/messages/fill'
import { home } from '@milgo/messages/he/home'
import type { Page } from '@playwright/test'
import { core } from '../core.ts'
import { expect, test } from '../fixtures.ts'

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

test('the carousel moves by keyboard, forward to the left', async ({ page }) => {
  // Given a reader whose focus is on the first dot
  await page.goto('/')
  const first = dotOf(page, slides, 0)
  await first.focus()
  await expect(first).toHaveAttribute('aria-current', 'true')

  // When the arrow along the reading direction is pressed
  await page.keyboard.press('ArrowLeft')

  // Then the second slide is shown and the first is out of reach
  await expect(dotOf(page, slides, 1)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('heading', { name: slides[1]?.title ?? '' })).toBeInViewport()
  const groups = carouselOf(page).getByRole('group', { includeHidden: true })
  await expect(groups.nth(0)).toHaveAttribute('inert')
  await expect(groups.nth(1)).not.toHaveAttribute('inert')

  // And the opposite arrow, Home and End do as they say
  await page.keyboard.press('ArrowRight')
  await expect(first).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('End')
  await expect(dotOf(page, slides, slides.length - 1)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Home')
  await expect(first).toHaveAttribute('aria-current', 'true')

  // And a dot is a button
  await dotOf(page, slides, 1).focus()
  await page.keyboard.press('Enter')
  await expect(dotOf(page, slides, 1)).toHaveAttribute('aria-current', 'true')
})

test('the slides turn by themselves until they are held or stopped', async ({ page }) => {
  // Given a page whose time the journey moves, and nobody near the carousel
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

test('a reader who asks for less motion sees no slide move', async ({ page }) => {
  // Given that wish
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await expect(dotOf(page, slides, 0)).toHaveAttribute('aria-current', 'true')

  // When time passes
  await page.clock.runFor(60_000)

  // Then the first slide still stands, and there is nothing to stop
  await expect(dotOf(page, slides, 0)).toHaveAttribute('aria-current', 'true')
  await expect(carouselOf(page).getByRole('button', { name: home.carousel.pause })).toHaveCount(0)
})
