import { sampleAnswers } from '@milgo/domain/application/sample-application.fixture'
import { fill } from '@milgo/messages/fill'
import { answerValues } from '@milgo/messages/he/answer-values'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { errors } from '@milgo/messages/he/errors'
import { formFields } from '@milgo/messages/he/form-fields'
import { formNotes } from '@milgo/messages/he/form-notes'
import { issues } from '@milgo/messages/he/issues'
import { login } from '@milgo/messages/he/login'
import { options } from '@milgo/messages/he/options'
import { questions } from '@milgo/messages/he/questions'
import { registration } from '@milgo/messages/he/registration'
import { session } from '@milgo/messages/he/session'
import { steps } from '@milgo/messages/he/steps'
import { type Answers, noConnection, refuse } from '@milgo/page-testing/answer-calls'
import { expectDark } from '@milgo/page-testing/expect-dark'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fieldOf, openForm } from './support/open-form.tsx'
import { openPortal, tokenOfSession } from './support/open-portal.tsx'
import { newStudent } from './support/student.ts'

const next = page.getByRole('button', { name: registration.nextTo.replace('{step}', '') })
const saveAndClose = page.getByRole('button', { name: formNotes.saveAndClose, exact: true })
const saveState = page.getBySelector('[data-save-state]')

/** In a list that is searched by typing. */
const find = async (questionId: string, name: string) => {
  await fieldOf(questionId).fill(name)
  await expect.element(page.getByRole('option', { name })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(fieldOf(questionId)).toHaveValue(name)
}
const type = async (questionId: string, text: string) => {
  await fieldOf(questionId).fill(text)
  await userEvent.keyboard('{Tab}')
}

describe('what is missing', () => {
  it('is named, linked and mended; Next waits for the neighbourhood', async () => {
    const studyFields = 'GET /study-fields/get-all'
    const portal = await openForm({ changed: { [studyFields]: noConnection } })
    await expect.element(next).toHaveAttribute('aria-disabled', 'true')
    // It says that it is held, and why; a pointer presses it all the same.
    await next.click({ force: true })
    await expect.element(page.getByRole('tooltip')).toHaveTextContent(issues.NEIGHBORHOOD_CONFIRM)
    await userEvent.keyboard('{Escape}')
    await fieldOf('neighborhoodConfirmCheckbox').click({ force: true })
    await expectSound()
    await expectDark()
    await next.click()
    await expect.element(fieldOf('firstName')).toHaveFocus()
    await expect.element(fieldOf('firstName')).toHaveAttribute('aria-invalid', 'true')
    await expectSound()
    await expectDark()

    // The summary leads to the field
    await page.getByRole('link', { name: /שכונה/ }).click()
    await expect.element(fieldOf('under18District')).toHaveFocus()

    // Also to one whose list did not come; it is asked for again there
    await page.getByRole('link', { name: questions.field }).click()
    const retry = fieldOf('field').getByRole('button', { name: formFields.list.retry })
    await expect.element(retry).toHaveFocus()
    await expect.element(fieldOf('field')).toHaveTextContent(issues.FIELD_REQUIRED)
    portal.change(portal.service.answers)
    await retry.click()
    await find('field', 'משפטים')

    // What is in no list is told until another answer stands there
    await find('addressByIdCity', 'חיפה')
    await type('addressWhileStudyingCity', 'אין כזו')
    const notInList = page.getByText(fill(formFields.list.notInList, { text: 'אין כזו' }))
    await expect.element(notInList.first()).toBeVisible()
    await next.click()
    await page.getByRole('link', { name: issues.UNKNOWN_OPTION }).click()
    await expect.element(fieldOf('addressWhileStudyingCity')).toHaveFocus()
    await expect.element(fieldOf('addressWhileStudyingCity')).toHaveValue('אין כזו')
    await fieldOf('addressesMatch').click({ force: true })
    await expect.element(fieldOf('addressWhileStudyingCity')).toHaveValue('חיפה')
    expect(notInList.elements()).toEqual([])
    await type('lastName', 'ספרה3')
    await expect.element(page.getByText(issues.NO_DIGITS).first()).toBeVisible()
  })
})

it.each([390, 1440] as const)(
  'whatever the save state says, the page below it stays where it is, %i wide',
  async (width) => {
    const portal = await openForm({ width })
    const bar = page.getByRole('navigation', { name: registration.stepBar })
    await expect.element(bar).toBeVisible()
    const places: Record<string, number> = {}
    const note = async (text: string) => {
      await expect.element(saveState).toHaveTextContent(text)
      const heading = document.querySelector('h1')?.getBoundingClientRect().top ?? 0
      places[text] = Math.round(bar.element().getBoundingClientRect().top - heading)
    }
    await note(registration.save.allSaved)
    await type('firstName', 'דמו')
    await note(registration.save.pending)
    await fieldOf('birthday').fill('17.05')
    await saveAndClose.click()
    await note(registration.save.malformed)
    await type('birthday', '17.05.2001')
    portal.change({ 'POST /step-1/save': noConnection })
    await type('lastName', 'לדוגמה')
    await saveAndClose.click()
    await note(registration.save.kept.unreachable)
    portal.change(portal.service.answers)
    dispatchEvent(new Event('online'))
    await expect.element(saveState).toHaveAttribute('data-save-state', 'saved')
    await note(registration.save.savedAt.replace('{time}', ''))
    expect(new Set(Object.values(places)).size).toBe(1)
    expect(portal.service.saved.personal).toMatchObject({ first_name: 'דמו', last_name: 'לדוגמה' })
  },
)

it('the steps of the bar open once there is a request', async () => {
  const portal = await openForm({ width: 1440 })
  const bar = page.getByRole('navigation', { name: registration.stepBar })
  const stepButton = (step: keyof typeof steps) => bar.getByRole('button', { name: steps[step] })
  await expect.element(fieldOf('firstName')).toBeVisible()
  for (const step of ['bank', 'family', 'documents'] as const) expect(stepButton(step).elements()).toEqual([])
  await type('firstName', 'דמו')
  dispatchEvent(new Event('online'))
  await expect.element(saveState).toHaveAttribute('data-save-state', 'saved')
  for (const [step, number] of [
    ['documents', 4],
    ['family', 3],
    ['bank', 2],
    ['personal', 1],
  ] as const) {
    await stepButton(step).click()
    await expect.element(page.getByRole('form', { name: new RegExp(steps[step]) })).toBeVisible()
    expect(portal.address()).toBe(`/registration?step=${number}`)
  }
})

it('who studies at a sponsored institution is asked for no bank', async () => {
  await openForm({ institution: { is_sponsored: true }, width: 1440 })
  await expect.element(fieldOf('firstName')).toBeVisible()
  await expect
    .element(page.getByRole('navigation', { name: registration.stepBar }))
    .not.toHaveTextContent(steps.bank)
})

it('all answers stand in words, what is missing is counted, and each step has its way back', async () => {
  const { accountNumber: _, bank: __, ...answers } = sampleAnswers
  const portal = await openForm({ answers, path: '/print' })
  const { check } = registration
  await expect.element(page.getByRole('heading', { level: 1, name: check.title })).toBeVisible()
  const stepOf = (id: keyof typeof steps) => page.getByRole('region', { name: steps[id] })
  const lineOf = (question: keyof typeof questions) =>
    [...document.querySelectorAll('dl > div')]
      .find((line) => line.querySelector('dt')?.textContent === String(questions[question]))
      ?.querySelector('dd')?.textContent
  await expect.element(stepOf('personal')).toHaveTextContent(check.complete)
  await expect.element(stepOf('bank')).toHaveTextContent(check.missing.two)
  expect({
    lastName: lineOf('lastName'),
    birthday: lineOf('birthday'),
    year: lineOf('year'),
    isOrphan: lineOf('isOrphan'),
    branch: lineOf('branch'),
    accountNumber: lineOf('accountNumber'),
  }).toEqual({
    lastName: 'כהן',
    birthday: '15.03.2001',
    year: options.yearOfStudy.SECOND_YEAR,
    isOrphan: answerValues.no,
    branch: '600',
    accountNumber: answerValues.none,
  })
  await expectSound()
  await expectDark()
  await page.getByRole('link', { name: fill(check.changeStep, { step: steps.bank }) }).click()
  await expect.poll(portal.address).toBe('/registration?step=2')
  await expect.element(fieldOf('branch')).toHaveValue('600')
})

describe('an application that is only shown', () => {
  const readOnly = refuse(403, {
    statusCode: 403,
    code: 'REQUEST_READ_ONLY',
    message: errors.REQUEST_READ_ONLY,
  })

  it('because the period has closed has nothing to press, on any step', async () => {
    await openForm({
      answers: sampleAnswers,
      request: { form_mode: 'READ' },
      period: { phase: 'closed', is_open: false },
      step: 1,
    })
    const form = page.getByRole('form')
    await expect.element(form).toHaveTextContent(registration.readOnly.title)
    await expect.element(form).toHaveTextContent(registration.readOnly.closed)
    expect(saveState.elements()).toEqual([])
    expect(page.getBySelector('form button[type=submit]').elements()).toEqual([])
    expect(saveAndClose.elements()).toEqual([])
    await expect.element(fieldOf('firstName')).toHaveAttribute('readonly')
    const isReservist = fieldOf('isReservist')
    await isReservist.getByText(answerValues.no, { exact: true }).click()
    await expect.element(isReservist.getByRole('radio', { name: answerValues.yes })).toBeChecked()
    await expectSound()
    await expectDark()
    for (const [step, field] of [
      ['bank', 'branch'],
      ['family', 'childrenCount'],
    ] as const) {
      await page.getByRole('navigation').getByRole('button', { name: steps[step] }).click()
      await expect.element(fieldOf(field)).toHaveAttribute('readonly')
    }
  })

  it('since a moment ago: the save that finds out says so, and what was typed is not called saved', async () => {
    const portal = await openForm({
      answers: sampleAnswers,
      step: 1,
      changed: { 'POST /step-1/save': readOnly },
    })
    await type('firstName', 'אחרי')
    await saveAndClose.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(errors.REQUEST_READ_ONLY)
    await expect.element(saveState).toHaveAttribute('data-save-state', 'unsaved')
    expect(portal.service.saved.personal).toMatchObject({ first_name: 'נועה', version: 1 })
  })
})

it('branch and account are saved as they are left; the note beside them has three parts', async () => {
  // Without the clock of the autosave, so that only leaving the field can save.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const portal = await openForm({ answers: sampleAnswers, step: 2 })
  const { noPromise, purpose, deletion } = formNotes.bankNote
  await expect.element(page.getByText(deletion)).toBeVisible()
  expect(
    page
      .getByRole('form')
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([noPromise, purpose, deletion])
  for (const [question, typed, field] of [
    ['branch', '777', 'branch_number'],
    ['accountNumber', '654321', 'account_number'],
  ] as const) {
    await type(question, typed)
    await expect.poll(() => portal.service.saved.bank).toMatchObject({ [field]: typed })
  }
})

it('a session that ends in the middle: after the login everything typed is there', async () => {
  const portal = await openForm({
    answers: sampleAnswers,
    step: 1,
    changed: {
      'POST /step-1/save': refuse(401, { statusCode: 401, code: 'UNAUTHORIZED', message: 'x' }),
      'POST /auth/login-by-email': () => ({
        jwtToken: tokenOfSession('another'),
        register_period: newStudent.register_period,
      }),
    },
  })
  await type('firstName', 'דמו')
  await saveAndClose.click()
  await expect.poll(portal.address).toBe('/login')
  await expect.element(page.getByText(login.ended)).toBeVisible()
  portal.change(portal.service.answers)
  await page.getBySelector('#login-email').fill(newStudent.email)
  await page.getBySelector('#login-password').fill('Milgo-Demo-25')
  await userEvent.keyboard('{Enter}')
  await expect.poll(portal.address).toBe('/registration?step=1')
  await expect.element(fieldOf('firstName')).toHaveValue('דמו')
  await expect.element(page.getByText(registration.restored.text)).toBeVisible()
})

describe('Next', () => {
  const delayed = page.getByRole('region', { name: registration.save.delayed })
  const comesBack = () => dispatchEvent(new Event('online'))
  const unreachable: Answers = { 'POST /step-1/submit': noConnection }

  it('that does not get through says that everything is saved, until something is changed', async () => {
    const portal = await openForm({ answers: sampleAnswers, step: 1, changed: unreachable })
    await next.click()
    await expect.element(delayed).toHaveFocus()
    await expect.element(delayed).not.toHaveTextContent(registration.save.storedHere)
    await expect.element(saveState).toHaveAttribute('data-save-state', 'saved')
    comesBack()
    await expect.element(delayed).not.toBeInTheDocument()

    // What is changed beside it is not saved, and nobody says so any more: at once, not with the next save
    portal.change({ 'POST /step-1/save': noConnection })
    await next.click()
    await expect.element(delayed).toHaveFocus()
    await type('lastName', 'אחרת')
    await expect.element(delayed).not.toBeInTheDocument()
    portal.change(portal.service.answers)
    comesBack()
    await expect.element(saveState).toHaveAttribute('data-save-state', 'saved')
    expect(portal.service.saved.personal).toMatchObject({ last_name: 'אחרת' })
  })

  it('that is answered late calls nobody back from another step', async () => {
    const portal = await openForm({ answers: sampleAnswers, step: 1 })
    await expect.element(next).toBeVisible()
    const answer = portal.service.pause()
    await next.click()
    await expect.element(saveState).toHaveAttribute('data-save-state', 'saving')
    await page.getByRole('navigation').getByRole('button', { name: steps.family }).click()
    const family = page.getByRole('form', { name: new RegExp(steps.family) })
    await expect.element(family).toBeVisible()
    await expect.element(page.getByRole('button', { name: registration.busy })).toBeVisible()
    answer()
    await expect.element(next).toBeVisible()
    await expect.element(family).toBeVisible()
    expect(portal.address()).toBe('/registration?step=3')
  })
})

describe('a staff member who acts for the student', () => {
  const acting = { studentId: newStudent.id, staffName: 'Demo Reviewer' }

  it('looks a complete application over, and is told that only the student sends it', async () => {
    await openForm({ answers: sampleAnswers, step: 4, acting })
    await expect
      .element(page.getByRole('complementary', { name: session.acting.title }))
      .toHaveTextContent('Demo Reviewer')
    await page.getByRole('button', { name: documentsStep.review, exact: true }).click()
    await expect.element(page.getByText(documentsStep.sentByStudent.title)).toBeVisible()
    await expect.element(page.getByText(documentsStep.sentByStudent.text)).toBeVisible()
    await expect.element(saveAndClose).toBeVisible()
    expect(page.getByRole('button', { name: formNotes.send, exact: true }).elements()).toEqual([])
    await expectSound()
    await expectDark()
  })

  it('is told when the address is no code', async () => {
    await openPortal('/admin/no-such-code', {
      answers: {
        'POST /auth/admin-handoff': refuse(400, { statusCode: 400, code: 'INVALID_FIELDS', message: 'x' }),
      },
    })
    await expect.element(page.getByRole('alert')).toHaveTextContent(session.acting.failedTitle)
    await expect.element(page.getByRole('alert')).toHaveTextContent(session.acting.failedText)
    await expectSound()
    await expectDark()
  })
})
