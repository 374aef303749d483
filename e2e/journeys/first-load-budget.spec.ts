import { fieldOf } from '../application.ts'
import { expect, ownWindow, test } from '../fixtures.ts'
import { openAs } from '../login.ts'
import { openings } from '../openings.ts'
import { registerStudent } from '../student.ts'
import { budget, noteFetched, weightOf } from '../weight.ts'

test('the first load of the home page stays within its budget', { tag: ownWindow }, async ({ page }) => {
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
  expect(weights.script).toBeLessThanOrEqual(budget.home.script)
  expect(weights.stylesheet).toBeGreaterThan(1_000)
  expect(weights.stylesheet).toBeLessThanOrEqual(budget.home.stylesheet)

  // And no schema library came along: it reads this mark from every one of its schemas
  for (const { url, body } of files)
    expect({ url, hasZod: body.includes('._zod') }).toEqual({ url, hasZod: false })
})

test('the application form stays within its budget', { tag: ownWindow }, async ({ page, request }) => {
  const student = await registerStudent(request)
  const fetched = noteFetched(page)
  await openAs(page, request, student, '/registration')
  await expect(fieldOf(page, 'firstName')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const weight = weightOf(await Promise.all(fetched), 'script')
  test.info().annotations.push({ type: 'form, gzip', description: String(weight) })
  expect(weight).toBeGreaterThan(100_000)
  expect(weight).toBeLessThanOrEqual(budget.form.script)
})

for (const [name, most] of Object.entries(budget.opened))
  test(`${name}: stays within its budget`, { tag: ownWindow }, async ({ page, request }) => {
    const fetched = noteFetched(page)
    await openings[name]?.(page, request)
    await page.waitForLoadState('networkidle')
    const weight = weightOf(await Promise.all(fetched), 'script')
    test.info().annotations.push({ type: `${name}, gzip`, description: String(weight) })
    expect(weight).toBeGreaterThan(100_000)
    expect(weight).toBeLessThanOrEqual(most)
  })
