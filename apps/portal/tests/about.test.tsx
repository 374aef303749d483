import { about as arabic } from '@milgo/messages/ar/about'
import { about as english } from '@milgo/messages/en/about'
import { about as hebrew } from '@milgo/messages/he/about'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectDark } from '@milgo/page-testing/expect-dark'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPortal } from './support/open-portal.tsx'

it.each([
  ['he', hebrew, 1440],
  ['ar', arabic, 390],
  ['en', english, 390],
] as const)('explains the scholarship in %s', async (language, words, width) => {
  await openPortal('/about', { language, width })
  await expect
    .element(page.getByRole('heading', { level: 2, name: words.parts.decision.title }))
    .toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: words.numbers.title })).toBeVisible()
  await expectSound()
  await expectDark()
})

it('works without the service: only the dates are missing', async () => {
  const failure = refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' })
  await openPortal('/about', { answers: { 'GET /registration-period/get-all': failure } })
  await expect.element(page.getByRole('heading', { level: 2, name: hebrew.more.title })).toBeVisible()
  await expect.element(page.getByText(hebrew.numbers.title)).not.toBeInTheDocument()
})
