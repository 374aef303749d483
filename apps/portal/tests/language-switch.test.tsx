import { blankSurvey } from '@milgo/domain/survey/survey-payload'
import { appealQuestions as arabicAppeal } from '@milgo/messages/ar/appeal'
import { bankFix as arabicBank } from '@milgo/messages/ar/bank-fix'
import { resultView as arabicResult } from '@milgo/messages/ar/result'
import { appealQuestions as englishAppeal } from '@milgo/messages/en/appeal'
import { bankFix as englishBank } from '@milgo/messages/en/bank-fix'
import { resultView as englishResult } from '@milgo/messages/en/result'
import { appealOptions, appealQuestions } from '@milgo/messages/he/appeal'
import { bankFix } from '@milgo/messages/he/bank-fix'
import { personalArea } from '@milgo/messages/he/personal-area'
import { resultView } from '@milgo/messages/he/result'
import { type Language, languageNames, languages } from '@milgo/messages/languages'
import { type Answers, type MadeCall, refuse } from '@milgo/page-testing/answer-calls'
import { firstLanguage } from '@milgo/ui/first-language.ts'
import { describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { refused } from './support/appeal-page.ts'
import { calculatorAnswers } from './support/calculator-answers.ts'
import { commonAnswers } from './support/common-answers.ts'
import { faqAnswers } from './support/faq-answers.ts'
import {
  accepted,
  fillCheck,
  openCheck,
  person,
  fieldOf as questionOf,
  sendCheck,
} from './support/open-check.ts'
import { fieldOf, openForm, returnedForOne } from './support/open-form.tsx'
import { type OpenedPortal, openPortal } from './support/open-portal.tsx'
import { giveFile } from './support/pending-upload.ts'
import { publishedArea, refusedResult, scoredResult } from './support/result.ts'
import { currentUser } from './support/student.ts'
import '@milgo/page-testing/get-by-selector'

const english = {
  loads: () => new Promise<never>(() => {}),
  // It is not repeated, and so fails at once.
  fails: () => refuse(400, { statusCode: 400, code: 'INVALID_REQUEST', message: 'x' }),
} as const

/** What every call in English comes to; undefined if it is answered. */
type English = (() => unknown) | undefined

/** Answers the calls of a page, which in English wait for ever or fail. */
const answersIf = (english: English, answers: Answers): Answers =>
  english
    ? (Object.fromEntries(
        Object.entries(answers).map(([name, answer]) => [
          name,
          (made: MadeCall) => {
            if (made.language === 'en' && name.startsWith('GET')) return english()
            return typeof answer === 'function' ? answer(made) : answer
          },
        ]),
      ) as Answers)
    : answers

/** Returns the field that has this label in any language. */
const labelled = (hebrew: string, english: string, arabic: string): Locator =>
  page
    .getByRole('textbox', { name: hebrew })
    .or(page.getByRole('textbox', { name: english }))
    .or(page.getByRole('textbox', { name: arabic }))

const switchTo = async (language: Language) => {
  await page.getByRole('contentinfo').getByText(languageNames[language], { exact: true }).click()
  await expect.poll(() => document.documentElement.lang).toBe(language)
}

const branch = labelled(bankFix.branch, englishBank.branch, arabicBank.branch)
const details = labelled(appealQuestions.details, englishAppeal.details, arabicAppeal.details)
const income = labelled(
  resultView.calculator.income,
  englishResult.calculator.income,
  arabicResult.calculator.income,
)
const phone = page.getBySelector('#login-phone')
const oneTimeCode = page.getBySelector('#one-time-code')
const newContact = page.getBySelector('#new-contact')
const declaration = page.getBySelector('#field-declarationCorrectnessInformation')
const session = '00000000-0000-4000-8000-000000000004'
const cultureGroup = page.getBySelector('#field-cultureGroup')

type Case = {
  readonly open: (english: English) => Promise<OpenedPortal>
  /** A call whose answer has words. */
  readonly call?: keyof Answers
  readonly type: () => Promise<unknown>
  readonly expectTyped: () => Promise<unknown>
}

/** Opens a page of a visitor. */
const at =
  (path: string, answers: Answers = {}): Case['open'] =>
  (english) =>
    openPortal(path, { answers: answersIf(english, answers) })

/** Opens a page of a student. */
const ownAt =
  (path: string, answers: Answers): Case['open'] =>
  (english) =>
    openPortal(path, { isLoggedIn: true, answers: answersIf(english, answers) })

/** Opens the form. */
const formAt =
  (opening: Parameters<typeof openForm>[0]): Case['open'] =>
  async (english) => {
    const portal = await openForm(opening)
    portal.change(answersIf(english, portal.service.answers))
    return portal
  }

/** Opens the eligibility check. */
const checkAt =
  (answers: Answers = {}): Case['open'] =>
  async (english) => {
    const portal = await openCheck(answers)
    portal.change(answersIf(english, { ...commonAnswers, ...answers }))
    return portal
  }

const typing = (field: Locator, text: string, shown = text) => ({
  type: () => field.fill(text),
  expectTyped: () => expect.element(field).toHaveValue(shown),
})

const cases: Readonly<Record<string, Case>> = {
  calculator: {
    open: at('/calculator', calculatorAnswers),
    call: 'GET /page-data/calculator',
    ...typing(income, '7000', '7,000'),
  },
  survey: {
    open: ownAt('/student-survey', {
      'GET /user/current-user': currentUser,
      'GET /sector-survey/get-sector-survey': { ...blankSurvey, saw_survey: false, took_survey: false },
      'GET /sector-survey/get-static-data': {
        countries: [{ value: 'IL', label: 'ישראל' }],
        education: [{ value: 'BACHELOR', label: 'תואר ראשון' }],
        culture_group: [{ value: 'OTHER', label: 'אחר' }],
      },
    }),
    call: 'GET /sector-survey/get-static-data',
    type: async () => {
      await cultureGroup.click()
      await page.getByRole('option', { name: 'אחר' }).click()
    },
    expectTyped: () => expect.element(cultureGroup).toHaveTextContent('אחר'),
  },
  contact: {
    open: at('/contact'),
    ...typing(page.getBySelector('#report-body'), 'הקובץ לא נפתח'),
  },
  'bank fix': {
    open: ownAt('/personal-area', {
      'GET /user/current-user': currentUser,
      'GET /page-data/personal-area': publishedArea('INVALID_BANK_BACK_FOR_REPAIR', {}, [
        'FIX_BANK_DETAILS',
        'VIEW_RESULT',
      ]),
      'GET /page-data/result': scoredResult(12_400),
      'GET /step-4/get-all-invalid-documents': [],
      'GET /bank-brand/get-all': [{ value: '10', label: 'בנק לאומי', other_names: [] }],
    }),
    call: 'GET /user/current-user',
    ...typing(branch, '936'),
  },
  appeal: {
    open: ownAt('/personal-area-appeal', {
      'GET /user/current-user': refused,
      'GET /page-data/result': refusedResult,
    }),
    call: 'GET /user/current-user',
    type: async () => {
      await page.getByText(appealOptions.appealGround.OTHER, { exact: true }).click()
      await details.fill('טקסט ארוך')
    },
    expectTyped: () => expect.element(details).toHaveValue('טקסט ארוך'),
  },
  login: {
    open: at('/login'),
    ...typing(page.getBySelector('#login-email'), 'noa@example.org'),
  },
  'code of the login': {
    open: at('/login?step=phone', { 'POST /auth/login-by-phone': { session } }),
    type: async () => {
      await phone.fill('0520000001')
      await userEvent.keyboard('{Enter}')
      await oneTimeCode.fill('123')
    },
    expectTyped: () => expect.element(oneTimeCode).toHaveValue('123'),
  },
  'restored password': {
    open: at('/login?step=restore', { 'POST /auth/forgot-password': { session } }),
    type: async () => {
      await phone.fill('0520000001')
      await userEvent.keyboard('{Enter}')
      await page.getBySelector('#restore-code').fill('123')
      await page.getBySelector('#restore-password').fill('Restored-25')
    },
    expectTyped: async () => {
      await expect.element(page.getBySelector('#restore-code')).toHaveValue('123')
      await expect.element(page.getBySelector('#restore-password')).toHaveValue('Restored-25')
    },
  },
  'changed e-mail address': {
    open: ownAt('/personal-area', {
      'GET /user/current-user': currentUser,
      'GET /page-data/personal-area': publishedArea('SUBMITTED', {}, ['VIEW_SUBMITTED_COPY']),
    }),
    call: 'GET /page-data/personal-area',
    type: async () => {
      const { change, email } = personalArea.contact
      await page.getByRole('button', { name: `${change}: ${email}` }).click()
      await newContact.fill('noa@example.org')
    },
    expectTyped: () => expect.element(newContact).toHaveValue('noa@example.org'),
  },
  'code of a changed e-mail address': {
    open: ownAt('/personal-area', {
      'GET /user/current-user': currentUser,
      'GET /page-data/personal-area': publishedArea('SUBMITTED', {}, ['VIEW_SUBMITTED_COPY']),
      'POST /auth/change-contact': { session },
    }),
    call: 'GET /page-data/personal-area',
    type: async () => {
      const { change, email } = personalArea.contact
      await page.getByRole('button', { name: `${change}: ${email}` }).click()
      await newContact.fill('noa@example.org')
      await userEvent.keyboard('{Enter}')
      await oneTimeCode.fill('123')
    },
    expectTyped: () => expect.element(oneTimeCode).toHaveValue('123'),
  },
  'eligibility check': {
    open: checkAt(),
    call: 'GET /academic/get-all',
    type: fillCheck,
    expectTyped: async () => {
      for (const [id, text] of [
        ['identityNumber', person.identityNumber],
        ['phone', '052-0000001'],
        ['email', person.email],
        ['emailConfirm', person.email],
        ['password', person.password],
        ['passwordConfirmation', person.password],
        ['academicInstitution', 'אוניברסיטת חיפה'],
      ] as const)
        await expect.element(questionOf(id)).toHaveValue(text)
      await expect.element(questionOf('otherBachelor').getByRole('radio').nth(1)).toBeChecked()
      await expect.element(questionOf('termsConfirm')).toBeChecked()
    },
  },
  'code of the eligibility check': {
    open: checkAt(accepted),
    call: 'GET /registration-period/get-all',
    type: async () => {
      await fillCheck()
      await sendCheck()
      await oneTimeCode.fill('123')
    },
    expectTyped: () => expect.element(oneTimeCode).toHaveValue('123'),
  },
  form: {
    open: formAt({ step: 1 }),
    call: 'GET /study-fields/get-all',
    ...typing(fieldOf('firstName'), 'נועה'),
  },
  correction: {
    open: formAt(returnedForOne),
    call: 'GET /step-4/get-all-documents-repair-back-for',
    type: async () => {
      await giveFile(fieldOf('idFront'), 'replaced.pdf')
      await declaration.click({ force: true })
    },
    expectTyped: async () => {
      await expect.element(fieldOf('idFront')).toHaveTextContent('replaced.pdf')
      await expect.element(declaration).toBeChecked()
    },
  },
  'search of questions': {
    open: at('/faq', faqAnswers),
    call: 'GET /faq-category/all',
    ...typing(page.getBySelector('#faq-search'), 'סיסמה'),
  },
}

const open = async ({ open, type, expectTyped }: Case, other?: English) => {
  const portal = await open(other)
  await type()
  await expectTyped()
  return portal
}

const wasAskedIn = (portal: OpenedPortal, call: keyof Answers, language: Language) =>
  expect.poll(() => portal.made(call).filter((made) => made.language === language).length).toBeGreaterThan(0)

it('a chosen language removes another one from the address, so that a reload does not bring it back', async () => {
  const address = new URL(location.href)
  address.searchParams.set('lang', 'ar')
  history.replaceState(null, '', address)
  await openPortal('/contact', { language: 'he' })
  await switchTo('en')
  await expect.poll(() => new URLSearchParams(location.search).has('lang')).toBe(false)
  expect(firstLanguage(languages)).toBe('en')
})

it('a chosen language removes another one from the address that the router writes back', async () => {
  const portal = await openPortal('/contact?topic=OTHER&lang=ar#form', { language: 'ar' })
  expect(portal.address()).toBe('/contact?topic=OTHER&lang=ar')
  await switchTo('en')
  await expect.poll(portal.address).toBe('/contact?topic=OTHER')
})

describe.each(Object.entries(cases))('what was typed: %s', (_name, one) => {
  const { call } = one
  it('stays in another language', async () => {
    const portal = await open(one)
    await switchTo('en')
    if (call) await wasAskedIn(portal, call, 'en')
    await one.expectTyped()
    await switchTo('ar')
    await one.expectTyped()
  })

  if (!call) return

  it('stays while the other language loads', async () => {
    await open(one, english.loads)
    await switchTo('en')
    await one.expectTyped()
  })

  it('stays when the other language fails to load', async () => {
    const portal = await open(one, english.fails)
    await switchTo('en')
    await wasAskedIn(portal, call, 'en')
    await one.expectTyped()
    // When the next language is shown, the failure has been drawn.
    await switchTo('ar')
    await wasAskedIn(portal, call, 'ar')
    await one.expectTyped()
  })
})
