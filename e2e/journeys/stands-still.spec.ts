import { expect, ownWindow, test } from '../fixtures.ts'
import { noteShifts, readShifts } from '../layout-shift.ts'
import { openings } from '../openings.ts'

/** What moves, by how much of the window, taken together: a share, by which nobody loses the line. */
const mostShift = 0.02

/** Slow enough that code, words and answers come one after the other. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }

for (const [name, open] of Object.entries(openings))
  test(`${name}: nothing moves while it loads on a slow line`, { tag: ownWindow }, async ({
    page,
    request,
  }) => {
    // Given a slow line, and a page that notes what moves and what its content policy refuses
    const line = await page.context().newCDPSession(page)
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', slowLine)
    await noteShifts(page)
    const refused: string[] = []
    await page.exposeFunction('noteRefused', (what: string) => refused.push(what))
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
        Reflect.get(globalThis, 'noteRefused')(`${violatedDirective} ${sourceFile}`),
      ),
    )

    // When the page has loaded whole
    await open(page, request)
    await page.waitForLoadState('networkidle')

    // Then what came first still stands where it was, and no code asked for more than the policy allows
    const shifts = await readShifts(page)
    const share = shifts.reduce((sum, { value }) => sum + value, 0)
    test.info().annotations.push({ type: 'layout shift', description: share.toFixed(4) })
    expect(share, JSON.stringify(shifts, undefined, 2)).toBeLessThan(mostShift)
    expect(refused).toEqual([])
  })
