import type { Language } from '@milgo/messages/languages'
import { type AnsweredCalls, type Answers, answerCalls } from '@milgo/page-testing/answer-calls'
import { clearPages, render } from '@milgo/page-testing/render'
import { toasts } from '@milgo/ui/toasts.ts'
import { MemoryRouter, useLocation } from 'react-router'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { App } from '../../src/app/app.tsx'
import { endSession, storeToken } from '../../src/lib/session/session-store.ts'
import type { Acting } from '../../src/lib/session/stored-acting.ts'
import { chooseLanguage } from '../../src/lib/words.ts'
import { commonAnswers } from './common-answers.ts'
import '../../src/app/app.css'

type Opening = {
  /** Answers to calls, in addition to those of every page, or in their place. */
  readonly answers?: Answers
  readonly language?: Language
  /** By default the width of a phone. */
  readonly width?: 390 | 1440
  readonly isLoggedIn?: boolean
  /** The session of the login, if the test names it. */
  readonly sessionId?: string
  /** The staff member who acts for the student that is logged in. */
  readonly acting?: Acting
}

export type OpenedPortal = AnsweredCalls & {
  /** Returns the present address of the page. */
  readonly address: () => string
}

/** Returns a token as the page reads it: the session and its end. Only a server could verify more. */
export const tokenOfSession = (id: string): string =>
  `e30.${btoa(JSON.stringify({ sid: id, exp: Math.floor(Date.now() / 1000) + 1_800 }))}.`

const TellAddress = ({ to }: { to: (address: string) => void }) => {
  const { pathname, search } = useLocation()
  to(pathname + search)
  return null
}

/** Opens the portal at an address, with its calls answered by the test. */
export const openPortal = async (
  path: string,
  {
    answers = {},
    language = 'he',
    width = 390,
    isLoggedIn = false,
    sessionId = crypto.randomUUID(),
    acting,
  }: Opening = {},
): Promise<OpenedPortal> => {
  await page.viewport(width, 844)
  const token = tokenOfSession(sessionId)
  const refreshed: Answers = { 'POST /auth/refresh': { jwtToken: token } }
  const calls = answerCalls({ ...commonAnswers, ...(isLoggedIn && refreshed), ...answers })
  await chooseLanguage(language)
  if (isLoggedIn) storeToken(token, acting)
  let address = path
  await render(
    <MemoryRouter initialEntries={[path]}>
      <App />
      <TellAddress
        to={(current) => {
          address = current
        }}
      />
    </MemoryRouter>,
  )
  onTestFinished(() => {
    endSession('left')
    // A page that is left may store what was typed.
    clearPages()
    localStorage.clear()
    // Toasts of this page would cover the next one.
    toasts.clear()
    sessionStorage.clear()
    calls.finish()
  })
  return { ...calls, address: () => address }
}
