import { baseOf } from '@milgo/contracts/define-call'
import { isPortalPage, isPublicPage, isStudentPage, paths } from '@milgo/contracts/portal-paths'
import { periodStates } from '../../scripts/gallery/states.mjs'
import { patient } from '../../scripts/testing/patience.ts'
import { crawl } from '../crawl.ts'
import { expect, ownWindow } from '../fixtures.ts'
import { testOnOwnServer as test } from '../own-server.ts'

test.use({ demoRequests: 60 })
// The crawls run one after the other on one server, because a second server would cost more than the crawls.
test.describe.configure({ mode: 'default' })

/** The timeout of a crawl, which opens every page of the portal. */
const crawlMs = patient(150_000)

const publicPages = Object.values(paths).filter(isPublicPage)
const studentPages = Object.values(paths).filter(isStudentPage)

test('no link of the portal is dead for a stranger', { tag: ownWindow }, async ({ page }) => {
  test.setTimeout(crawlMs)
  const { pages, faults } = await crawl(page, { starts: [paths.home] })
  expect(faults).toEqual([])
  // And every public page is linked from the home page or from a page that is.
  expect(pages.filter(isPortalPage)).toEqual(expect.arrayContaining(publicPages))
})

for (const state of ['closed', 'resultsToday', 'none'] as const)
  test(`no link is dead on the pages that show the period when it is: ${state}`, {
    tag: ownWindow,
  }, async ({ browser, ownServer: { url } }) => {
    test.setTimeout(crawlMs)
    const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' })
    const page = await context.newPage()
    await periodStates[state](page, 'he')
    const starts = [paths.home, paths.login, paths.checkEligibility]
    // The other pages were crawled above. They do not show the period.
    const { pages, faults } = await crawl(page, { starts, known: publicPages })
    expect(faults).toEqual([])
    expect(pages).toEqual(starts.toSorted())
    await context.close()
  })

/** The addresses of demo students, one for each kind of personal area: what it offers follows from the status. */
const students = ['demo.1002', 'demo.1007', 'demo.1011', 'demo.1012', 'demo.1020', 'demo.1025'].map(
  (name) => `${name}@milgo.example`,
)

test('no link of the portal is dead for students with requests in six kinds of status', {
  tag: ownWindow,
}, async ({ browser, ownServer: { url } }) => {
  test.setTimeout(crawlMs)
  const faults: Record<string, readonly string[]> = {}
  const reached = new Set<string>()
  for (const email of students) {
    const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' })
    const answered = await context.request.post(`${baseOf('authz')}/auth/login-by-email`, {
      data: { email, password: 'Milgo-Demo-25' },
    })
    const { jwtToken } = await answered.json()
    await context.addInitScript((token) => localStorage.setItem('milgo.token', token), jwtToken)
    const page = await context.newPage()
    // The public pages were crawled above, so only the student's own pages are opened here.
    const crawled = await crawl(page, {
      starts: [paths.home, paths.personalArea],
      known: publicPages,
    })
    if (crawled.faults.length > 0) faults[email] = crawled.faults
    expect(crawled.pages).toContain(paths.registration)
    for (const path of crawled.pages) reached.add(path)
    await context.close()
  }
  expect(faults).toEqual({})
  // And together they reach every page of a student.
  expect([...reached]).toEqual(expect.arrayContaining(studentPages))
})
