import { home as arabic } from '@milgo/messages/ar/home'
import { home as english } from '@milgo/messages/en/home'
import { home } from '@milgo/messages/he/home'
import { shell } from '@milgo/messages/he/shell'
import { emulateMedia } from '@milgo/page-testing/emulate-media'
import { expectDark } from '@milgo/page-testing/expect-dark'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { findViolations } from '@milgo/page-testing/find-violations'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPortal } from './support/open-portal.tsx'

const contentCalls = [
  'GET /setting/get-all',
  'GET /registration-period/get-all',
  'GET /information-sliders/get-all',
  'GET /information-squares/get-all',
] as const

/** Waits until the dates, the slides and the squares are loaded. */
const isWhole = async () => {
  await expect.element(page.getByRole('region', { name: /./ }).first()).toBeVisible()
  await expect.poll(() => document.querySelector('section[aria-roledescription]')).not.toBeNull()
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull()
}

it.each([
  ['he', home, 'rtl', 390],
  ['he', home, 'rtl', 1440],
  ['ar', arabic, 'rtl', 390],
  ['en', english, 'ltr', 390],
  ['en', english, 'ltr', 1440],
] as const)('is sound in %s, in light and dark', async (language, words, direction, width) => {
  await openPortal('/', { language, width })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(words.hero.titleStart)
  await isWhole()
  expect(document.documentElement.dir).toBe(direction)
  await expectSound()
  await expectDark()
})

it('is sound while it loads', async () => {
  const never = new Promise<never>(() => {})
  await openPortal('/', { answers: Object.fromEntries(contentCalls.map((call) => [call, () => never])) })
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull()
  await expectSound()
  await expectDark()
})

it('says that the browser is offline, and removes the notice when it is online', async () => {
  await openPortal('/')
  await isWhole()
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const change = (online: boolean) => {
    connection.mockReturnValue(online)
    dispatchEvent(new Event(online ? 'online' : 'offline'))
  }
  onTestFinished(() => {
    change(true)
    connection.mockRestore()
  })
  change(false)
  await expect.element(page.getByText(shell.offline)).toBeVisible()
  await expectSound()
  await expectDark()
  change(true)
  await expect.element(page.getByText(shell.offline)).not.toBeInTheDocument()
})

it("in the reader's own colours the bar still shows how much of the period is left", async () => {
  await openPortal('/')
  await isWhole()
  await emulateMedia({ forcedColors: 'active' })
  const left = document.querySelector('.filled')
  const groundOf = (part: Element | null) => part && getComputedStyle(part).backgroundColor
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
  expect(left).not.toBeNull()
  expect(groundOf(left)).not.toBe(groundOf(left?.parentElement ?? null))
})

it('the carousel is sound while it plays, and stopped', async () => {
  await emulateMedia({ reducedMotion: 'no-preference' })
  await openPortal('/')
  await isWhole()
  const carousel = { part: 'section[aria-roledescription]' }
  // The focus inside pauses the slide while it is checked.
  page.getByRole('button', { name: home.carousel.pause }).element().focus()
  expect(await findViolations(carousel)).toEqual([])
  await expectDark()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: home.carousel.play })).toBeVisible()
  expect(await findViolations(carousel)).toEqual([])
  await expectDark()
})
