import { notFound as arabic } from '@milgo/messages/ar/not-found'
import { notFound as english } from '@milgo/messages/en/not-found'
import { notFound as hebrew } from '@milgo/messages/he/not-found'
import { shell } from '@milgo/messages/he/shell'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPortal } from './support/open-portal.tsx'

it.each([
  ['he', hebrew, 'rtl'],
  ['ar', arabic, 'rtl'],
  ['en', english, 'ltr'],
] as const)('an unknown address says so in %s', async (language, { title }, direction) => {
  await openPortal('/no-such-page', { language })
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(document.documentElement.dir).toBe(direction)
  await expectSound()
})

it.each(['/404', '/faq/deeper/still'])('%s leads home', async (path) => {
  const portal = await openPortal(path)
  await expect.element(page.getByRole('banner')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: shell.pages.home }).click()
  await expect.poll(portal.address).toBe('/')
  await expect.poll(() => document.title).toBe(shell.homeTitle)
})
