import { paths } from '@milgo/contracts/portal-paths'
import { resultView } from '@milgo/messages/he/result'
import type { APIRequestContext, Page } from '@playwright/test'
import { fieldOf } from './application.ts'
import { openDocuments, reviewButton, students } from './documents.ts'
import { expect } from './fixtures.ts'
import { openAs } from './login.ts'
import { registerRefused } from './published-request.ts'
import { registerStudent } from './student.ts'

type Opening = (page: Page, request: APIRequestContext) => Promise<void>

const openFormAs: (path: string) => Opening = (path) => async (page, request) =>
  openAs(page, request, await registerStudent(request), path)

/** Opens each page and waits until the first thing that a reader does there is possible. */
export const openings = {
  home: async (page) => {
    await page.goto(paths.home)
    await expect(page.locator('section[aria-roledescription]')).toBeVisible()
  },
  login: async (page) => {
    await page.goto(paths.login)
    await expect(page.locator('#login-email')).toBeVisible()
  },
  'eligibility check': async (page) => {
    await page.goto(paths.checkEligibility)
    await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible()
  },
  'questions and answers': async (page) => {
    await page.goto(paths.faq)
    await expect(page.locator('main input').first()).toBeVisible()
  },
  contact: async (page) => {
    await page.goto(paths.contact)
    await expect(page.locator('main form')).toBeVisible()
  },
  about: async (page) => {
    await page.goto(paths.about)
    await expect(page.locator('main h1')).toBeVisible()
  },
  'first step of the form': async (page, request) => {
    await openFormAs(paths.registration)(page, request)
    await expect(fieldOf(page, 'firstName')).toBeVisible()
  },
  documents: async (page, request) => {
    await openDocuments(page, request, students.single)
    await expect(reviewButton(page)).toBeVisible()
  },
  'personal area': async (page, request) => {
    await openFormAs(paths.personalArea)(page, request)
    await expect(page.locator('main h2').first()).toBeVisible()
  },
  'personal area with a result': async (page, request) => {
    await openAs(page, request, await registerRefused(request), paths.personalArea)
    await expect(page.getByRole('link', { name: resultView.letter.read })).toBeVisible()
  },
} satisfies Readonly<Record<string, Opening>>
