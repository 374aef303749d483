import { CallFailed } from '@milgo/web-client/call-failed'
import { expect, it } from 'vitest'
import { createListMail } from './list-mail.ts'

const refusedWith = (code: string) =>
  new CallFailed('POST', 429, { refusal: { statusCode: 429, code, message: '' } })

it('is asked for once, whoever presses again and whenever', async () => {
  let sent = 0
  const mail = createListMail(async () => {
    sent += 1
  })
  await Promise.all([mail.ask(), mail.ask()])
  await mail.ask()
  expect([sent, mail.standing().is]).toEqual([1, 'sent'])
})

it('that was sent within the hour is there', async () => {
  const mail = createListMail(() => Promise.reject(refusedWith('LIST_SENT_ALREADY')))
  await mail.ask()
  expect(mail.standing()).toEqual({ is: 'sent' })
})

it('that did not go can be asked for again', async () => {
  const answers = [Promise.reject(new TypeError('offline')), Promise.resolve()]
  const mail = createListMail(() => answers.shift() ?? Promise.resolve())
  await mail.ask()
  expect(mail.standing()).toMatchObject({ is: 'failed' })
  await mail.ask()
  expect(mail.standing()).toEqual({ is: 'sent' })
})
