import { paths } from '@milgo/contracts/portal-paths'
import { shell as arabicShell } from '@milgo/messages/ar/shell'
import { faq } from '@milgo/messages/he/faq'
import { login } from '@milgo/messages/he/login'
import { resultView } from '@milgo/messages/he/result'
import { shell } from '@milgo/messages/he/shell'
import { languageNames } from '@milgo/messages/languages'
import { core } from '../core.ts'
import { expect, ownWindow, test } from '../fixtures.ts'
import { holdCode } from '../hold-code.ts'
import { tokenOf, typeLogin } from '../login.ts'
import { registerRefused } from '../published-request.ts'
import { registerStudent } from '../student.ts'
import { keepInBrowser } from '../window.ts'

const tag = [ownWindow]

test('who types and presses before the code has come is logged in', { tag }, async ({ page, request }) => {
  // Given a login whose code is still on the way
  const student = await registerStudent(request)
  const release = await holdCode(page)
  await page.goto('/login', { waitUntil: 'commit' })

  // When both are typed and the button is pressed, nothing is sent and nothing stands in the address
  await typeLogin(page, student)
  await expect(page).toHaveURL('/login')
  await expect(page.locator('#login-email')).toHaveValue(student.email)

  // Then the press is done once the code is there
  release()
  await expect(page).toHaveURL('/registration')
})

test('Enter before the code has come is no press that is lost', { tag }, async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.locator('#login-email').fill('nobody@milgo.example')
  await page.locator('#login-email').press('Enter')
  release()

  // The password is missing, the e-mail is not
  await expect(page.locator('#login-password')).toBeFocused()
  await expect(page.locator('#login-password')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#login-email')).toHaveAttribute('aria-invalid', 'false')
  await expect(page.locator('#login-email')).toHaveValue('nobody@milgo.example')
})

test('the other way in can be chosen before the code has come', { tag }, async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('tab', { name: login.ways.phone }).click()
  release()
  await expect(page.locator('#login-phone')).toBeVisible()
})

test('who types on while the code arrives loses no letter', { tag }, async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const email = page.locator('#login-email')
  await email.click()
  release()
  await email.pressSequentially('somebody.with.a.long.name@milgo.example', { delay: 20 })
  await expect(email).toHaveValue('somebody.with.a.long.name@milgo.example')
  await page.keyboard.press('Enter')
  await expect(page.locator('#login-password')).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAttribute('aria-invalid', 'false')
})

test('a search that was typed before the code has come is answered', { tag }, async ({ page, request }) => {
  // Given a question of the portal, and a page whose code is still on the way
  const categories = await (await request.get(`${core}/faq-category/all`)).json()
  const { question } = categories[0].questions[0]
  const release = await holdCode(page)
  await page.goto('/faq', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: shell.pages.faq })).toBeVisible()

  // When it is searched for, it alone is found once the code is there
  await page.getByRole('searchbox', { name: faq.search }).fill(question)
  release()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([question])
  await expect(page.getByRole('searchbox', { name: faq.search })).toHaveValue(question)
})

test('what a page asks first is asked once, before its code has come', { tag }, async ({ page }) => {
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

test('a press on a page that is drawn anew is done once it is drawn', { tag }, async ({ page }) => {
  const release = await holdCode(page)
  await page.goto(paths.checkEligibility, { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: languageNames.ar }).click()
  release()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
})

test('who has come to a link by keyboard is still there when the page is drawn anew', { tag }, async ({
  page,
}) => {
  const release = await holdCode(page)
  await page.goto(paths.checkEligibility, { waitUntil: 'commit' })
  const link = page.getByRole('banner').getByRole('link', { name: shell.pages.about })
  await link.focus()
  release()

  // The window that opens with the page is read first; put away, it leads back
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('who reads another language sees an outline before the code has come', { tag }, async ({ page }) => {
  const release = await holdCode(page)
  await page.goto(`${paths.checkEligibility}?lang=ar`, { waitUntil: 'commit' })
  const outline = page.locator('[data-outline]')
  await expect(outline).toBeVisible()
  await expect(outline.getByText(arabicShell.loading)).toBeVisible()
  await expect(page.locator('#main')).toBeHidden()
  release()
  await expect(outline).toHaveCount(0)
  await expect(page.locator('#main')).toBeVisible()
})

test('the result of a student is announced and asked for before the code has come', { tag }, async ({
  page,
  request,
}) => {
  // Given a student with an answer, and a page whose code is still on the way
  await keepInBrowser(page, 'milgo.token', await tokenOf(request, await registerRefused(request)))
  const release = await holdCode(page)
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))

  // When the personal area is opened, its result is on the way with its code
  await page.goto(paths.personalArea, { waitUntil: 'commit' })
  await expect.poll(() => asked).toContain(`${core}/page-data/result`)
  await expect(page.locator('link[rel="modulepreload"][href*="/result-part"]')).toBeAttached()

  // Then it is shown once the code is there, and was asked for once
  release()
  await expect(page.getByRole('link', { name: resultView.letter.read })).toBeVisible()
  expect(asked.filter((path) => path.endsWith('/page-data/result'))).toHaveLength(1)
})
