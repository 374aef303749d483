import type { RegistrationPeriod } from '@milgo/contracts/core/get-registration-periods'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { formNotes } from '@milgo/messages/he/form-notes'
import { shell } from '@milgo/messages/he/shell'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { answerCalls } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { render } from '@milgo/page-testing/render'
import { createQueryClient } from '@milgo/web-client/query-client'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { filesOf } from '../src/features/registration/documents/files-of.ts'
import { ResultWindow } from '../src/features/registration/documents/step/result-window.tsx'
import { useSending } from '../src/features/registration/documents/step/use-sending.ts'
import { type Application, openApplication } from '../src/features/registration/open-application.ts'
import { toFillIn } from '../src/features/registration/step-showing.ts'
import { coreQuery } from '../src/lib/use-core-query.ts'
import { chooseLanguage } from '../src/lib/words.ts'
import { openPeriod } from './support/period.ts'
import { currentUser } from './support/student.ts'
import '../src/app/app.css'

const applicationIn = (period: RegistrationPeriod): Application => {
  const nothing = { version: 0 }
  return openApplication(
    {
      user: currentUser,
      period,
      clock: { shown: new Date(), readAt: performance.now() },
      saved: { personal: nothing, bank: nothing, family: nothing, documents: nothing },
      toFix: [],
      municipalCodes: new Map(),
      sessionId: undefined,
      livePages: new Set(),
      isActing: false,
    },
    toFillIn,
  )
}

/** Draws a part of the form under its heading, with a window as the office has worded it. */
const show = async (part: ReactNode, key: string, text: string): Promise<void> => {
  await page.viewport(390, 844)
  await chooseLanguage('he')
  const window = {
    key,
    header: 'כותרת של המשרד',
    text,
    positive_button: 'כפתור של המשרד',
    positive_redirect: null,
    negative_button: null,
    negative_redirect: null,
  }
  const calls = answerCalls({ 'GET /modal-windows/get-all': [window] })
  onTestFinished(() => {
    localStorage.clear()
    calls.finish()
  })
  const client = createQueryClient()
  await client.fetchQuery(coreQuery('/modal-windows/get-all', 'he'))
  await render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <main>
          <h1>{shell.pages.registration}</h1>
          {part}
        </main>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

describe('the window after sending', () => {
  const showSent = (text: string, expected_answers: string | null) =>
    show(
      <ResultWindow
        application={applicationIn({ ...openPeriod, expected_answers })}
        result={{ is: 'sent' }}
        onProblems={() => {}}
        goToField={() => {}}
      />,
      'requestSubmission',
      text,
    )
  const lines = () =>
    page
      .getByRole('alertdialog')
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)

  it('has the words of the office, one line for each notice and no blank line', async () => {
    await showSent('שורה ראשונה\n \n\nתשובות ב{date}', 'סוף מרץ')
    await expect.element(page.getByRole('alertdialog', { name: 'כותרת של המשרד' })).toBeVisible()
    expect(lines()).toEqual(['שורה ראשונה', 'תשובות בסוף מרץ'])
    await expect.element(page.getByRole('button', { name: 'כפתור של המשרד' })).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: documentsStep.result.toPersonalArea }))
      .not.toBeInTheDocument()
    await expectSound()
  })

  it('leaves out a line whose date is not known yet', async () => {
    await showSent('שורה ראשונה\nתשובות ב{date}', null)
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    expect(lines()).toEqual(['שורה ראשונה'])
  })

  it('has the words of the portal when no line is left', async () => {
    await showSent('תשובות ב{date}\n', null)
    await expect.element(page.getByRole('alertdialog', { name: 'כותרת של המשרד' })).toBeVisible()
    expect(lines()).toEqual([formNotes.submitChecked, formNotes.submitMessage, formNotes.submitOnce])
  })
})

const SendButton = ({ application }: { application: Application }) => {
  const { send, modal } = useSending(application, filesOf(application))
  return (
    <>
      <button type="button" onClick={() => void send()}>
        שליחה
      </button>
      {modal}
    </>
  )
}

it.each(['closesOn', 'date'])('the question before sending fills in {%s}, of any release', async (name) => {
  await show(<SendButton application={applicationIn(openPeriod)} />, 'preSubmitRequest', `עד {${name}}`)
  await page.getByRole('button', { name: 'שליחה' }).click()
  const closesOn = jerusalemTime(new Date(openPeriod.to)).date
  await expect
    .element(page.getByRole('dialog', { name: 'כותרת של המשרד' }))
    .toHaveTextContent(`עד ${closesOn}`)
})
