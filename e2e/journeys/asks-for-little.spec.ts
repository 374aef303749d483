import { expect, ownWindow, test } from '../fixtures.ts'
import { openings } from '../openings.ts'
import { still } from '../window.ts'

/** Each costs a phone a way there and back. */
const mostRequests = 25

for (const [name, open] of Object.entries(openings))
  test(`${name}: few requests until it can be used`, { tag: ownWindow }, async ({ page, request }) => {
    const asked: string[] = []
    page.on('request', (sent) => {
      const { pathname } = new URL(sent.url())
      // There the journey logs its student in before the page opens.
      if (pathname !== still) asked.push(pathname)
    })
    await open(page, request)
    test.info().annotations.push({ type: 'requests', description: String(asked.length) })
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(mostRequests)
    // What the page needs was named by its document: none of it is asked for twice.
    const files = asked.filter((path) => path.startsWith('/assets/'))
    expect(new Set(files).size).toBe(files.length)
  })
