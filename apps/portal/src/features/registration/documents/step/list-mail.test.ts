import { CallFailed } from '@milgo/web-client/call-failed'
import { expect, it } from 'vitest'
import { createListMail } from './list-mail.ts'

const refusedWith = (code: string) =>
  new CallFailed('POST', 429, { refusal: { statusCode: 429, code, message: '' } })

it('the mail is requested once, however often the button is pressed', async () => {
  let sent = 0
  const mail = createListMail(async () => {
    sent += 1
  })
  await Promise.all([mail.ask('list'), mail.ask('list')])
  await mail.ask('list')
  expect([sent, mail.current().is]).toEqual([1, 'sent'])
})

it('the mail counts as sent when the service has sent it within the hour', async () => {
  const mail = createListMail(() => Promise.reject(refusedWith('LIST_SENT_ALREADY')))
  await mail.ask('list')
  expect(mail.current()).toEqual({ is: 'sent', list: 'list' })
})

it('the mail can be requested again after a failure', async () => {
  const answers = [Promise.reject(new TypeError('offline')), Promise.resolve()]
  const mail = createListMail(() => answers.shift() ?? Promise.resolve())
  await mail.ask('list')
  expect(mail.current()).toMatchObject({ is: 'failed' })
  await mail.ask('list')
  expect(mail.current()).toEqual({ is: 'sent', list: 'list' })
})

it('a list that differs from the one sent can be requested, and is not said to be sent if it was not', async () => {
  let calls = 0
  const mail = createListMail(async () => {
    calls += 1
    if (calls === 2) throw refusedWith('LIST_SENT_ALREADY')
  })
  await mail.ask('list')
  await mail.ask('longer list')
  expect(mail.current()).toMatchObject({ is: 'failed' })
  await mail.ask('longer list')
  expect(mail.current()).toEqual({ is: 'sent', list: 'longer list' })
})
