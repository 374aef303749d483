import { home } from '@milgo/messages/he/home'
import { shell } from '@milgo/messages/he/shell'
import { expect, test } from '../fixtures.ts'

test('a page whose code does not arrive says what to do, inside the shell', async ({
  page,
  expectAccessible,
}) => {
  // Given a home page, and a line that loses whatever code the next page needs beside
  const code = /\/assets\/[^/]+\.js(?:\?|$)/
  const arrived = new Set<string>()
  page.on('requestfinished', (request) => arrived.add(request.url()))
  await page.goto('/')
  await expect(page.getByRole('region', { name: home.carousel.label })).toBeVisible()
  const lost: string[] = []
  await page.route(code, (route) => {
    const url = route.request().url()
    if (arrived.has(url)) return route.continue()
    lost.push(url)
    return route.abort()
  })

  // When the reader goes there
  await page.getByRole('banner').getByRole('link', { name: shell.login }).click()

  // Then the page says what happened and what to do, and header and footer still stand
  await expect(page.getByRole('heading', { level: 1, name: shell.crash.title })).toBeFocused()
  expect(lost).not.toEqual([])
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectAccessible()

  // And the way home works
  await page.getByRole('link', { name: shell.backToHome }).click()
  await expect(page).toHaveTitle(shell.homeTitle)

  // And loading again helps once the line is back
  await page.getByRole('banner').getByRole('link', { name: shell.login }).click()
  await expect(page.getByRole('heading', { level: 1, name: shell.crash.title })).toBeVisible()
  await page.unroute(code)
  await page.getByRole('button', { name: shell.crash.reload }).click()
  await expect(page.getByRole('heading', { level: 1, name: shell.pages.login })).toBeVisible()
})
