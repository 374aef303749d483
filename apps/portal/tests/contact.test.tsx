import { contact as arabic } from '@milgo/messages/ar/contact'
import { contact as english } from '@milgo/messages/en/contact'
import { contact } from '@milgo/messages/he/contact'
import { issues } from '@milgo/messages/he/issues'
import { type Answers, noConnection, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPortal } from './support/open-portal.tsx'
import { currentUser } from './support/student.ts'

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
    ['he', contact, 390],
    ['ar', arabic, 1440],
    ['en', english, 390],
  ] as const)('is whole in %s', async (language, words, width) => {
    await openPortal('/contact', { language, width })
    await expect.element(page.getByRole('button', { name: words.send })).toBeVisible()
    await expectSound()
  })

  it('names what is missing, each by its field, and sends nothing', async () => {
    const portal = await openPortal('/contact')
    await send().click()
    await expect.element(page.getByText(contact.errorsTitle)).toBeVisible()
    expect(page.getByRole('link', { name: new RegExp(issues.FIELD_REQUIRED) }).elements()).toHaveLength(4)
    await expectSound()
    await page.getByRole('link', { name: new RegExp(`^${contact.subject}`) }).click()
    await expect.element(field(contact.subject)).toHaveFocus()
    expect(portal.made(call)).toEqual([])
  })

  it('sends the report and shows the ticket number, with the focus on it', async () => {
    const portal = await openPortal('/contact', { answers: taken })
    await write()
    await send().click()
    await expect.element(page.getByText('M-1042')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: contact.done.title })).toHaveFocus()
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
  })

  it('knows who is logged in, and promises the copy', async () => {
    const portal = await openPortal('/contact?topic=ACCESSIBILITY', {
      answers: { ...taken, 'GET /user/current-user': currentUser },
      isLoggedIn: true,
    })
    await expect.element(field(contact.from)).toHaveValue(currentUser.email)
    await expect.element(field(contact.requestNumber)).toHaveValue('2025-000123')
    await expect.element(page.getByText(contact.answerTime.two)).toBeVisible()
    await expect.element(page.getByText(currentUser.email).last()).toBeVisible()
    // What the account filled in can be emptied.
    await userEvent.clear(field(contact.requestNumber))
    await expect.element(field(contact.requestNumber)).toHaveValue('')
    expect(portal.made(call)).toEqual([])
  })

  it('hides the field for programs from people', async () => {
    await openPortal('/contact')
    await expect.element(send()).toBeVisible()
    const trap = document.querySelector<HTMLInputElement>('input[name=website]')
    expect(trap?.tabIndex).toBe(-1)
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull()
  })
})

describe('what was typed', () => {
  const refusal = refuse(429, { statusCode: 429, code: 'TOO_MANY_REQUESTS', message: 'x' })
  it.each<[string, Answers]>([
    ['a lost connection', { [call]: noConnection }],
    ['a refusal', { [call]: refusal }],
  ])('survives %s and a reload', async (_name, answers) => {
    const portal = await openPortal('/contact', { answers })
    await write()
    await send().click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(page.getByText(contact.notSent)).toBeVisible()
    await expect.element(field(contact.body)).toHaveValue('הקובץ לא נפתח')
    expect(JSON.parse(sessionStorage.getItem('milgo.tab.problem-report') ?? '')).toMatchObject({
      body: 'הקובץ לא נפתח',
      topic: 'DOCUMENTS',
    })
    portal.change(taken)
    await send().click()
    await expect.element(page.getByText('M-1042')).toBeVisible()
    expect(sessionStorage.getItem('milgo.tab.problem-report')).toBeNull()
  })

  it('is there again after a reload, whatever else the storage says', async () => {
    sessionStorage.setItem(
      'milgo.tab.problem-report',
      JSON.stringify({ body: 'שמור', subject: 7, topic: 'NONE' }),
    )
    await openPortal('/contact')
    await expect.element(field(contact.body)).toHaveValue('שמור')
    await expect.element(field(contact.subject)).toHaveValue('')
  })
})
