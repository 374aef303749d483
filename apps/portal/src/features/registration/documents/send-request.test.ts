import { CallFailed } from '@milgo/web-client/call-failed'
import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../../request/keeping/keeper-machine.ts'
import type { Trouble } from '../../../request/keeping/read-refusal.ts'
import { createSending } from '../../../request/sending.ts'
import { type SendingWays, sendRequest } from './send-request.ts'

const taken: Outcome = { answer: { id: 'request', version: 2 } }
const refusedWith = (code: string): Trouble => ({
  why: 'refused',
  error: new CallFailed('POST', 403, {
    refusal: {
      statusCode: 403,
      code: 'REQUEST_READ_ONLY',
      message: '',
      errors: [{ code, message: '' }],
    },
  }),
})

type Answer = Outcome | Trouble

const isTrouble = (answer: Answer): answer is Trouble => typeof answer === 'object' && 'why' in answer

/** A service that answers Send with these, one after the other, and has the request or not; or cannot be asked. */
const open = (answers: readonly Answer[], isThere?: boolean) => {
  const left = [...answers]
  const sending = createSending()
  let trouble: Trouble | undefined
  let isLocked = false
  const ways: SendingWays = {
    submit: async () => {
      const answer = left.shift() ?? taken
      trouble = isTrouble(answer) ? answer : undefined
      return isTrouble(answer) ? 'not sent' : answer
    },
    state: () => ({ conflict: undefined, trouble }),
    isThere: async () => {
      if (isThere === undefined) throw new TypeError('offline')
      return isThere
    },
    lock: () => {
      isLocked = true
    },
    unlock: () => {
      isLocked = false
    },
  }
  return {
    sending,
    send: (changed: Partial<SendingWays> = {}) => sendRequest(sending, { ...ways, ...changed }),
    isLocked: () => isLocked,
    unused: () => left.length,
  }
}

const unreachable: Trouble = { why: 'unreachable' }

describe('what becomes of it', () => {
  const rows: readonly [string, readonly Answer[], boolean | undefined, object, boolean][] = [
    ['it is taken', [taken], undefined, { is: 'sent' }, true],
    ['answers are refused', ['refused'], undefined, { is: 'refused' }, false],
    ['the page is outdated', ['outdated'], undefined, { is: 'outdated' }, false],
    [
      'the registration has closed',
      [refusedWith('OUT_OF_PERIOD')],
      undefined,
      { is: 'failed', trouble: { why: 'refused' } },
      false,
    ],
    ['another page has sent it', [refusedWith('WRONG_STATUS')], undefined, { is: 'sentElsewhere' }, true],
    ['no answer comes, and it is not there', [unreachable], false, { is: 'notThere' }, false],
    ['no answer comes, and nobody can be asked', [unreachable], undefined, { is: 'unknown' }, false],
    ['the answer was lost', [unreachable, taken], true, { is: 'sent' }, true],
    ['a service in between gave up', [{ why: 'unavailable' }, taken], true, { is: 'sent' }, true],
    [
      'the answer was lost, and another page had sent it',
      [unreachable, refusedWith('WRONG_STATUS')],
      true,
      { is: 'sentElsewhere' },
      true,
    ],
    ['answer after answer is lost', [unreachable, unreachable], true, { is: 'unknown' }, false],
    ['the session has ended', [{ why: 'sessionEnded' }], true, { is: 'failed' }, false],
  ]
  it.each(rows)('%s', async (_case, answers, isThere, result, staysLocked) => {
    const { sending, send, isLocked, unused } = open(answers, isThere)
    await send()
    expect(sending.standing()).toMatchObject(result)
    expect([isLocked(), unused()]).toEqual([staysLocked, 0])
  })
})

it('nothing can be changed from the press to the answer, and a second press sends nothing', async () => {
  const { sending, send, isLocked } = open([])
  const answered = Promise.withResolvers<Outcome>()
  let calls = 0
  const submit = () => {
    calls += 1
    return answered.promise
  }
  const first = send({ submit })
  expect([sending.standing().is, isLocked()]).toEqual(['sending', true])
  await send({ submit })
  expect(calls).toBe(1)
  answered.resolve('refused')
  await first
  expect([sending.standing().is, isLocked()]).toEqual(['refused', false])
})

it('two versions are asked about by a window of their own', async () => {
  const { sending, send, isLocked } = open([])
  const state = () => ({ conflict: {} as never, trouble: undefined })
  await send({ submit: async () => 'not sent', state })
  expect([sending.standing(), isLocked()]).toEqual([{ is: 'ready' }, false])
})

it('what breaks in the page leaves the form open', async () => {
  const { sending, send, isLocked } = open([])
  await expect(send({ submit: () => Promise.reject(new Error('broken')) })).rejects.toThrow('broken')
  expect([sending.standing(), isLocked()]).toEqual([{ is: 'ready' }, false])
})

it('what another tab has sent is not sent again', async () => {
  const { sending, send, unused } = open([taken])
  sending.become({ is: 'sentElsewhere' })
  await send()
  expect(unused()).toBe(1)
  expect(sending.standing()).toEqual({ is: 'sentElsewhere' })
})

describe('a correction that is refused', () => {
  it.each(['lapsed', 'cancelled', 'sentElsewhere'] as const)('tells that it is over: %s', async (end) => {
    const { sending, send, isLocked } = open([refusedWith('WRONG_STATUS')])
    await send({ findEnd: async () => end })
    expect(sending.standing()).toEqual({ is: end })
    expect(isLocked()).toBe(true)
  })

  it('tells of the refusal where the service says that it is still open, or cannot be asked', async () => {
    for (const findEnd of [async () => undefined, () => Promise.reject(new TypeError('offline'))]) {
      const { sending, send } = open([refusedWith('FIELD_REQUIRED')])
      await send({ findEnd })
      expect(sending.standing()).toMatchObject({ is: 'failed' })
    }
  })
})
