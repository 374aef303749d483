import { home } from '@milgo/messages/he/home'
import { shell } from '@milgo/messages/he/shell'
import { core } from '../core.ts'
import { expect, failedRequestId, test } from '../fixtures.ts'

test('when the service fails the page says so, and a retry brings everything', async ({
  page,
  request,
  breakCalls,
}) => {
  const squares = await (await request.get(`${core}/information-squares/get-all`)).json()

  // Given a service that answers errors
  const mend = await breakCalls()

  // When the page opens
  await page.goto('/')

  // Then what needs no service is there, and the rest says what happened
  await expect(page.getByRole('heading', { name: home.steps.title })).toBeVisible()
  await expect(page.getByText(home.failed.dates)).toBeVisible()
  await expect(page.getByText(home.failed.content)).toBeVisible()

  // And names what support needs to find it in the log
  const reference = page.getByText(home.failed.reference)
  await expect(reference).toHaveCount(2)
  await expect(reference.first()).toContainText(failedRequestId)

  // When the service is back and the reader tries again, once
  await mend()
  await page.getByRole('button', { name: shell.retry }).last().click()

  // Then all is there, and the focus is on what came
  await expect(page.getByText(home.failed.dates)).toHaveCount(0)
  await expect(page.getByText(home.failed.content)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: squares[0].title })).toBeVisible()
  await expect(page.getByRole('region', { name: home.carousel.label })).toBeVisible()
  await expect(page.locator(':focus')).toContainText(squares[0].title)
})

test('without a connection the page says so and recovers by itself', async ({ page, context }) => {
  // Given an open page
  await page.goto('/')
  await expect(page.getByRole('region', { name: home.carousel.label })).toBeVisible()

  // When the connection is lost, that is said
  await context.setOffline(true)
  await expect(page.getByText(shell.offline)).toBeVisible()

  // When it is back, the notice goes
  await context.setOffline(false)
  await expect(page.getByText(shell.offline)).toHaveCount(0)
})
