import { contactRestHours } from '@milgo/domain/status/bank-fix-state'
import { counted } from '@milgo/messages/counted'
import { office as englishOffice } from '@milgo/messages/en/office'
import { officeAccounts as english } from '@milgo/messages/en/office-accounts'
import { officePayments as englishPayments } from '@milgo/messages/en/office-payments'
import { fill } from '@milgo/messages/fill'
import { office as hebrewOffice } from '@milgo/messages/he/office'
import { officeAccounts as hebrew } from '@milgo/messages/he/office-accounts'
import { officePayments as hebrewPayments } from '@milgo/messages/he/office-payments'
import { type Answers, type MadeCall, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { accountId, listed, openAccounts, requestId, toAsk, waiting } from './support/accounts-page.ts'
import { drawnAddress, pdfAddress } from './support/paper.ts'

const asking = 'POST /office/requests/{id}/ask-for-bank-fix'
const revealing = 'POST /office/requests/{id}/view-account-confirmation'
const deciding = 'POST /office/requests/{id}/decide-bank-fix'

const revealed = (url: string, media_type = 'application/pdf'): AnswerOf<'core', typeof revealing> => ({
  document: {
    url,
    media_type,
    bytes: 1_200,
    expires_at: '2026-11-01T10:05:00.000Z',
    original_file_name: 'אישור.pdf',
  },
  bank: '10',
  branch: '936',
  account_number: '7654321',
})

const threeToAsk = () =>
  ['א', 'ב', 'ג'].map((name, place) =>
    toAsk({ request_id: `00000000-0000-4000-8000-0000000000d${place}`, name }),
  )
const check = (name: string) => page.getByRole('button', { name: fill(hebrew.checkOf, { name }) })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const pressInDialog = (name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

describe('the list of accounts', () => {
  it.each([
    ['he', 1440],
    ['he', 1024],
    ['en', 1440],
    ['en', 1024],
  ] as const)(
    'shows in %s at %i px the bank’s answer and the warnings about an account',
    async (language, width) => {
      const words = language === 'he' ? hebrew : english
      const row = waiting({
        other_uses: 2,
        other_requests: ['2025-000007', '2025-000008'],
        contact_rest_hours: 51,
        is_as_before: true,
      })
      await openAccounts(listed([row], [toAsk()]), {}, { language, width })
      await expect.element(page.getByText('10-936 ••••4321')).toBeVisible()
      await expect.element(page.getByText(words.problems.OWNER_DIFFERS)).toBeVisible()
      await expect.element(page.getByText(words.problems.ACCOUNT_CLOSED)).toBeVisible()
      await expect.element(page.getByText(words.sameAsBefore)).toBeVisible()
      await expect.element(page.getByText('2025-000008', { exact: false })).toBeVisible()
      await expect
        .element(page.getByText(fill(words.contactRest.other, { count: 51, hours: contactRestHours })))
        .toBeVisible()
      expect(document.body.textContent).not.toContain('7654321')
      await expectSound()
    },
  )

  const atStudents = (count: number): Answers => ({
    ...listed([]),
    'POST /office/bank-fixes': {
      ...listed([])['POST /office/bank-fixes'],
      with_students: count,
      first_with_students: [7, 12].map((n) => ({
        request_id: `00000000-0000-4000-8000-0000000000e${n % 10}`,
        request_number: `2025-0000${String(n).padStart(2, '0')}`,
      })),
    },
  })

  it.each([
    ['he', hebrew],
    ['en', english],
  ] as const)(
    'says in %s whose account is awaited, by the numbers of their requests',
    async (language, words) => {
      await openAccounts(atStudents(4), {}, { language })
      const asked = page.getByRole('region', { name: words.stages })
      await expect.element(asked).toHaveTextContent(/2025-000007.*2025-000012/)
      await expect.element(asked).toHaveTextContent(counted(words.moreWithStudents, 2, language))
      // Finance reads payments, not requests.
      await expect.element(asked.getByRole('link')).not.toBeInTheDocument()
      await expectSound()
    },
  )

  it('leads staff who may read requests to those of the students whose account is awaited', async () => {
    await openAccounts(atStudents(2), {}, { roles: ['finance', 'manager'] })
    await expect
      .element(page.getByRole('link', { name: '2025-000012' }))
      .toHaveAttribute('href', expect.stringMatching(/\/requests\/.*e2$/))
    await expect.element(page.getByText(counted(hebrew.moreWithStudents, 2, 'he'))).not.toBeInTheDocument()
    await expectSound()
  })

  it('says that no account waits', async () => {
    await openAccounts(listed([]))
    await expect.element(page.getByText(hebrew.waitingEmpty)).toBeVisible()
    await expect.element(page.getByText(hebrew.toAskEmpty)).toBeVisible()
    await expectSound()
  })

  it('asks all students at once, except those whom another staff member has to ask', async () => {
    const ids = ['d1', 'd2', 'd3'].map((end) => `00000000-0000-4000-8000-0000000000${end}`)
    const students = ids.map((request_id, place) =>
      toAsk({ request_id, ...(place === 2 && { refusal: 'CONFLICT_OF_INTEREST' }) }),
    )
    const calls = await openAccounts(listed([], students), { [asking]: { id: requestId } })
    await press(hebrew.askAll.two)
    await expect.element(page.getByText(hebrew.askedAll.two)).toBeVisible()
    expect(calls.made(asking)).toHaveLength(2)
    await expectSound()
  })

  it('asks the others too if somebody else asked one of them first, and says how many were not asked', async () => {
    const students = threeToAsk()
    const calls = await openAccounts(listed([], students), {
      [asking]: () =>
        calls.made(asking).length === 1
          ? refuse(409, { statusCode: 409, code: 'MOVE_NOT_ALLOWED', message: 'x' })
          : { id: requestId },
    })
    await press(counted(hebrew.askAll, 3, 'he'))
    await expect.element(page.getByText(hebrew.askedAll.two)).toBeVisible()
    await expect.element(page.getByText(hebrew.notAsked.one)).toBeVisible()
    expect(calls.made(asking)).toHaveLength(3)
    await expectSound()
  })

  it('does not ask anybody twice: neither by a second press, nor by asking all meanwhile', async () => {
    const students = threeToAsk()
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const calls = await openAccounts(listed([], students), {
      [asking]: async () => {
        await answered
        calls.change(listed([], students.slice(calls.made(asking).length)))
        return { id: requestId }
      },
    })
    const askOf = (name: string) => page.getByRole('button', { name: fill(hebrew.askOf, { name }) })
    await askOf('א').click()
    await askOf('ב').click()
    await expect.element(askOf('א')).not.toBeInTheDocument()
    await press(counted(hebrew.askAll, 3, 'he'))
    answer()
    await expect.element(page.getByText(hebrew.askedAll.one)).toBeVisible()
    await expect.element(page.getByText(hebrew.toAskEmpty)).toBeVisible()
    expect(calls.made(asking)).toHaveLength(3)
  })

  it('says why it did not load, and loads on retry', async () => {
    const calls = await openAccounts(listed([]), {
      'POST /office/bank-fixes': refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' }),
    })
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expectSound()
    calls.change(listed([waiting()]))
    await page.getByRole('alert').getByRole('button').click()
    await expect.element(page.getByText('דנה לוי')).toBeVisible()
  })

  it('offers no action if the staff member knows the student, and says why', async () => {
    await openAccounts(
      listed([waiting({ refusal: 'CONFLICT_OF_INTEREST' })], [toAsk({ refusal: 'SECOND_PERSON_REQUIRED' })]),
    )
    await expect.element(page.getByText(hebrew.refusals.CONFLICT_OF_INTEREST)).toBeVisible()
    await expect.element(page.getByText(hebrew.refusals.SECOND_PERSON_REQUIRED)).toBeVisible()
    expect(check('דנה לוי').elements()).toHaveLength(0)
    expect(page.getByRole('button', { name: hebrew.ask }).elements()).toHaveLength(0)
  })

  it('asks a student for an account', async () => {
    const calls = await openAccounts(listed([], [toAsk()]), {
      [asking]: () => {
        calls.change(listed([]))
        return { id: requestId }
      },
    })
    await page.getByRole('button', { name: fill(hebrew.askOf, { name: 'עומר כהן' }) }).click()
    await expect.element(page.getByText(fill(hebrew.asked, { name: 'עומר כהן' }))).toBeVisible()
    await expect.element(page.getByText(hebrew.toAskEmpty)).toBeVisible()
  })
})

describe('lists that are longer than a page', () => {
  it.each([
    ['he', hebrew, hebrewOffice],
    ['en', english, englishOffice],
  ] as const)(
    'say how much is listed, and show further pages by key, in %s',
    async (language, words, office) => {
      const next = { at: '2026-11-01T10:00:00.000Z', id: accountId }
      const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
      const firstOf = { he: 'ראשונה', en: 'First' }[language]
      const lists = {
        'POST /office/bank-fixes': ({ body }: MadeCall) => {
          const isFirst = !('after' in (body as object))
          const row = waiting(
            isFirst ? { name: firstOf } : { account_id: id(2), request_id: id(2), name: 'דנה לוי' },
          )
          return {
            rows: [row],
            next: isFirst ? next : null,
            total: 2_100,
            with_students: 0,
            first_with_students: [],
          }
        },
        'POST /office/bank-fixes/to-ask': ({ body }: MadeCall) => {
          const isFirst = !('after' in (body as object))
          const rows = (isFirst ? [3, 4] : [5]).map((n) => toAsk({ request_id: id(n) }))
          return { rows, next: isFirst ? next : null, total: 1_003 }
        },
      }
      const calls = await openAccounts(lists, {}, { language })
      const more = (name: string) => page.getByRole('button', { name, exact: true })
      await expect.element(page.getByText(firstOf, { exact: true })).toBeVisible()
      await expect.element(page.getByText(fill(office.shown, { shown: '1', total: '2,100' }))).toBeVisible()
      await expect.element(more(counted(words.askListed, 2, language))).toBeVisible()
      await expectSound()
      await more(words.moreWaiting).click()
      await expect.element(page.getByText('דנה לוי', { exact: true })).toBeVisible()
      await expect.element(more(words.moreWaiting)).not.toBeInTheDocument()
      await more(words.moreToAsk).click()
      await expect.element(more(counted(words.askAll, 3, language))).toBeVisible()
      for (const list of ['POST /office/bank-fixes', 'POST /office/bank-fixes/to-ask'] as const)
        expect(calls.made(list).map(({ body }) => body)).toEqual([
          { period: expect.any(String) },
          { period: expect.any(String), after: next },
        ])
    },
  )
})

describe('knowing a student', () => {
  it.each([
    ['he', hebrew, hebrewPayments],
    ['en', english, englishPayments],
  ] as const)('is declared after a confirmation, in %s', async (language, words, { iKnow }) => {
    const calls = await openAccounts(
      listed([waiting()]),
      { 'POST /office/requests/{id}/i-know-this-payee': { is_declared: true } },
      { language },
    )
    await page.getByRole('button', { name: fill(iKnow.openOf, { name: 'דנה לוי' }) }).click()
    await expectSound()
    await pressInDialog(iKnow.cancel)
    expect(calls.made('POST /office/requests/{id}/i-know-this-payee')).toHaveLength(0)
    await page.getByRole('button', { name: fill(iKnow.openOf, { name: 'דנה לוי' }) }).click()
    await pressInDialog(iKnow.confirm)
    await expect.element(page.getByText(fill(words.conflictDeclared, { name: 'דנה לוי' }))).toBeVisible()
    expect(calls.made('POST /office/requests/{id}/i-know-this-payee')).toHaveLength(1)
  })
})

describe('checking an account', () => {
  it.each([
    ['the same number', 'Account 10-936-7654321', hebrew.readings.EQUAL],
    ['another number', 'Account 7654312', fill(hebrew.readings.DIFFERENT, { read: '7654312' })],
    ['no number', '', hebrew.readings.UNREAD],
  ])('shows the confirmation, and that it contains %s', async (_name, text, said) => {
    const calls = await openAccounts(listed([waiting()]), { [revealing]: revealed(pdfAddress(text)) })
    await check('דנה לוי').click()
    await expect.element(page.getByText('7654321', { exact: true })).toBeVisible()
    await expect.element(page.getByText(said)).toBeVisible()
    await expect.element(page.getByRole('heading', { name: hebrew.confirmation })).toBeVisible()
    await expectSound()
    expect(calls.made(revealing).map(({ body }) => body)).toEqual([{ account_id: accountId }])
  })

  it('reads the number of a photo too', async () => {
    const photo = await drawnAddress(['Bank 10  Branch 936', 'Account number 7654321'])
    await openAccounts(listed([waiting()]), { [revealing]: revealed(photo, 'image/png') })
    await check('דנה לוי').click()
    await expect.element(page.getByText(hebrew.readings.EQUAL)).toBeVisible()
  })

  it('accepts after a confirmation, and the row is removed from the list', async () => {
    const calls = await openAccounts(listed([waiting()]), {
      [revealing]: revealed(pdfAddress('7654321')),
      [deciding]: () => {
        calls.change(listed([]))
        return { id: requestId }
      },
    })
    await check('דנה לוי').click()
    await press(hebrew.accept)
    await pressInDialog(hebrew.accept)
    await expect.element(page.getByText(fill(hebrew.accepted, { name: 'דנה לוי' }))).toBeVisible()
    await expect.element(page.getByText(hebrew.waitingEmpty)).toBeVisible()
    expect(calls.made(deciding)[0]?.body).toEqual({ account_id: accountId, outcome: 'ACCEPT' })
  })

  it('asks again with a reason, and with a text if the reason is "other"', async () => {
    const calls = await openAccounts(listed([waiting()]), {
      [revealing]: revealed(pdfAddress('7654321')),
      [deciding]: { id: requestId },
    })
    await check('דנה לוי').click()
    await press(hebrew.askAgain)
    await pressInDialog(hebrew.sendAsk)
    await expect.element(page.getByRole('dialog').getByText(hebrew.reasonNeeded)).toBeVisible()
    await page.getByRole('combobox', { name: hebrew.reason }).click()
    await page.getByRole('option', { name: hebrew.reasons.OTHER }).click()
    await pressInDialog(hebrew.sendAsk)
    await expect.element(page.getByText(hebrew.noteNeeded)).toBeVisible()
    await expectSound()
    await page.getByLabelText(hebrew.note).fill('האישור של מישהו אחר')
    await pressInDialog(hebrew.sendAsk)
    await expect.element(page.getByText(fill(hebrew.askedAgain, { name: 'דנה לוי' }))).toBeVisible()
    expect(calls.made(deciding)[0]?.body).toEqual({
      account_id: accountId,
      outcome: 'ASK_AGAIN',
      reason: 'OTHER',
      note: 'האישור של מישהו אחר',
    })
  })

  it('does not accept an account that does not fit the bank’s file, and says why', async () => {
    const calls = await openAccounts(listed([waiting({ is_payable: false })]), {
      [revealing]: revealed(await pdfAddress('7654321')),
    })
    await expect.element(page.getByText(hebrew.unpayable)).toBeVisible()
    await check('דנה לוי').click()
    await page.getByRole('button', { name: hebrew.accept, exact: true }).click({ force: true })
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await press(hebrew.askAgain)
    await expect.element(page.getByRole('dialog', { name: hebrew.askAgainTitle })).toBeVisible()
    expect(calls.made(deciding)).toEqual([])
    await expectSound()
  })

  it('says that another staff member was faster', async () => {
    const calls = await openAccounts(listed([waiting()]), {
      [revealing]: revealed(pdfAddress('7654321')),
      [deciding]: () => {
        calls.change(listed([]))
        return refuse(409, { statusCode: 409, code: 'MOVE_NOT_ALLOWED', message: 'x' })
      },
    })
    await check('דנה לוי').click()
    await press(hebrew.accept)
    await pressInDialog(hebrew.accept)
    await expect.element(page.getByText(hebrew.failures.MOVE_NOT_ALLOWED)).toBeVisible()
    await expect.element(page.getByText(hebrew.waitingEmpty)).toBeVisible()
  })

  it('can ask again if the confirmation cannot be opened', async () => {
    await openAccounts(listed([waiting()]), {
      [revealing]: refuse(404, { statusCode: 404, code: 'FILE_NOT_FOUND', message: 'x' }),
    })
    await check('דנה לוי').click()
    await expect.element(page.getByText(hebrew.failures.FILE_NOT_FOUND)).toBeVisible()
    await expect.element(page.getByRole('button', { name: hebrew.askAgain })).toBeVisible()
    await expectSound()
  })
})
