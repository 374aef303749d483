import { fill } from '@milgo/messages/fill'
import { home } from '@milgo/messages/he/home'
import { shell } from '@milgo/messages/he/shell'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { commonAnswers } from './support/common-answers.ts'
import { openPortal } from './support/open-portal.tsx'

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

it('when the service fails the page says so, and one retry brings everything', async () => {
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
  // The focus is on what came.
  await expect.poll(() => document.activeElement?.textContent).toContain('מי זכאי')
})

it('the carousel moves by keyboard, forward to the left', async () => {
  await openPortal('/')
  const dotOf = (number: number, title: string) =>
    page.getByRole('button', { name: fill(home.carousel.goTo, { number, title }) })
  const first = dotOf(1, 'שקופית ראשונה')
  const second = dotOf(2, 'שקופית שנייה')
  await expect.element(first).toHaveAttribute('aria-current', 'true')
  first.element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(second).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(first).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('{End}')
  await expect.element(dotOf(3, 'שקופית שלישית')).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('{Home}')
  await expect.element(first).toHaveAttribute('aria-current', 'true')
})
