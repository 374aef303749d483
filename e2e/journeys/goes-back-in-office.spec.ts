import { contentPath, officeBase, officePaths } from '@milgo/contracts/office-paths'
import { office } from '@milgo/messages/he/office'
import { officeContent } from '@milgo/messages/he/office-content'
import { officeDashboard } from '@milgo/messages/he/office-dashboard'
import { officeQueue } from '@milgo/messages/he/office-queue'
import { officeTrail } from '@milgo/messages/he/office-trail'
import { languageNames } from '@milgo/messages/languages'
import { expect, ownWindow } from '../fixtures.ts'
import { admitStaff, staffEmail } from '../office.ts'
import { testOnOwnServer as test } from '../own-server.ts'

test.use({ demoRequests: 40 })
// The journeys run one after the other on one server, because a second server would cost more than the journeys.
test.describe.configure({ mode: 'default' })

test('Back asks before it discards typed words', { tag: ownWindow }, async ({ page, ownServer: { ask } }) => {
  // Given an editor who opened one text, then another one, and typed
  await page.setViewportSize({ width: 1440, height: 900 })
  await admitStaff(page, ask, staffEmail('editor'))
  await page.goto(officeBase + contentPath('square', '1'))
  await expect(page).toHaveURL(/square/)
  await page.getByText(officeContent.kinds.slider, { exact: true }).first().click()
  await page.getByRole('link').filter({ hasText: 'ימי מילואים' }).click()
  await expect(page).toHaveURL(/slider/)
  const title = page.getByRole('textbox', {
    name: `${officeContent.fields.title}, ${languageNames.en}`,
    exact: true,
  })
  await title.fill('Typed and not saved')

  // When the editor goes back, the page asks. Staying keeps the words and the address
  await page.goBack()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(office.unsaved.text)
  await question.getByRole('button', { name: office.unsaved.stay }).click()
  await expect(title).toHaveText('Typed and not saved')
  await expect(page).toHaveURL(/slider/)

  // Then leaving opens the first text, and Forward shows the second one without the typed words
  await page.goBack()
  await question.getByRole('button', { name: office.unsaved.leave }).click()
  await expect(page).toHaveURL(/square/)
  await expect(page.getByRole('heading', { name: officeContent.preview.title })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(/slider/)
  await expect(title).toBeVisible()
  await expect(title).not.toHaveText('Typed and not saved')
})

test('Back returns to the view, filter and period before', {
  tag: ownWindow,
}, async ({ page, ownServer: { ask } }) => {
  // Given a manager who looks at a past period on the dashboard and follows a number to the queue
  await page.setViewportSize({ width: 1440, height: 900 })
  await admitStaff(page, ask, staffEmail('manager'))
  await page.goto(officeBase + officePaths.dashboard)
  const period = page.getByRole('combobox', { name: officeDashboard.period })
  const current = await period.textContent()
  await period.click()
  const option = page.getByRole('option', { selected: false }).first()
  const name = (await option.textContent()) ?? ''
  await option.click()
  await expect(page).toHaveURL(/period=/)
  const past = new URL(page.url()).searchParams.get('period') ?? ''
  expect(current).not.toContain(name)
  const sent = page.getByRole('link', { name: new RegExp(`^${officeDashboard.flow.sent}: \\d`) }).first()
  const count = Number((await sent.textContent())?.replace(/\D/g, ''))
  await sent.click()

  // When the queue shows the same number for that period, and the manager filters it
  await expect(page).toHaveURL(/\/queue\?period=/)
  await expect(page.getByRole('main')).toContainText(`${count} בקשות בתצוגה`)
  await expect(page.getByRole('list', { name: officeQueue.chips })).toContainText(name)
  const view = page.url()
  await page
    .getByRole('navigation', { name: officeQueue.views })
    .getByRole('region', { name: officeQueue.byStatus })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/queue\\?period=${past}&status=`))

  // Then Back returns page by page, each in its earlier state
  await page.goBack()
  await expect(page).toHaveURL(view)
  await expect(page.getByRole('main')).toContainText(`${count} בקשות בתצוגה`)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`dashboard\\?period=${past}`))
  await expect(period).toContainText(name)
  await page.goBack()
  await expect(period).toHaveText(current ?? '')

  // And Back and Forward restore the filters of the trail
  await page.goto(officeBase + officePaths.trail)
  await page.getByRole('textbox', { name: officeTrail.filters.request }).fill('2025-000001')
  await page.getByRole('button', { name: officeTrail.filters.apply }).click()
  await expect(page).toHaveURL(/request=2025-000001/)
  await page.goBack()
  await expect(page.getByRole('textbox', { name: officeTrail.filters.request })).toHaveValue('')
  await page.goForward()
  await expect(page.getByRole('textbox', { name: officeTrail.filters.request })).toHaveValue('2025-000001')
})
