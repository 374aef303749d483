import { sampleAnswers } from '@milgo/domain/application/sample-application.fixture'
import { fill } from '@milgo/messages/fill'
import { answerValues } from '@milgo/messages/he/answer-values'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { errors } from '@milgo/messages/he/errors'
import { formNotes } from '@milgo/messages/he/form-notes'
import { questions } from '@milgo/messages/he/questions'
import { registration } from '@milgo/messages/he/registration'
import { statusRefusals } from '@milgo/messages/he/status'
import { steps } from '@milgo/messages/he/steps'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectDark } from '@milgo/page-testing/expect-dark'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { next, saveAndClose, saveState, type } from './support/form-buttons.ts'
import { fieldOf, openForm } from './support/open-form.tsx'
import { openPeriod } from './support/period.ts'

describe('an application that is only shown', () => {
  it('because the period has closed has no buttons on any step', async () => {
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

  it('because it was sent shows each step in a window, from the page of all answers', async () => {
    await openForm({
      answers: sampleAnswers,
      request: { request_status: 'SUBMITTED', submitted_at: new Date().toISOString(), form_mode: 'READ' },
      path: '/print',
    })
    await expect.element(page.getByRole('main')).toHaveTextContent(registration.readOnly.sent)
    const open = page.getByRole('button', {
      name: fill(registration.check.showStep, { step: steps.personal }),
    })
    await open.click()
    const window = page.getByRole('dialog', { name: steps.personal })
    await expect.element(window).toBeVisible()
    await expect.element(fieldOf('firstName')).toHaveValue('נועה')
    await expect.element(fieldOf('firstName')).toHaveAttribute('readonly')
    expect(window.getByRole('button', { name: formNotes.saveAndClose }).elements()).toEqual([])
    await expectSound()
    await userEvent.keyboard('{Escape}')
    await expect.element(window).not.toBeInTheDocument()
    await expect.element(open).toHaveFocus()
  })
})

describe('an application that closes while it is open', () => {
  const refusedFor = (code: keyof typeof statusRefusals) =>
    refuse(403, {
      statusCode: 403,
      code: 'REQUEST_READ_ONLY',
      message: errors.REQUEST_READ_ONLY,
      errors: [{ code, message: statusRefusals[code] }],
    })
  const { closed, result } = documentsStep
  const box = page.getByRole('region', { name: closed.title })

  it('says at the first refused save what was not saved and whom to ask, and locks every step', async () => {
    const portal = await openForm({
      answers: sampleAnswers,
      step: 1,
      changed: { 'POST /step-1/save': refusedFor('PERIOD_CLOSED') },
    })
    await type('firstName', 'אחרי')
    await saveAndClose.click()
    await expect.element(box).toHaveFocus()
    await expect.element(box).toHaveTextContent(closed.unsaved)
    await expect.element(box).toHaveTextContent(`${questions.firstName}:אחרי`)
    expect(box.getByRole('term').elements()).toHaveLength(1)
    await expect.element(box).toHaveTextContent(closed.ask)
    await expect
      .element(box.getByRole('link', { name: closed.toContact }))
      .toHaveAttribute('href', '/contact?topic=APPLICATION')
    await expect.element(fieldOf('firstName')).toHaveAttribute('readonly')
    await expect.element(fieldOf('firstName')).toHaveValue('אחרי')
    expect(saveAndClose.elements()).toEqual([])
    expect(next.elements()).toEqual([])
    expect(saveState.elements()).toEqual([])
    expect(portal.service.saved.personal).toMatchObject({ first_name: 'נועה', version: 1 })
    await expectSound()
    await expectDark()
    await page.getByRole('navigation').getByRole('button', { name: steps.documents }).click()
    await expect.element(page.getByRole('form', { name: new RegExp(steps.documents) })).toBeVisible()
    await expect.element(box).toBeVisible()
    expect(page.getByText(documentsStep.sent.title).elements()).toEqual([])
    await expect
      .element(fieldOf('declarationCorrectnessInformation'))
      .toHaveAttribute('aria-readonly', 'true')
  })

  it('says at the closing time that all is saved, unless the office has moved the closing', async () => {
    const inMs = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
    const moved = { ...openPeriod, to: inMs(4_500) }
    const portal = await openForm({
      answers: sampleAnswers,
      step: 2,
      period: { to: inMs(1_000) },
      changed: { 'GET /registration-period/get-all': [moved] },
    })
    await expect.poll(() => portal.made('GET /registration-period/get-all')).toHaveLength(1)
    expect(box.elements()).toEqual([])
    portal.change({ 'GET /registration-period/get-all': [{ ...moved, is_open: false, phase: 'closed' }] })
    await expect.poll(() => portal.made('GET /registration-period/get-all')).toHaveLength(2)
    await expect.element(box).toHaveTextContent(closed.allSaved)
    await expect.element(fieldOf('branch')).toHaveAttribute('readonly')
  })

  it('because it was sent from another device shows that it was sent', async () => {
    await openForm({
      answers: sampleAnswers,
      step: 1,
      changed: { 'POST /step-1/save': refusedFor('WRONG_STATUS') },
    })
    await type('firstName', 'אחרי')
    await saveAndClose.click()
    await expect.element(page.getByRole('alertdialog')).toHaveTextContent(result.sentElsewhere)
    await expect.element(fieldOf('firstName')).toHaveAttribute('readonly')
  })
})
