import { baseOf } from '@milgo/contracts/define-call'
import { isPortalPage, paths } from '@milgo/contracts/portal-paths'
import { languages } from '@milgo/messages/languages'
import { crawl } from '../crawl.ts'
import { expect, ownWindow } from '../fixtures.ts'
import { testOnOwnServer as test } from '../own-server.ts'

test.use({ demoRequests: 60 })
// One after the other, on the same server: another one would cost more than the walks.
test.describe.configure({ mode: 'default' })

/** Every page of the portal is opened, one after the other. */
const walkMs = 300_000

const publicPages = [
  paths.home,
  paths.checkEligibility,
  paths.login,
  paths.about,
  paths.faq,
  paths.scholarshipFaq,
  paths.contact,
  paths.accessibility,
  paths.privacy,
  paths.terms,
  paths.statusGuide,
  paths.calculator,
  paths.openNumbers,
]

for (const language of languages)
  test(`no link of the portal leads nowhere, read in ${language} by a stranger`, {
    tag: ownWindow,
  }, async ({ page, readIn }) => {
    test.setTimeout(walkMs)
    await readIn(language)
    const { pages, faults } = await crawl(page, { starts: [paths.home], language })
    expect(faults).toEqual([])
    // And every public page is reached from the home page: none is an island.
    expect(pages.filter(isPortalPage)).toEqual(expect.arrayContaining(publicPages))
  })

/** A student in each kind of state, read in turns in each language. */
const students = [
  ['demo.1002@milgo.example', 'he'],
  ['demo.1007@milgo.example', 'ar'],
  ['demo.1011@milgo.example', 'en'],
  ['demo.1012@milgo.example', 'he'],
  ['demo.1020@milgo.example', 'ar'],
  ['demo.1025@milgo.example', 'en'],
] as const

test('no link of the portal leads a student nowhere, whatever state their application is in', {
  tag: ownWindow,
}, async ({ browser, ownServer: { url } }) => {
  test.setTimeout(walkMs)
  const faults: Record<string, readonly string[]> = {}
  for (const [email, language] of students) {
    const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' })
    const answered = await context.request.post(`${baseOf('authz')}/auth/login-by-email`, {
      data: { email, password: 'Milgo-Demo-25' },
    })
    const { jwtToken } = await answered.json()
    await context.addInitScript(
      ([token, chosen]) => {
        localStorage.setItem('milgo.token', token)
        localStorage.setItem('milgo.language', chosen)
      },
      [jwtToken, language] as const,
    )
    const page = await context.newPage()
    // What everybody reads was walked above; from here on only what is the student's own.
    const crawled = await crawl(page, {
      starts: [paths.home, paths.personalArea],
      language,
      known: publicPages,
    })
    if (crawled.faults.length > 0) faults[email] = crawled.faults
    expect(crawled.pages).toContain(paths.registration)
    await context.close()
  }
  expect(faults).toEqual({})
})
