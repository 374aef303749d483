import { officeBase, officePaths } from '@milgo/contracts/office-paths'
import { paths } from '@milgo/contracts/portal-paths'
import { type MenuPage, pagesOf } from '@milgo/domain/staff/office-pages'
import { markTexts, ranElement } from '@milgo/testing/mark-texts'
import type { Page } from '@playwright/test'
import { expect, ownWindow } from '../fixtures.ts'
import { logStaffIn, openReview, staffEmail } from '../office.ts'
import { testOnOwnServer as test } from '../own-server.ts'

test.use({ demoRequests: 40 })

/** The beginning of the injected markup, as a reader sees it. */
const shown = '<img src=x onerror=alert(1)>'

const roles = [
  ['manager', 'manager'],
  ['admin', 'administrator'],
  ['editor', 'content-editor'],
  ['finance', 'finance'],
] as const

/** Records the dialogs that injected scripts would open. Markup that became an element is found by `ranElement`. */
const watch = (page: Page) => {
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  const expectNothingRan = async (address: string) =>
    expect([address, await page.locator(ranElement).count(), ran]).toEqual([address, 0, []])
  return {
    expectText: async (address: string) => {
      await page.goto(address)
      await expect(page.getByText(shown).first(), address).toBeAttached()
      await expectNothingRan(address)
    },
    /** Expects that nothing ran on a page that may not show any of the marked texts. */
    expectQuiet: async (address: string) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectNothingRan(address)
    },
  }
}

test('markup in every editable text is shown as text, to students and in the office', {
  tag: ownWindow,
}, async ({ page, browser, ownServer: { ask, url } }) => {
  test.slow()
  const requests = (await ask(
    `select id from requests where status = 'SUBMITTED' order by created_at, id limit 1`,
  )) as readonly { id: string }[]
  // Given markup at the end of every text in every table
  const marked = await markTexts((statement, values) => ask(statement, values) as Promise<readonly unknown[]>)
  expect(marked.length).toBeGreaterThan(25)

  // Then the portal shows the markup as text
  const context = await browser.newContext({ baseURL: url })
  const student = watch(await context.newPage())
  for (const path of [paths.home, paths.faq, paths.checkEligibility, paths.terms])
    await student.expectText(path)
  await context.close()

  // And so do the office pages of every role
  const { expectText, expectQuiet } = watch(page)
  const marks: Readonly<Record<string, readonly MenuPage[]>> = {
    manager: ['queue', 'dashboard', 'trail', 'staff', 'institutionLists'],
    admin: ['periods', 'dictionaries'],
    editor: ['content'],
  }
  for (const [name, role] of roles) {
    await page.context().clearCookies()
    await page.goto('/office/login')
    await logStaffIn(page, ask, staffEmail(name))
    for (const one of pagesOf([role]))
      await (marks[name]?.includes(one) ? expectText : expectQuiet)(officeBase + officePaths[one])
    if (name === 'manager') {
      await openReview(page, requests[0]?.id ?? '')
      await expectText(page.url())
    }
  }
})
