import type { CurrentStaff } from '@milgo/contracts/authz/staff-fields'
import { csrfCookie } from '@milgo/contracts/office-session'
import { rightsOf } from '@milgo/domain/staff/rights'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import type { OfficeLanguage } from '@milgo/messages/office-languages'
import { type AnsweredCalls, type Answers, answerCalls } from '@milgo/page-testing/answer-calls'
import { render } from '@milgo/page-testing/render'
import { toasts } from '@milgo/ui/toasts.ts'
import { MemoryRouter } from 'react-router'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { App } from '../../src/app/app.tsx'
import { currentSession, endSession, followCookie } from '../../src/lib/session/session-store.ts'
import { switchLetterKeys } from '../../src/lib/shortcuts/letter-keys.ts'
import { chooseLanguage } from '../../src/lib/words.ts'
import '../../src/app/app.css'
import { namedPeriods } from './named-periods.ts'

type Opening = {
  readonly roles: readonly StaffRole[]
  readonly answers?: Answers
  readonly language?: OfficeLanguage
  readonly width?: 390 | 1024 | 1440
  /** False for a test of the login, without a session. */
  readonly isLoggedIn?: boolean
}

const minute = 60_000
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * minute).toISOString()

/** Returns the times of a session that ends after so many minutes without activity. */
export const sessionTimes = (idleMinutes = 30): CurrentStaff['session'] => ({
  now: inMinutes(0),
  idle_ends_at: inMinutes(idleMinutes),
  ends_at: inMinutes(600),
})

/** Sets the cookie that a login sets. */
export const giveCookie = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${csrfCookie}=${crypto.randomUUID()}; Path=/`
}
/** Removes the cookie, as a logout in any tab does. */
export const takeCookie = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${csrfCookie}=; Path=/; Max-Age=0`
}

export const staffWith = (roles: readonly StaffRole[]): CurrentStaff => ({
  id: '00000000-0000-4000-8000-000000000001',
  name: 'דוגמה לעובדת',
  email: 'example@milgo.example',
  roles: [...roles],
  rights: [...rightsOf(roles)],
  must_change_password: false,
  recovery_codes_left: 10,
  session: sessionTimes(),
})

/** Opens the office at an address as a logged-in staff member with these roles. The test answers its calls. */
export const openOffice = async (
  path: string,
  { roles, answers = {}, language = 'he', width = 1440, isLoggedIn = true }: Opening,
): Promise<AnsweredCalls> => {
  await page.viewport(width, 900)
  const calls = answerCalls({
    'GET /office-auth/current-staff': staffWith(roles),
    'POST /office-auth/refresh': () => sessionTimes(),
    'GET /office/notices': { notices: [] },
    'GET /registration-period/get-all': namedPeriods,
    'POST /office/requests/count': ({ body }) => ({
      counts: {},
      views: ((body as { views?: object[] }).views ?? []).map(() => ({ count: 0, longest_wait: null })),
    }),
    ...answers,
  })
  chooseLanguage(language)
  if (isLoggedIn) giveCookie()
  followCookie()
  await render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  )
  onTestFinished(() => {
    const session = currentSession()
    if (session) endSession(session, 'left')
    localStorage.clear()
    sessionStorage.clear()
    switchLetterKeys(true)
    // Toasts of this page would cover the next one.
    toasts.clear()
    calls.finish()
  })
  return calls
}
