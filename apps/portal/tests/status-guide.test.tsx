import { listedGuideKeys } from '@milgo/domain/status/status-guide'
import { statusGuidePage } from '@milgo/messages/he/personal-area'
import { shell } from '@milgo/messages/he/shell'
import { statusGuide } from '@milgo/messages/he/status-guide'
import { expectDark } from '@milgo/page-testing/expect-dark'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPortal } from './support/open-portal.tsx'

const list = page.getByRole('navigation', { name: statusGuidePage.list })

it('leads from the footer of every page to a status by its name', async () => {
  const portal = await openPortal('/contact', { width: 1440 })
  for (const name of ['calculator', 'openNumbers', 'statusGuide'] as const)
    await expect
      .element(page.getByRole('contentinfo').getByRole('link', { name: shell.pages[name] }))
      .toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: shell.pages.statusGuide }).click()
  await expect.poll(portal.address).toBe('/status-guide')
  await expect.element(list.getByRole('link').first()).toBeVisible()
  // Statuses with the same name are one entry.
  const names = new Set(listedGuideKeys.map((key) => statusGuide[key].headline))
  expect(list.getByRole('link').elements()).toHaveLength(names.size)
  await expectSound()
  await expectDark()
  await list.getByRole('link', { name: statusGuide.APPEAL_PAID.headline }).click()
  const heading = page.getByRole('heading', { name: statusGuide.APPEAL_PAID.headline })
  await expect.element(heading).toHaveFocus()
  await expect.element(heading).toBeInViewport()
})

it('says of every status what happens, what to do and what comes next', async () => {
  await openPortal('/status-guide')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  const said = cards.elements().map((card) => {
    const parts = [...card.querySelectorAll('dd')].map(({ textContent }) => textContent)
    return { headline: card.querySelector('h3')?.textContent, parts }
  })
  for (const key of listedGuideKeys) {
    const { headline, doing, todo, next } = statusGuide[key]
    expect(said).toContainEqual({ headline, parts: [doing, todo, next] })
  }
})

it.each(['ar', 'en'] as const)('is sound in %s', async (language) => {
  await openPortal('/status-guide', { language })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSound()
})

it('opens at its heading when the address names no status', async () => {
  await openPortal('/status-guide#x')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect
    .element(page.getByRole('heading', { name: statusGuide.DRAFT.headline, exact: true }))
    .toBeInTheDocument()
  await expectSound()
})

it('on a phone the list unfolds', async () => {
  await openPortal('/status-guide')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(list.getByRole('link').elements()).toEqual([])
  await list.getByText(statusGuidePage.list).click()
  await expect.element(list.getByRole('link', { name: statusGuide.DRAFT.headline })).toBeVisible()
  await expectSound()
})
