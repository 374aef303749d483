import { gzipSync } from 'node:zlib'
import { expect, test } from '../fixtures.ts'

/** At most this much for the first load of the home page, as gzip. */
const budget = { script: 130_000, stylesheet: 20_000 } as const

test('the first load of the home page stays within its budget', async ({ page }) => {
  // Given an empty cache and a list of all that the browser fetches
  const fetched: Promise<{ kind: string; url: string; body: Buffer }>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind in budget) fetched.push(response.body().then((body) => ({ kind, url: response.url(), body })))
  })

  // When the page has loaded whole, the carousel too
  await page.goto('/')
  await expect(page.locator('section[aria-roledescription]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const files = await Promise.all(fetched)

  // Then scripts and styles weigh no more than allowed
  const weightOf = (kind: string) =>
    files
      .filter((file) => file.kind === kind)
      .reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0)
  const weights = { script: weightOf('script'), stylesheet: weightOf('stylesheet') }
  test.info().annotations.push({ type: 'first load, gzip', description: JSON.stringify(weights) })
  expect(weights.script).toBeGreaterThan(10_000)
  expect(weights.script).toBeLessThanOrEqual(budget.script)
  expect(weights.stylesheet).toBeGreaterThan(1_000)
  expect(weights.stylesheet).toBeLessThanOrEqual(budget.stylesheet)

  // And no schema library came along: every one of its schemas carries this mark
  for (const { url, body } of files)
    expect({ url, hasZod: body.includes('_zod') }).toEqual({ url, hasZod: false })
})
