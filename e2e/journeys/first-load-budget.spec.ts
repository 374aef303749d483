import { expect, ownWindow, test } from '../fixtures.ts'
import { openings } from '../openings.ts'
import { budget, noteFetched, weightOf } from '../weight.ts'
import { still } from '../window.ts'

/** Each costs a phone a way there and back. */
const mostRequests = 25

for (const [name, open] of Object.entries(openings))
  test(`${name}: few requests until it can be used, within its budget`, { tag: ownWindow }, async ({
    page,
    request,
  }) => {
    // Given an empty cache, and lists of all that the browser asks for
    const asked: string[] = []
    page.on('request', (sent) => {
      const { pathname } = new URL(sent.url())
      // There the journey logs its student in before the page opens.
      if (pathname !== still) asked.push(pathname)
    })
    const fetched = noteFetched(page)

    // When the page opens
    await open(page, request)

    // Then it can be used after few requests
    test.info().annotations.push({ type: 'requests', description: String(asked.length) })
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(mostRequests)
    // What the page needs was named by its document: none of it is asked for twice.
    const named = asked.filter((path) => path.startsWith('/assets/'))
    expect(new Set(named).size).toBe(named.length)

    // And what it loads by itself until it is at rest weighs no more than allowed
    const allowed = budget[name]
    if (!allowed) return
    await page.waitForLoadState('networkidle')
    const files = await Promise.all(fetched)
    for (const kind of ['script', 'stylesheet'] as const) {
      const weight = weightOf(files, kind)
      test.info().annotations.push({ type: `${kind}, gzip`, description: String(weight) })
      expect(weight).toBeGreaterThan(kind === 'script' ? 10_000 : 1_000)
      expect(weight).toBeLessThanOrEqual(allowed[kind] ?? Number.POSITIVE_INFINITY)
    }
    if (allowed.pageCode !== undefined) {
      const named = await page.locator('meta[name="code-of-page"]').getAttribute('content')
      const own = files.filter(({ url }) => named?.split(' ').includes(new URL(url).pathname))
      const weight = weightOf(own, 'script')
      test.info().annotations.push({ type: 'code of the page, gzip', description: String(weight) })
      expect(weight).toBeGreaterThan(10_000)
      expect(weight).toBeLessThanOrEqual(allowed.pageCode)
    }

    // And no schema library comes with the home page: it reads this mark from every one of its schemas
    if (name === 'home')
      for (const { url, body } of files)
        expect({ url, hasZod: body.includes('._zod') }).toEqual({ url, hasZod: false })
  })
