import { paths } from '@milgo/contracts/portal-paths'
import { registration as arabicRegistration } from '@milgo/messages/ar/registration'
import { shell as arabicShell } from '@milgo/messages/ar/shell'
import { fill } from '@milgo/messages/fill'
import { faq } from '@milgo/messages/he/faq'
import { login } from '@milgo/messages/he/login'
import { registration } from '@milgo/messages/he/registration'
import { resultView } from '@milgo/messages/he/result'
import { shell } from '@milgo/messages/he/shell'
import { languageNames } from '@milgo/messages/languages'
import { core } from '../core.ts'
import { expect, ownWindow, test } from '../fixtures.ts'
import { hold, holdCode } from '../hold-code.ts'
import { noteShifts, readShifts } from '../layout-shift.ts'
import { tokenOf, typeLogin } from '../login.ts'
import { registerRefused } from '../published-request.ts'
import { registerStudent } from '../student.ts'
import { storeInBrowser } from '../window.ts'

const tag = [ownWindow]

test('what is typed and pressed on the login page before its code has loaded takes effect once it has', {
  tag,
}, async ({ page, request }) => {
  const student = await registerStudent(request)
  const [email, password] = [page.locator('#login-email'), page.locator('#login-password')]
  const openHeld = async () => {
    const release = await holdCode(page)
    await page.goto('/login', { waitUntil: 'commit' })
    return release
  }

  // The login by phone can be chosen
  let release = await openHeld()
  await page.getByRole('tab', { name: login.ways.phone }).click()
  release()
  await expect(page.locator('#login-phone')).toBeVisible()

  // No letter is lost that is typed while the code loads
  release = await openHeld()
  await email.click()
  release()
  await email.pressSequentially('somebody.with.a.long.name@milgo.example', { delay: 20 })
  await expect(email).toHaveValue('somebody.with.a.long.name@milgo.example')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAttribute('aria-invalid', 'false')

  // After Enter only the missing password is an error
  release = await openHeld()
  await email.fill('nobody@milgo.example')
  await email.press('Enter')
  release()
  await expect(password).toBeFocused()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAttribute('aria-invalid', 'false')
  await expect(email).toHaveValue('nobody@milgo.example')

  // When e-mail and password are typed and the button is pressed, nothing is sent, and the address does not change
  release = await openHeld()
  await typeLogin(page, student)
  await expect(page).toHaveURL('/login')
  await expect(email).toHaveValue(student.email)

  // Then the press takes effect once the code has loaded
  release()
  await expect(page).toHaveURL('/registration')
})

test('a search that was typed before the code has loaded is answered', { tag }, async ({ page, request }) => {
  // Given a question of the portal, and a page whose code is still loading
  const categories = await (await request.get(`${core}/faq-category/all`)).json()
  const { question } = categories[0].questions[0]
  const release = await holdCode(page)
  await noteShifts(page)
  await page.goto('/faq', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: shell.pages.faq })).toBeVisible()

  // When the reader searches for the question, the page shows it alone once the code has loaded
  await page.getByRole('searchbox', { name: faq.search }).fill(question)
  release()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([question])
  await expect(page.getByRole('searchbox', { name: faq.search })).toHaveValue(question)

  // And nothing has moved
  const shifts = await readShifts(page)
  const share = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(share, JSON.stringify(shifts, undefined, 2)).toBeLessThan(0.02)
})

test('the first calls of a page are made once, before its code has loaded', { tag }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url())
    if (pathname.startsWith(core)) asked.push(pathname.slice(core.length))
  })
  const release = await holdCode(page)
  await page.goto('/check-eligibility', { waitUntil: 'commit' })
  await expect.poll(() => asked).toEqual(['/page-data/check-eligibility'])
  release()
  await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible()
  expect(new Set(asked).size, asked.join('\n')).toBe(asked.length)
})

test('a press on the prebuilt page takes effect once the page is drawn', { tag }, async ({ page }) => {
  const release = await holdCode(page)
  await page.goto(paths.checkEligibility, { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: languageNames.ar }).click()
  release()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
})

test('a link that has the focus on the prebuilt page still has it when the page is drawn', { tag }, async ({
  page,
}) => {
  const release = await holdCode(page)
  await page.goto(paths.checkEligibility, { waitUntil: 'commit' })
  const link = page.getByRole('banner').getByRole('link', { name: shell.pages.about })
  await link.focus()
  release()

  // The opening window takes the focus first and returns it when it is closed
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('a reader of another language sees an outline before the code has loaded', { tag }, async ({ page }) => {
  const release = await holdCode(page)
  await page.goto(`${paths.checkEligibility}?lang=ar`, { waitUntil: 'commit' })
  const outline = page.locator('[data-outline]')
  await expect(outline).toBeVisible()
  await expect(outline.getByText(arabicShell.loading)).toBeVisible()
  await expect(outline).not.toContainText(shell.loading, { useInnerText: true })
  await expect(page.locator('#main')).toBeHidden()
  release()
  await expect(outline).toHaveCount(0)
  await expect(page.locator('#main')).toBeVisible()
})

for (const [language, { documentTitle, pages }] of Object.entries({ he: shell, ar: arabicShell }))
  test(`the tab shows the page's title before the code has loaded, in ${language}`, { tag }, async ({
    page,
  }) => {
    await holdCode(page)
    for (const name of ['registration', 'calculator', 'faq'] as const) {
      await page.goto(`${paths[name]}?lang=${language}`, { waitUntil: 'commit' })
      await expect(page.locator('#root')).toBeAttached()
      await expect(page).toHaveTitle(fill(documentTitle, { page: pages[name] }))
    }
  })

for (const [language, { title }] of Object.entries({ he: registration, ar: arabicRegistration }))
  test(`the form has its heading before the code has loaded, in ${language}`, { tag }, async ({ page }) => {
    await holdCode(page)
    const heading = page.locator('[data-outline]').getByText(title, { exact: true })
    // The heading stays hidden without a login, because the reader will be redirected
    await page.goto(`${paths.registration}?lang=${language}`, { waitUntil: 'commit' })
    await expect(heading).toBeHidden()
    await expect(heading).toBeAttached()
    await storeInBrowser(page, 'milgo.token', 'e30.e30.')
    await page.goto(`${paths.registration}?lang=${language}`, { waitUntil: 'commit' })
    await expect(heading).toBeVisible()
  })

test('the code of a page is requested after its first paint, not before', { tag }, async ({ page }) => {
  // Given a page whose styles are still loading, and an application that does not load, because it would name the page
  // too
  await holdCode(page)
  const release = await hold(page, /\.css$/)
  const ofPage = page.locator('link[rel="modulepreload"][href*="/login-page"]')
  const isAsked = page.waitForRequest((sent) => sent.url().endsWith('/registration-period/get-all'))
  await page.goto(paths.login, { waitUntil: 'commit' })

  // When the early script has run, only React and the application are loading
  await isAsked
  await expect(page.locator('link[rel="modulepreload"][href*="/application"]')).toBeAttached()
  await expect(ofPage).not.toBeAttached()

  // Then the code of the page is requested after the first frame
  release()
  await expect(ofPage).toBeAttached()
})

test('the result of a student and its code are requested before the application has loaded', { tag }, async ({
  page,
  request,
}) => {
  // Given a student with a result, and a page whose code is still loading
  await storeInBrowser(page, 'milgo.token', await tokenOf(request, await registerRefused(request)))
  const release = await holdCode(page)
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))

  // When the personal area is opened, its result and the code of the result are requested
  await page.goto(paths.personalArea, { waitUntil: 'commit' })
  await expect.poll(() => asked).toContain(`${core}/page-data/result`)
  await expect(page.locator('link[rel="modulepreload"][href*="/result-part"]')).toBeAttached()

  // Then the result is shown once the code has loaded, and was requested once
  release()
  await expect(page.getByRole('link', { name: resultView.letter.read })).toBeVisible()
  expect(asked.filter((path) => path.endsWith('/page-data/result'))).toHaveLength(1)
})
