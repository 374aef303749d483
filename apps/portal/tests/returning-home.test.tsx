import type { CurrentUser } from '@milgo/contracts/core/get-current-user'
import type { PersonalArea } from '@milgo/contracts/core/get-personal-area'
import { academicYearText } from '@milgo/messages/academic-year-text'
import { statusGuide as english } from '@milgo/messages/en/status-guide'
import { fill } from '@milgo/messages/fill'
import { deadlines } from '@milgo/messages/he/deadlines'
import { home } from '@milgo/messages/he/home'
import { returningHome } from '@milgo/messages/he/returning-home'
import { session } from '@milgo/messages/he/session'
import { shell } from '@milgo/messages/he/shell'
import { statusGuide } from '@milgo/messages/he/status-guide'
import { steps } from '@milgo/messages/he/steps'
import { type Answers, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPortal } from './support/open-portal.tsx'
import { publishedArea } from './support/result.ts'
import { currentUser, newStudent } from './support/student.ts'

const area = (guide: PersonalArea['guide'], changes: Partial<PersonalArea> = {}): PersonalArea => ({
  ...publishedArea(guide),
  request: currentUser.request,
  deadlines: [],
  ...changes,
})

const draftSteps: PersonalArea['steps'] = [
  { step: 'personal', is_begun: true, missing: 0 },
  { step: 'bank', is_begun: true, missing: 0 },
  { step: 'family', is_begun: true, missing: 2 },
  { step: 'documents', is_begun: false, missing: 9 },
]

const answersOf = (shown: PersonalArea, user: CurrentUser = currentUser): Answers => ({
  'GET /user/current-user': user,
  'GET /page-data/personal-area': shown,
})

type Opening = Parameters<typeof openPortal>[1]
const openHome = (answers: Answers, opening: Opening = {}) =>
  openPortal('/', { answers, isLoggedIn: true, ...opening })

const main = page.getByRole('main')
const linkNamed = (name: string) => main.getByRole('link', { name, exact: true })

it('a student with a draft continues at the first incomplete step, before the registration closes', async () => {
  const shown = area('DRAFT', {
    steps: draftSteps,
    current_time: '2026-07-14T07:00:00.000Z',
    deadlines: [{ kind: 'REGISTRATION', at: '2026-07-17T10:00:00.000Z', from: '2026-07-01T07:00:00.000Z' }],
  })
  const portal = await openHome(answersOf(shown))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(statusGuide.DRAFT.headline)
  const goOn = linkNamed(fill(returningHome.acts.FILL, { n: 3, step: steps.family }))
  await expect.element(goOn).toHaveAttribute('href', '/registration')
  // As in the personal area.
  await expect.element(main).toHaveTextContent(/דנה\u2069 · .*2025-000123/)
  const card = page.getByRole('region', { name: returningHome.cardLabel })
  await expect.element(card).toHaveTextContent(deadlines.left.REGISTRATION)
  await expect.element(page.getByRole('timer')).toHaveTextContent(/3\D+3/)
  // The invitation is not shown to a person who has an account.
  await expect.element(linkNamed(home.hero.checkEligibility)).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: home.steps.title })).not.toBeInTheDocument()
  expect(document.documentElement.dir).toBe('rtl')
  expect(document.title).toBe(shell.homeTitle)
  // The data of the band is loaded by one call; only the end of the session needs the time.
  expect(portal.made('GET /registration-period/get-all')).toHaveLength(0)
  expect(portal.made('GET /user/get-current-time').length).toBeLessThanOrEqual(1)
  await expectSound()
})

it('is laid out from left to right in English, and a returned request links to its documents', async () => {
  const shown = area('REPAIR_BACK_FOR', {
    request: currentUser.request && { ...currentUser.request, actions: ['FIX_DOCUMENTS'] },
  })
  await openHome(answersOf(shown), { language: 'en', width: 1440 })
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(english.REPAIR_BACK_FOR.headline)
  await expect.element(linkNamed('Correct the documents')).toHaveAttribute('href', '/registration')
  expect(document.documentElement.dir).toBe('ltr')
  await expectSound()
})

it('a staff member who acts sees whose home page it is, and no action of the student', async () => {
  const shown = area('REPAIR_BACK_FOR', {
    request: currentUser.request && { ...currentUser.request, actions: ['FIX_DOCUMENTS'] },
  })
  await openHome(answersOf(shown), { acting: { studentId: currentUser.id, staffName: 'Demo Reviewer' } })
  const banner = page.getByRole('complementary', { name: session.acting.title })
  await expect.element(banner).toHaveTextContent('Demo Reviewer')
  await expect.element(banner).toHaveTextContent(currentUser.email)
  await expect.element(linkNamed(returningHome.acts.FOLLOW)).toHaveAttribute('href', '/personal-area')
  await expect.element(linkNamed(returningHome.acts.FIX_DOCUMENTS)).not.toBeInTheDocument()
  await expectSound()
})

it('a student of a past period sees which period it is, and that the present one is open', async () => {
  await openHome(
    answersOf(publishedArea('SCHOLARSHIP_PAID', {}, ['VIEW_RESULT']), {
      ...currentUser,
      register_period: 'past',
      academic_year: 2018,
      is_current_period: false,
    }),
  )
  await expect
    .element(main)
    .toHaveTextContent(fill(returningHome.period, { year: academicYearText(2018, 'he') }))
  await expect.element(main).not.toHaveTextContent('past')
  await expect.element(linkNamed(returningHome.acts.VIEW_RESULT)).toHaveAttribute('href', '/personal-area')
  await expect
    .element(linkNamed(returningHome.checkEligibility))
    .toHaveAttribute('href', '/check-eligibility')
  await expectSound()
})

it('a new student is invited to begin', async () => {
  const shown = area('NOT_STARTED', {
    request: null,
    first_name: null,
    steps: draftSteps.map((step) => ({ ...step, is_begun: false })),
  })
  await openHome(answersOf(shown, newStudent))
  await expect.element(linkNamed(returningHome.acts.START)).toHaveAttribute('href', '/registration')
})

it('a failed state is shown, and loads on one retry', async () => {
  const failure = refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' })
  const portal = await openHome({ ...answersOf(area('SUBMITTED')), 'GET /page-data/personal-area': failure })
  await expect.element(page.getByText(returningHome.failed)).toBeVisible()
  await expect.element(linkNamed(returningHome.acts.FOLLOW)).toBeVisible()
  await expectSound()
  portal.change(answersOf(area('SUBMITTED')))
  await main.getByRole('button', { name: shell.retry }).first().click()
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(statusGuide.SUBMITTED.headline)
})
