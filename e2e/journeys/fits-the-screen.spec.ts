import { isPublicPage, paths } from '@milgo/contracts/portal-paths'
import { home } from '@milgo/messages/he/home'
import { languages } from '@milgo/messages/languages'
import { answer, fieldOf, nextButton } from '../application.ts'
import { expect, test } from '../fixtures.ts'
import { accountButton, logIn, openAs } from '../login.ts'
import { expectNoOverflow } from '../overflow.ts'
import { saveApplication } from '../saved-application.ts'
import { registerStudent } from '../student.ts'

/** 320 px is also the width of a 1280 px window at 400 % zoom; 720 px is 1440 px at 200 %. */
const widths = [320, 390, 720, 768, 1024, 1440] as const

/** Widths at which the layout of the form changes. Between them only distances change. */
const formWidths = [320, 720, 1024] as const

const publicPages = [...Object.values(paths).filter(isPublicPage), paths.notFound]

for (const language of languages) {
  test(`no page scrolls sideways at any width, in ${language}`, async ({ page, readIn }) => {
    await readIn(language)
    for (const path of [...publicPages, '/office/']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      if (path === '/') await expect(page.locator('section[aria-roledescription]')).toBeVisible()
      await expectNoOverflow(page, path, widths)
    }
  })
}

test('no page scrolls sideways for a logged-in student, in any language', async ({ page, request }) => {
  await logIn(page, await registerStudent(request))
  for (const language of languages) {
    await page.evaluate((chosen) => localStorage.setItem('milgo.language', chosen), language)
    await page.goto('/personal-area')
    await accountButton(page).click()
    await expectNoOverflow(page, `/personal-area in ${language}`, widths)
    // The menu does not add to the page's width, so it is checked by itself.
    await page.setViewportSize({ width: 320, height: 800 })
    await expect(page.locator('#account-menu')).toBeInViewport({ ratio: 1 })
  }
})

test('neither the form with all its errors nor the page of all answers scrolls sideways', async ({
  page,
  request,
}) => {
  const student = await registerStudent(request)
  await openAs(page, request, student, '/registration')
  await answer(page, 'neighborhoodConfirmCheckbox', true)
  await nextButton(page).click()
  await expect(fieldOf(page, 'firstName')).toHaveAttribute('aria-invalid', 'true')
  await expectNoOverflow(page, '/registration with errors', formWidths)
  await saveApplication(request, student)
  for (const path of [1, 2, 3, 4].map((step) => `/registration?step=${step}`).concat('/print')) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectNoOverflow(page, path, formWidths)
  }
})

test('no page scrolls sideways when calls fail, with their long reference numbers', async ({
  page,
  breakCalls,
}) => {
  await breakCalls()
  await page.goto('/')
  await expect(page.getByText(home.failed.reference)).toHaveCount(2)
  await expectNoOverflow(page, '/', widths)
})
