import { fill } from '@milgo/messages/fill'
import { home } from '@milgo/messages/he/home'
import { shell } from '@milgo/messages/he/shell'
import { refuse } from '@milgo/page-testing/answer-calls'
import { emulateMedia } from '@milgo/page-testing/emulate-media'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { commonAnswers } from './support/common-answers.ts'
import { openPortal } from './support/open-portal.tsx'
import { openPeriod } from './support/period.ts'

const failure = refuse(503, {
  statusCode: 503,
  code: 'UNAVAILABLE',
  message: 'x',
  requestId: '7d3f2c9a-5b1e-4e6f-9a57-0c1d2e3f4a5b',
})

const contentCalls = [
  'GET /setting/get-all',
  'GET /registration-period/get-all',
  'GET /information-sliders/get-all',
  'GET /information-squares/get-all',
] as const

it('when the service fails, the page says so, and one retry loads everything', async () => {
  const portal = await openPortal('/', {
    answers: Object.fromEntries(contentCalls.map((call) => [call, failure])),
  })
  await expect.element(page.getByRole('heading', { name: home.steps.title })).toBeVisible()
  await expect.element(page.getByText(home.failed.dates)).toBeVisible()
  await expect.element(page.getByText(home.failed.content)).toBeVisible()
  await expectSound()

  portal.change(commonAnswers)
  await page.getByRole('button', { name: shell.retry }).last().click()
  await expect.element(page.getByRole('region', { name: home.carousel.label })).toBeVisible()
  await expect.element(page.getByText(home.failed.dates)).not.toBeInTheDocument()
  await expect.element(page.getByText(home.failed.content)).not.toBeInTheDocument()
  // The focus is on what was loaded.
  await expect.poll(() => document.activeElement?.textContent).toContain('מי זכאי')
})

it('shows the period, the steps and the squares, and how to reach the support', async () => {
  await openPortal('/', {
    answers: {
      'GET /setting/get-all': [{ key: 'SUPPORT_EMAIL', value: 'support@milgo.example' }],
      'GET /registration-period/get-all': [{ ...openPeriod, expected_answers: 'יולי 2026' }],
    },
  })
  await expect.element(page.getByRole('region', { name: home.period.label })).toHaveTextContent('יולי 2026')
  await expect.element(page.getByRole('heading', { name: home.steps.title })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'מי זכאי' })).toBeVisible()
  await expect
    .element(page.getByRole('contentinfo').getByRole('link', { name: 'support@milgo.example' }))
    .toHaveAttribute('href', 'mailto:support@milgo.example')
  expect([document.title, document.documentElement.lang]).toEqual([shell.homeTitle, 'he'])
})

const carousel = () => page.getByRole('region', { name: home.carousel.label })
const dotOf = (number: number, title: string) =>
  page.getByRole('button', { name: fill(home.carousel.goTo, { number, title }) })
const first = () => dotOf(1, 'שקופית ראשונה')
const second = () => dotOf(2, 'שקופית שנייה')

it('the carousel moves by keyboard, forward to the left', async () => {
  await openPortal('/')
  await expect.element(first()).toHaveAttribute('aria-current', 'true')
  first().element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(second()).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(first()).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('{End}')
  await expect.element(dotOf(3, 'שקופית שלישית')).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('{Home}')
  await expect.element(first()).toHaveAttribute('aria-current', 'true')
})

/** Opens a home page whose slides move when the test advances the time, with the pointer outside. */
const openWithFrozenTime = async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await openPortal('/')
  await expect.element(first()).toHaveAttribute('aria-current', 'true')
  await page.getByRole('banner').hover()
}

/** Advances the time of one slide and a little: a whole round of three would look as if nothing had moved. */
const passSlide = async () => {
  vi.advanceTimersByTime(9_000)
  // Any movement is drawn by then.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}

it('the slides move automatically until they are paused or stopped', async () => {
  await emulateMedia({ reducedMotion: 'no-preference' })
  await openWithFrozenTime()
  vi.advanceTimersByTime(9_000)
  await expect.element(second()).toHaveAttribute('aria-current', 'true')

  // With the focus inside, the slides do not move, and changes are announced politely.
  const live = () => carousel().element().querySelector('[aria-live]')?.getAttribute('aria-live')
  expect(live()).toBe('off')
  carousel().getByRole('button', { name: home.carousel.pause }).element().focus()
  await expect.poll(live).toBe('polite')
  await passSlide()
  await expect.element(second()).toHaveAttribute('aria-current', 'true')

  // Stopped slides do not move, also after the focus has left.
  await userEvent.keyboard('{Enter}')
  await expect.element(carousel().getByRole('button', { name: home.carousel.play })).toHaveFocus()
  page.getByRole('heading', { level: 1 }).element().focus()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await passSlide()
  await expect.element(second()).toHaveAttribute('aria-current', 'true')
})

it('with reduced motion no slide moves, and there is no stop button', async () => {
  await openWithFrozenTime()
  await passSlide()
  await expect.element(first()).toHaveAttribute('aria-current', 'true')
  await expect.element(page.getByRole('button', { name: home.carousel.pause })).not.toBeInTheDocument()
})
