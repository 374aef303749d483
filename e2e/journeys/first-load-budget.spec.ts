import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { fieldOf } from '../application.ts'
import { expect, test } from '../fixtures.ts'
import { openAs } from '../login.ts'
import { registerStudent } from '../student.ts'

/** At most this much for the first load of the home page, as gzip. */
const budget = { script: 130_000, stylesheet: 20_000 } as const
/**
 * And for the application form: all that it loads by itself until it is at rest. The questions of every typed step, the
 * lists that open and the windows that ask are among it, so that the form works on without a network. The calendar is
 * not: it comes when a date is reached, which can be typed without it, and which says nothing where it does not come.
 */
const formScripts = 230_000

type Fetched = { readonly kind: string; readonly url: string; readonly body: Buffer }

/** All scripts and styles that the browser fetches from now on. */
const noteFetched = (page: Page): Promise<Fetched>[] => {
  const fetched: Promise<Fetched>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind in budget) fetched.push(response.body().then((body) => ({ kind, url: response.url(), body })))
  })
  return fetched
}

const weightOf = (files: readonly Fetched[], kind: string): number =>
  files
    .filter((file) => file.kind === kind)
    .reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0)

test('the first load of the home page stays within its budget', async ({ page }) => {
  // Given an empty cache and a list of all that the browser fetches
  const fetched = noteFetched(page)

  // When the page has loaded whole, the carousel too
  await page.goto('/')
  await expect(page.locator('section[aria-roledescription]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const files = await Promise.all(fetched)

  // Then scripts and styles weigh no more than allowed
  const weights = { script: weightOf(files, 'script'), stylesheet: weightOf(files, 'stylesheet') }
  test.info().annotations.push({ type: 'first load, gzip', description: JSON.stringify(weights) })
  expect(weights.script).toBeGreaterThan(10_000)
  expect(weights.script).toBeLessThanOrEqual(budget.script)
  expect(weights.stylesheet).toBeGreaterThan(1_000)
  expect(weights.stylesheet).toBeLessThanOrEqual(budget.stylesheet)

  // And no schema library came along: every one of its schemas carries this mark
  for (const { url, body } of files)
    expect({ url, hasZod: body.includes('_zod') }).toEqual({ url, hasZod: false })
})

test('the application form stays within its budget', async ({ page, request }) => {
  const student = await registerStudent(request)
  const fetched = noteFetched(page)
  await openAs(page, request, student, '/registration')
  await expect(fieldOf(page, 'firstName')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const weight = weightOf(await Promise.all(fetched), 'script')
  test.info().annotations.push({ type: 'form, gzip', description: String(weight) })
  expect(weight).toBeGreaterThan(100_000)
  expect(weight).toBeLessThanOrEqual(formScripts)
})
