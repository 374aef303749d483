import { paths } from '@milgo/contracts/portal-paths'
import { expect, ownWindow, test } from '../fixtures.ts'
import { noteLanguages, readLanguages } from '../languages-read.ts'
import { noteShifts, readShifts } from '../layout-shift.ts'
import { openings } from '../openings.ts'
import { budget, noteFetched, stylesheetBudget, weightOf } from '../weight.ts'
import { still } from '../window.ts'

/** The most requests until a page can be used. Each request costs a phone a round trip. */
const mostRequests = 25

/** The largest sum of layout shifts, as a share of the window, at which a reader does not lose the line. */
const mostShift = 0.02

/** Slow enough that code, words and answers arrive one after the other. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }

for (const name of Object.keys(openings) as (keyof typeof openings)[])
  test(`${name} loads within its budget on a slow network, and does not move`, { tag: ownWindow }, async ({
    page,
    request,
  }) => {
    // Given a slow network and an empty cache, and lists of all requests, layout shifts and policy violations
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slowNetwork)
    await noteShifts(page)
    const refused: string[] = []
    await page.exposeFunction('noteRefused', (what: string) => refused.push(what))
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
        Reflect.get(globalThis, 'noteRefused')(`${violatedDirective} ${sourceFile}`),
      ),
    )
    const asked: string[] = []
    page.on('request', (sent) => {
      const { pathname } = new URL(sent.url())
      // This file is only opened to store the student's token before the page opens.
      if (pathname !== still) asked.push(pathname)
    })
    const fetched = noteFetched(page)
    await page.addInitScript(noteLanguages)

    // When the page opens
    await openings[name](page, request)

    // Then it can be used after few requests
    test.info().annotations.push({ type: 'requests', description: String(asked.length) })
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(mostRequests)
    // The document names the files of the page, and no file is requested twice.
    const named = asked.filter((path) => path.startsWith('/assets/'))
    expect(new Set(named).size).toBe(named.length)

    // And the page did not make the browser load the data of all its languages
    expect(await page.evaluate(readLanguages)).toEqual([])

    // When the page has loaded completely, nothing has moved, and no code asked for more than the policy allows
    await page.waitForLoadState('networkidle')
    const shifts = await readShifts(page)
    const share = shifts.reduce((sum, { value }) => sum + value, 0)
    test.info().annotations.push({ type: 'layout shift', description: share.toFixed(4) })
    expect(share, JSON.stringify(shifts, undefined, 2)).toBeLessThan(mostShift)
    expect(refused).toEqual([])

    // And the files that the page loads by itself until it is idle are within the budget
    const allowed = budget[name]
    const files = await Promise.all(fetched)
    for (const kind of ['script', 'stylesheet'] as const) {
      const weight = weightOf(files, kind)
      test.info().annotations.push({ type: `${kind}, gzip`, description: String(weight) })
      expect(weight).toBeGreaterThan(kind === 'script' ? 10_000 : 1_000)
      expect(weight).toBeLessThanOrEqual(kind === 'script' ? allowed.script : stylesheetBudget)
    }
    if (allowed.pageCode !== undefined) {
      const named = await page.locator('meta[name="code-of-page"]').getAttribute('content')
      const own = files.filter(({ url }) => named?.split(' ').includes(new URL(url).pathname))
      const weight = weightOf(own, 'script')
      test.info().annotations.push({ type: 'code of the page, gzip', description: String(weight) })
      expect(weight).toBeGreaterThan(10_000)
      expect(weight).toBeLessThanOrEqual(allowed.pageCode)
    }

    // And the home page does not load the schema library, whose code contains `._zod`
    if (name === 'home')
      for (const { url, body } of files)
        expect({ url, hasZod: body.includes('._zod') }).toEqual({ url, hasZod: false })
  })

test('no line of the home page breaks differently on a phone when the fonts arrive', {
  tag: ownWindow,
}, async ({ page }) => {
  // Given a phone, and fonts that do not load before the page is read
  await page.setViewportSize({ width: 412, height: 823 })
  await noteShifts(page)
  const read = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await read.promise
    await route.continue()
  })
  await page.goto(paths.home, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // When the fonts arrive
  read.resolve()
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Variable') && status === 'loaded'),
  )

  // Then the lines have not moved
  const shifts = await readShifts(page)
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThan(mostShift)
})
