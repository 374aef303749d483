import { answerTimes } from '@milgo/domain/content/support-topic'
import { requestNumberDigits } from '@milgo/domain/status/request-number'
import { contact as arabic } from '@milgo/messages/ar/contact'
import { contact as english } from '@milgo/messages/en/contact'
import { fill } from '@milgo/messages/fill'
import { callFailures } from '@milgo/messages/he/call-failures'
import { contact } from '@milgo/messages/he/contact'
import { errors } from '@milgo/messages/he/errors'
import { issues } from '@milgo/messages/he/issues'
import { session } from '@milgo/messages/he/session'
import { leftToRight } from '@milgo/messages/left-to-right'
import { type Answers, noConnection, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPortal } from './support/open-portal.tsx'
import { currentUser, newStudent } from './support/student.ts'

const call = 'POST /mailer/send-email-without-file'
const taken = { [call]: { id: 'M-1042', answer_days: 2, copy_sent_to: null } }

const field = (name: string) => page.getByRole('textbox', { name })
const send = () => page.getByRole('button', { name: contact.send })
const choose = async (topic: string) => {
  await page.getByRole('combobox', { name: contact.topic }).click()
  await page.getByRole('option', { name: topic }).click()
}
const write = async () => {
  await choose(contact.topics.DOCUMENTS)
  await field(contact.from).fill('noa@example.org')
  await field(contact.subject).fill('קובץ')
  await field(contact.body).fill('הקובץ לא נפתח')
}

describe('the contact page', () => {
  it.each([
    ['he', contact, 390, '(רשות)'],
    ['ar', arabic, 1440, '(اختياري)'],
    ['en', english, 390, '(optional)'],
  ] as const)('is complete in %s', async (language, words, width, optional) => {
    await openPortal('/contact', { language, width })
    await expect.element(page.getByRole('button', { name: words.send })).toBeVisible()
    await expect.element(field(`${words.requestNumber} ${optional}`)).toBeVisible()
    await expectSound()
  })

  it('shows what is missing at each field, and sends nothing', async () => {
    const portal = await openPortal('/contact')
    await send().click()
    await expect.element(page.getByText(contact.errorsTitle)).toBeVisible()
    expect(page.getByRole('link', { name: new RegExp(issues.FIELD_REQUIRED) }).elements()).toHaveLength(4)
    await expectSound()
    await page.getByRole('link', { name: new RegExp(`^${contact.subject}`) }).click()
    await expect.element(field(contact.subject)).toHaveFocus()
    expect(portal.made(call)).toEqual([])
  })

  it('says before sending how long the answer takes, first for all topics, then for the chosen one', async () => {
    await openPortal('/contact')
    await expect.element(page.getByText(fill(contact.answerTimes, answerTimes))).toBeVisible()
    await choose(contact.topics.LOGIN)
    await expect.element(page.getByText(contact.answerTime.two)).toBeVisible()
    expect(page.getByText(fill(contact.answerTimes, answerTimes)).elements()).toEqual([])
  })

  it('marks an invalid request number together with all other errors', async () => {
    const portal = await openPortal('/contact')
    await write()
    await field(contact.from).fill('noa')
    await field(contact.requestNumber).fill('abc')
    await send().click()
    await expect.element(field(contact.requestNumber)).toHaveAttribute('aria-invalid', 'true')
    await expect
      .element(
        page.getByRole('link', {
          name: new RegExp(fill(issues.ENTER_CORRECT_REQUEST_NUMBER, { digits: requestNumberDigits })),
        }),
      )
      .toBeVisible()
    await expect.element(field(contact.from)).toHaveAttribute('aria-invalid', 'true')
    expect(portal.made(call)).toEqual([])
  })

  it('sends the report and shows the ticket number, with the focus on it', async () => {
    const portal = await openPortal('/contact', { answers: taken })
    await write()
    await send().click()
    await expect.element(page.getByText('M-1042')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: contact.done.title })).toHaveFocus()
    const answerTo = fill(contact.done.answerTo, { email: leftToRight('noa@example.org') })
    await expect.element(page.getByText(answerTo)).toBeVisible()
    await expectSound()
    expect(portal.made(call).map(({ body }) => body)).toEqual([
      {
        topic: 'DOCUMENTS',
        from: 'noa@example.org',
        subject: 'קובץ',
        body: 'הקובץ לא נפתח',
        request_number: '',
        website: '',
      },
    ])
    // Another message starts empty.
    await page.getByRole('button', { name: contact.done.again }).click()
    await expect.element(field(contact.body)).toHaveValue('')
    await expect.element(page.getByRole('heading', { name: contact.formTitle })).toHaveFocus()
  })

  it('fills in the logged-in student, and promises a copy', async () => {
    const portal = await openPortal('/contact?topic=ACCESSIBILITY', {
      answers: {
        [call]: { id: 'M-1042', answer_days: 2, copy_sent_to: currentUser.email },
        'GET /user/current-user': currentUser,
      },
      isLoggedIn: true,
    })
    await expect.element(field(contact.from)).toHaveValue(currentUser.email)
    await expect.element(field(contact.requestNumber)).toHaveValue('2025-000123')
    await expect.element(page.getByText(contact.answerTime.two)).toBeVisible()
    const email = leftToRight(currentUser.email)
    await expect.element(page.getByText(fill(contact.copyNote, { email }))).toBeVisible()
    await field(contact.subject).fill('גופן')
    await field(contact.body).fill('קטן מדי')
    await send().click()
    await expect.element(page.getByText(fill(contact.done.copy, { email }))).toBeVisible()
    expect(portal.made(call)[0]?.body).toMatchObject({
      from: currentUser.email,
      request_number: '2025-000123',
    })
  })

  it('locks the number of the account’s request, and the address that was filled in can be emptied', async () => {
    sessionStorage.setItem('milgo.tab.problem-report', JSON.stringify({ requestNumber: '2024-000009' }))
    await openPortal('/contact', { answers: { 'GET /user/current-user': currentUser }, isLoggedIn: true })
    await expect.element(field(contact.requestNumber)).toHaveValue('2025-000123')
    await expect.element(field(contact.requestNumber)).toHaveAttribute('readonly')
    await expectSound()
    await userEvent.clear(field(contact.from))
    await expect.element(field(contact.from)).toHaveValue('')
  })

  it('of a student without a request leaves the number to be typed', async () => {
    await openPortal('/contact', { answers: { 'GET /user/current-user': newStudent }, isLoggedIn: true })
    await expect.element(field(contact.from)).toHaveValue(newStudent.email)
    await field(contact.requestNumber).fill('2025-000009')
    await expect.element(field(contact.requestNumber)).toHaveValue('2025-000009')
  })

  it('while staff act fills in nothing of the student and promises no copy', async () => {
    await openPortal('/contact', {
      answers: { 'GET /user/current-user': currentUser },
      isLoggedIn: true,
      acting: { studentId: currentUser.id, staffName: 'Demo Reviewer' },
    })
    const banner = page.getByRole('complementary', { name: session.acting.title })
    await expect.element(banner).toHaveTextContent(currentUser.email)
    await expect.element(field(contact.from)).toHaveValue('')
    await expect.element(field(contact.requestNumber)).toHaveValue('')
    const note = fill(contact.copyNote, { email: leftToRight(currentUser.email) })
    await expect.element(page.getByText(note)).not.toBeInTheDocument()
  })

  it('with an unknown topic in the address asks for one', async () => {
    await openPortal('/contact?topic=x')
    await expect
      .element(page.getByRole('combobox', { name: contact.topic }))
      .toHaveTextContent(contact.topicPlaceholder)
    await expectSound()
  })

  it('hides the field for bots from people', async () => {
    await openPortal('/contact')
    await expect.element(send()).toBeVisible()
    const trap = document.querySelector<HTMLInputElement>('input[name=website]')
    expect(trap?.tabIndex).toBe(-1)
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull()
  })
})

describe('what was typed', () => {
  const refusal = (status: number, code: string) => refuse(status, { statusCode: status, code, message: 'x' })
  it.each<[string, Answers, string]>([
    ['a lost connection', { [call]: noConnection }, callFailures.noConnection],
    ['a limit', { [call]: refusal(429, 'TOO_MANY_REQUESTS') }, errors.TOO_MANY_REQUESTS],
    ['an overload', { [call]: refusal(503, 'OVERLOADED') }, errors.OVERLOADED],
    ['a maintenance', { [call]: refusal(503, 'MAINTENANCE') }, errors.MAINTENANCE],
  ])(
    'survives %s and a reload, the page says why, and the same button sends it',
    async (_name, answers, why) => {
      const portal = await openPortal('/contact', { answers })
      await write()
      await send().click()
      await expect.element(page.getByRole('alert')).toBeVisible()
      await expect.element(page.getByRole('alert')).toHaveTextContent(contact.notSent)
      await expect.element(page.getByRole('alert')).toHaveTextContent(why)
      await expect.element(field(contact.body)).toHaveValue('הקובץ לא נפתח')
      expect(JSON.parse(sessionStorage.getItem('milgo.tab.problem-report') ?? '')).toMatchObject({
        body: 'הקובץ לא נפתח',
        topic: 'DOCUMENTS',
      })
      portal.change(taken)
      await send().click()
      await expect.element(page.getByText('M-1042')).toBeVisible()
      expect(sessionStorage.getItem('milgo.tab.problem-report')).toBeNull()
    },
  )

  it('includes a topic, which takes precedence over the one in the address', async () => {
    sessionStorage.setItem('milgo.tab.problem-report', JSON.stringify({ topic: 'DOCUMENTS' }))
    await openPortal('/contact?topic=ACCESSIBILITY')
    await expect
      .element(page.getByRole('combobox', { name: contact.topic }))
      .toHaveTextContent(contact.topics.DOCUMENTS)
  })

  it('is restored after a reload, also with unknown values in the storage', async () => {
    sessionStorage.setItem(
      'milgo.tab.problem-report',
      JSON.stringify({ body: 'שמור', subject: 7, topic: 'NONE' }),
    )
    await openPortal('/contact')
    await expect.element(field(contact.body)).toHaveValue('שמור')
    await expect.element(field(contact.subject)).toHaveValue('')
  })
})
