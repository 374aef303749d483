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
// One after the other, on one server: another one would cost more than the journeys.
test.describe.configure({ mode: 'default' })

test('Back never loses typed words without asking', { tag: ownWindow }, async ({
  page,
  ownServer: { ask },
}) => {
  // Given an editor who came to a text from another one, and has typed
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

  // When they go back, they are asked; who stays has the words and the address of the text
  await page.goBack()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(office.unsaved.text)
  await question.getByRole('button', { name: office.unsaved.stay }).click()
  await expect(title).toHaveText('Typed and not saved')
  await expect(page).toHaveURL(/slider/)

  // Then who leaves is at the text before, and Forward shows the text without the words
  await page.goBack()
  await question.getByRole('button', { name: office.unsaved.leave }).click()
  await expect(page).toHaveURL(/square/)
  await expect(page.getByRole('heading', { name: officeContent.preview.title })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(/slider/)
  await expect(title).toBeVisible()
  await expect(title).not.toHaveText('Typed and not saved')
})

test('Back leads from view to view, filter to filter and period to period', {
  tag: ownWindow,
}, async ({ page, ownServer: { ask } }) => {
  // Given a manager who looks at a period of the past and follows a number to the queue
  await page.setViewportSize({ width: 1440, height: 900 })
  await admitStaff(page, ask, staffEmail('manager'))
  await page.goto(officeBase + officePaths.dashboard)
  const period = page.getByRole('combobox', { name: officeDashboard.period })
  const current = await period.textContent()
  await period.click()
  await page.getByRole('option', { selected: false }).first().click()
  await expect(page).toHaveURL(/period=/)
  const past = new URL(page.url()).searchParams.get('period') ?? ''
  expect(current).not.toContain(past)
  const sent = page.getByRole('link', { name: new RegExp(`^${officeDashboard.flow.sent}: \\d`) }).first()
  const count = Number((await sent.textContent())?.replace(/\D/g, ''))
  await sent.click()

  // When the queue shows the same number of that period, and they narrow it down
  await expect(page).toHaveURL(/\/queue\?period=/)
  await expect(page.getByRole('main')).toContainText(`${count} בקשות בתצוגה`)
  await expect(page.getByRole('list', { name: officeQueue.chips })).toContainText(past)
  const view = page.url()
  await page
    .getByRole('navigation', { name: officeQueue.views })
    .getByRole('region', { name: officeQueue.byStatus })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/queue\\?period=${past}&status=`))

  // Then Back leads the same way, and each page is what it was
  await page.goBack()
  await expect(page).toHaveURL(view)
  await expect(page.getByRole('main')).toContainText(`${count} בקשות בתצוגה`)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`dashboard\\?period=${past}`))
  await expect(period).toContainText(past)
  await page.goBack()
  await expect(period).toHaveText(current ?? '')

  // And so do the filters of the trail
  await page.goto(officeBase + officePaths.trail)
  await page.getByRole('textbox', { name: officeTrail.filters.request }).fill('2025-000001')
  await page.getByRole('button', { name: officeTrail.filters.apply }).click()
  await expect(page).toHaveURL(/request=2025-000001/)
  await page.goBack()
  await expect(page.getByRole('textbox', { name: officeTrail.filters.request })).toHaveValue('')
  await page.goForward()
  await expect(page.getByRole('textbox', { name: officeTrail.filters.request })).toHaveValue('2025-000001')
})
