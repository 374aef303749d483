import { sampleAnswers } from '@milgo/domain/application/sample-application.fixture'
import { fill } from '@milgo/messages/fill'
import { answerValues } from '@milgo/messages/he/answer-values'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { formFields } from '@milgo/messages/he/form-fields'
import { formNotes } from '@milgo/messages/he/form-notes'
import { issues } from '@milgo/messages/he/issues'
import { login } from '@milgo/messages/he/login'
import { options } from '@milgo/messages/he/options'
import { questions } from '@milgo/messages/he/questions'
import { registration } from '@milgo/messages/he/registration'
import { session } from '@milgo/messages/he/session'
import { stepBar } from '@milgo/messages/he/step-bar'
import { steps } from '@milgo/messages/he/steps'
import { type Answers, noConnection, Refusal, refuse } from '@milgo/page-testing/answer-calls'
import { emulateMedia } from '@milgo/page-testing/emulate-media'
import { expectDark } from '@milgo/page-testing/expect-dark'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { next, saveAndClose, saveState, type } from './support/form-buttons.ts'
import { fieldOf, openForm } from './support/open-form.tsx'
import { openPortal, tokenOfSession } from './support/open-portal.tsx'
import { newStudent } from './support/student.ts'

/** Chooses an entry in a list that is searched by typing. */
const find = async (questionId: string, name: string) => {
  await fieldOf(questionId).fill(name)
  await expect.element(page.getByRole('option', { name })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(fieldOf(questionId)).toHaveValue(name)
}

describe('what is missing', () => {
  it('is listed with links until it is corrected; Next is disabled until the neighbourhood is confirmed', async () => {
    const studyFields = 'GET /study-fields/get-all'
    const portal = await openForm({ changed: { [studyFields]: noConnection } })
    await expect.element(next).toHaveAttribute('aria-disabled', 'true')
    // The button says once that it is disabled and why. A press goes to the first missing answer.
    await expect.element(next).toHaveAccessibleDescription(issues.NEIGHBORHOOD_CONFIRM)
    // The page recognizes a mouse only after a first press.
    await page.getByRole('heading', { level: 1 }).click()
    await next.hover({ force: true })
    await expect.element(page.getByRole('tooltip')).toHaveTextContent(issues.NEIGHBORHOOD_CONFIRM)
    await next.click({ force: true })
    await expect.element(fieldOf('firstName')).toHaveFocus()
    expect(page.getByRole('tooltip').elements()).toEqual([])
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

    // Also to a field whose list failed to load; it can be loaded again there.
    await page.getByRole('link', { name: questions.field }).click()
    const retry = fieldOf('field').getByRole('button', { name: formFields.list.retry })
    await expect.element(retry).toHaveFocus()
    await expect.element(fieldOf('field')).toHaveTextContent(issues.FIELD_REQUIRED)
    portal.change(portal.service.answers)
    await retry.click()
    await find('field', 'משפטים')

    // A text that is in no list has an error until another answer is given.
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

  it('is not reported at a question that has just appeared, before Next is pressed', async () => {
    const { maritalStatus: _, ...answers } = sampleAnswers
    await openForm({ answers, step: 3 })
    await fieldOf('isMaritalStatusGap').getByText(answerValues.yes, { exact: true }).click()
    const gap = fieldOf('maritalStatusGap')
    await expect.element(gap).toBeVisible()
    await expect.element(gap).not.toHaveAttribute('aria-invalid', 'true')
    await next.click()
    await expect.element(fieldOf('maritalStatus')).toHaveFocus()
    await expect.element(gap).toHaveAttribute('aria-invalid', 'true')
    await expectSound()
  })

  it('is only the neighbourhood: Next scrolls to it, however far above', async () => {
    await openForm({ answers: { ...sampleAnswers, neighborhoodConfirmCheckbox: false }, step: 1 })
    await next.click({ force: true })
    const tick = fieldOf('neighborhoodConfirmCheckbox')
    await expect.element(tick).toHaveFocus()
    // The control itself is an invisible checkbox; the label around it is what is visible.
    await expect
      .element(page.getBySelector('[data-field]:has([id="field-neighborhoodConfirmCheckbox"])'))
      .toBeInViewport({ ratio: 1 })
    await expect.element(tick).toHaveAccessibleDescription(new RegExp(issues.NEIGHBORHOOD_CONFIRM))
  })

  it.each(['he', 'ar', 'en'] as const)(
    'is a list with separated lines, also long ones, in %s',
    async (language) => {
      await openForm({ language })
      await page.getBySelector('button[aria-describedby="primary-reason"]').click({ force: true })
      const ways = page.getBySelector('section[tabindex="-1"] li a')
      await expect.element(ways.first()).toBeVisible()
      const boxes = ways.elements().map((way) => way.getBoundingClientRect())
      const gaps = boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0))
      expect(Math.max(...boxes.map(({ height }) => height))).toBeGreaterThan(50)
      expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(24)
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4)
    },
  )
})

it('while the form opens, its sections are drawn one by one, and its buttons do not move', async () => {
  const looks: { readonly sections: number; readonly bottom: number | undefined }[] = []
  const look = () => {
    const sections = document.querySelectorAll('form h2').length
    const bar = document.querySelector('form button[aria-describedby="primary-reason"]')
    if (sections > 0 && sections !== looks.at(-1)?.sections)
      looks.push({ sections, bottom: bar?.getBoundingClientRect().bottom })
  }
  const watch = new MutationObserver(look)
  watch.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => watch.disconnect())
  await openForm()
  await expect.poll(() => looks.at(-1)?.sections).toBe(5)
  expect(looks.map(({ sections }) => sections)).toEqual([1, 2, 3, 4, 5])
  expect(looks[0]?.bottom).toBeDefined()
  expect(new Set(looks.map(({ bottom }) => bottom)).size).toBe(1)
})

it.each([390, 1440] as const)(
  'the page below the save state does not move when its text changes, %i wide',
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
    await note(registration.save.storedOnDevice.unreachable)
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

it('an unknown step in the address is the step where the student continues', async () => {
  await openForm({ path: '/registration?step=9' })
  await expect.element(page.getByRole('form', { name: new RegExp(steps.personal) })).toBeVisible()
  await expectSound()
})

it.each(['none', 'active'] as const)(
  'the bar distinguishes the current, finished and other steps; forced colours: %s',
  async (forcedColors) => {
    await emulateMedia({ forcedColors })
    const { maritalStatus: _missing, ...others } = sampleAnswers
    await openForm({ answers: others, step: 2 })
    const look = (step: keyof typeof steps) => {
      const one = page
        .getByRole('navigation', { name: registration.stepBar })
        .getByRole('listitem')
        .filter({ hasText: steps[step] })
        .element()
      return {
        isCurrent: one.getAttribute('aria-current') === 'step',
        isDone: one.textContent?.includes(stepBar.done),
        hasTick: one.querySelector('svg')?.checkVisibility() === true,
        thickness: one.querySelector('[aria-hidden] > span')?.getBoundingClientRect().height,
      }
    }
    await expect.element(fieldOf('accountNumber')).toBeVisible()
    expect(look('bank')).toMatchObject({ isCurrent: true, isDone: false, hasTick: false, thickness: 12 })
    expect(look('personal')).toMatchObject({ isCurrent: false, isDone: true, hasTick: true, thickness: 6 })
    // Something is missing in it
    expect(look('family')).toMatchObject({ isCurrent: false, isDone: false, hasTick: false })
    expect(look('family').thickness).toBeLessThan(8)
  },
)

it('a student of a sponsored institution is not asked for a bank account', async () => {
  await openForm({ answers: sampleAnswers, institution: { is_sponsored: true }, step: 1, width: 1440 })
  await expect.element(fieldOf('firstName')).toBeVisible()
  await expect
    .element(page.getByRole('navigation', { name: registration.stepBar }))
    .not.toHaveTextContent(steps.bank)
  await next.click()
  const position = fill(stepBar.position, { n: 2, total: 3, label: steps.family })
  await expect.element(page.getByRole('form', { name: position, exact: true })).toBeVisible()
  await expect.poll(() => document.title).toContain(position)
})

it('shows all answers in words, counts what is missing, and links to each step', async () => {
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
    phone: lineOf('phone'),
    birthday: lineOf('birthday'),
    year: lineOf('year'),
    isOrphan: lineOf('isOrphan'),
    branch: lineOf('branch'),
    accountNumber: lineOf('accountNumber'),
  }).toEqual({
    lastName: 'כהן',
    phone: newStudent.phone.replace(/(\d{7})$/, '-$1'),
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

it('branch and account are saved when their fields are left; the note beside them has three parts', async () => {
  // Without the timer of the autosave, so that only leaving the field can save.
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

it('a wrong account number has one error and no other remark', async () => {
  await openForm({ answers: sampleAnswers, step: 2 })
  const usual = page.getByText(fill(issues.BANK_ACCOUNT_LENGTH, { min: 6, max: 9 }))
  await type('accountNumber', '12345')
  await expect.element(usual).toBeVisible()
  await type('accountNumber', '123')
  await expect.element(fieldOf('accountNumber')).toHaveAttribute('aria-invalid', 'true')
  expect(usual.elements()).toEqual([])
})

it('months of service have their limit beside the field, by the birthday', async () => {
  await openForm({ answers: sampleAnswers, step: 1 })
  const sixteen = new Date(Date.now())
  sixteen.setUTCDate(1)
  sixteen.setUTCMonth(sixteen.getUTCMonth() - 5)
  const month = String(sixteen.getUTCMonth() + 1).padStart(2, '0')
  await type('birthday', `01.${month}.${sixteen.getUTCFullYear() - 16}`)
  const months = fieldOf('serviceMonths')
  await expect
    .element(months)
    .toHaveAccessibleDescription(new RegExp(fill(registration.serviceMonthsHelp, { max: 5 })))
  await type('serviceMonths', '6')
  await expect.element(page.getByText(fill(issues.SERVICE_BEYOND_AGE, { max: 5 }))).toBeVisible()
  await type('serviceMonths', '5')
  await expect.element(months).not.toHaveAttribute('aria-invalid', 'true')
})

it('a hidden answer that was saved is there when its question is shown again', async () => {
  await openForm({ answers: { ...sampleAnswers, isReservist: false, daysInReserve: '30' }, step: 1 })
  const isReservist = fieldOf('isReservist')
  await expect.element(isReservist.getByRole('radio', { name: answerValues.no })).toBeChecked()
  expect(fieldOf('daysInReserve').elements()).toEqual([])
  await isReservist.getByText(answerValues.yes, { exact: true }).click()
  await expect.element(fieldOf('daysInReserve')).toHaveValue('30')
})

it('an answer that the service refuses is named at its field and listed, until it is another one', async () => {
  const errors = [{ code: 'UNKNOWN_OPTION', message: issues.UNKNOWN_OPTION, step: 1, field: 'city_symbol' }]
  const portal = await openForm({
    answers: sampleAnswers,
    step: 1,
    changed: {
      'POST /step-1/save': new Refusal(200, {
        error: { statusCode: 250, code: 'INVALID_ANSWERS', message: 'x', errors },
        version: 2,
      }),
    },
  })
  await find('addressByIdCity', 'חיפה')
  await saveAndClose.click()
  const city = fieldOf('addressByIdCity')
  await expect.element(city).toHaveAccessibleDescription(new RegExp(issues.UNKNOWN_OPTION))
  await expect
    .element(page.getByRole('form').getByRole('link', { name: questions.addressByIdCity }))
    .toBeVisible()
  await expect.element(saveState).toHaveTextContent(registration.save.answers)
  portal.service.saved.personal = { ...portal.service.saved.personal, version: 2 }
  portal.change(portal.service.answers)
  await find('addressByIdCity', 'ירושלים')
  await saveAndClose.click()
  await expect.element(saveState).toHaveAttribute('data-save-state', 'saved')
})

it('a copied study address is shown as text, without fields that cannot be filled in', async () => {
  await openForm()
  await fieldOf('addressesMatch').click({ force: true })
  await expect.element(fieldOf('addressWhileStudyingStreet')).not.toBeInTheDocument()
  await type('addressByIdStreet', 'הרצל')
  await expect.element(fieldOf('addressWhileStudyingStreet')).toHaveValue('הרצל')
  expect(fieldOf('addressWhileStudyingHome').elements()).toEqual([])
  await fieldOf('addressesMatch').click({ force: true })
  await expect.element(fieldOf('addressWhileStudyingHome')).toBeEnabled()
})

it('after a session ends during typing, everything typed is there after the login', async () => {
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

  it('that does not reach the server says that everything is saved, until something is changed', async () => {
    const portal = await openForm({ answers: sampleAnswers, step: 1, changed: unreachable })
    await next.click()
    await expect.element(delayed).toHaveFocus()
    await expect.element(delayed).not.toHaveTextContent(registration.save.storedHere)
    await expect.element(saveState).toHaveAttribute('data-save-state', 'saved')
    comesBack()
    await expect.element(delayed).not.toBeInTheDocument()

    // A later change is not saved, so the note disappears at once, not with the next save.
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

  it('that is answered late does not leave the step that is open by then', async () => {
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

  it('can review a complete application, and reads that only the student can send it', async () => {
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

  it('sees a message when the address contains no valid code', async () => {
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
