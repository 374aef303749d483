import { sampleAnswers } from '@milgo/domain/application/sample-application.fixture'
import { registration as arabic } from '@milgo/messages/ar/registration'
import { steps as arabicSteps } from '@milgo/messages/ar/steps'
import { registration as english } from '@milgo/messages/en/registration'
import { steps as englishSteps } from '@milgo/messages/en/steps'
import { fill } from '@milgo/messages/fill'
import { appealPage } from '@milgo/messages/he/appeal-page'
import { bankFix } from '@milgo/messages/he/bank-fix'
import { contact } from '@milgo/messages/he/contact'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { login } from '@milgo/messages/he/login'
import { registration } from '@milgo/messages/he/registration'
import { resultView } from '@milgo/messages/he/result'
import { steps } from '@milgo/messages/he/steps'
import { expect, it } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { computed, openAppeal } from './support/appeal-page.ts'
import { bankFixAnswers } from './support/bank-fix-answers.ts'
import { checkButton, openCheck } from './support/open-check.ts'
import { openForm } from './support/open-form.tsx'
import { openPortal } from './support/open-portal.tsx'
import { publishedArea, scoredResult } from './support/result.ts'
import { currentUser } from './support/student.ts'

const named = (name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true })

const opensArea = (answers: object) => () =>
  openPortal('/personal-area', {
    answers: { 'GET /user/current-user': currentUser, ...answers },
    isLoggedIn: true,
  })

const mainButtons: Readonly<Record<string, readonly [open: () => Promise<unknown>, button: Locator]>> = {
  login: [() => openPortal('/login'), named(login.logIn)],
  contact: [() => openPortal('/contact'), named(contact.send)],
  check: [
    async () => {
      await openCheck()
      await page.viewport(390, 844)
    },
    checkButton,
  ],
  'first step': [() => openForm(), named(fill(registration.nextTo, { step: steps.bank }))],
  documents: [() => openForm({ answers: sampleAnswers, step: 4 }), named(documentsStep.review)],
  result: [
    opensArea({
      'GET /page-data/personal-area': publishedArea('COMPUTED'),
      'GET /page-data/result': scoredResult(12_400),
    }),
    named(resultView.letter.download),
  ],
  'bank fix': [opensArea({ ...bankFixAnswers, 'GET /bank-brand/get-all': [] }), named(bankFix.send)],
  appeal: [
    () => openAppeal(computed, { 'GET /page-data/result': scoredResult(12_400) }),
    named(appealPage.send),
  ],
}

it.each(Object.entries(mainButtons))(
  'the main button of a phone has one look: %s',
  async (_name, [open, button]) => {
    await open()
    await expect.element(button).toBeVisible()
    const { paddingInline, fontSize, fontWeight, borderRadius, backgroundColor, color } = getComputedStyle(
      button.element(),
    )
    expect({ paddingInline, fontSize, fontWeight, borderRadius, backgroundColor, color }).toEqual({
      paddingInline: '24px',
      fontSize: '17px',
      fontWeight: '550',
      borderRadius: '999px',
      backgroundColor: 'rgb(11, 95, 92)',
      color: 'rgb(255, 255, 255)',
    })
    // One line, which needs no more than the smallest height.
    expect(button.element().getBoundingClientRect().height).toBeLessThan(52)
  },
)

it.each([
  ['he', registration, steps],
  ['ar', arabic, arabicSteps],
  ['en', english, englishSteps],
] as const)(
  'on a phone the way to the next step is one line, and says in %s which step it is',
  async (language, words, names) => {
    await openForm({ language })
    const next = named(fill(words.nextTo, { step: names.bank }))
    await expect.element(next).toHaveTextContent(words.next)
    expect(next.element().getBoundingClientRect().height).toBeLessThan(52)
    await page.viewport(1440, 844)
    await expect.element(next).toHaveTextContent(fill(words.nextTo, { step: names.bank }))
  },
)
