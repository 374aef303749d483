import { CallFailed } from '@milgo/web-client/call-failed'
import { describe, expect, it, vi } from 'vitest'
import type { Outcome } from '../../../request/keeping/keeper-machine.ts'
import type { SaveFailure } from '../../../request/keeping/read-refusal.ts'
import { createSending } from '../../../request/sending.ts'
import { type SendingCalls, sendRequest } from './send-request.ts'

const taken: Outcome = { answer: { id: 'request', version: 2 } }
const refusedWith = (code: string): SaveFailure => ({
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

type Answer = Outcome | SaveFailure

const isFailure = (answer: Answer): answer is SaveFailure => typeof answer === 'object' && 'why' in answer

/**
 * Imitates a service that answers Send with these answers in order. `isThere` says whether it has the request;
 * undefined means that it cannot be asked. `later` says it when the service is asked again after the connection returns.
 */
const open = (answers: readonly Answer[], isThere?: boolean, later?: boolean) => {
  const left = [...answers]
  const sending = createSending()
  let failure: SaveFailure | undefined
  let isLocked = false
  const serviceCalls: SendingCalls = {
    submit: async () => {
      const answer = left.shift() ?? taken
      failure = isFailure(answer) ? answer : undefined
      return isFailure(answer) ? 'not sent' : answer
    },
    state: () => ({ conflict: undefined, failure }),
    isThere: async () => {
      if (isThere === undefined) throw new TypeError('offline')
      return isThere
    },
    again: async () => {
      if (later === undefined) await new Promise(() => {})
      isThere = later
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
    send: (changed: Partial<SendingCalls> = {}) => sendRequest(sending, { ...serviceCalls, ...changed }),
    isLocked: () => isLocked,
    unused: () => left.length,
  }
}

const unreachable: SaveFailure = { why: 'unreachable' }

describe('the result', () => {
  const rows: readonly [string, readonly Answer[], boolean | undefined, object, boolean][] = [
    ['the request is accepted', [taken], undefined, { is: 'sent' }, true],
    ['answers are refused', ['refused'], undefined, { is: 'refused' }, false],
    ['the page is outdated', ['outdated'], undefined, { is: 'outdated' }, false],
    ['the registration has closed', [refusedWith('PERIOD_CLOSED')], undefined, { is: 'closed' }, true],
    [
      'the service gives a reason that this page does not know',
      [refusedWith('OUT_OF_PERIOD')],
      undefined,
      { is: 'failed', failure: { why: 'refused' } },
      false,
    ],
    ['another page has sent it', [refusedWith('WRONG_STATUS')], undefined, { is: 'sentElsewhere' }, true],
    [
      'no answer arrives, and the service does not have the request',
      [unreachable],
      false,
      { is: 'notThere' },
      false,
    ],
    [
      'no answer arrives, and the service cannot be asked',
      [unreachable],
      undefined,
      { is: 'unknown' },
      false,
    ],
    ['the answer was lost', [unreachable, taken], true, { is: 'sent' }, true],
    ['a proxy gave up', [{ why: 'unavailable' }, taken], true, { is: 'sent' }, true],
    [
      'the answer was lost, and another page had sent it',
      [unreachable, refusedWith('WRONG_STATUS')],
      true,
      { is: 'sentElsewhere' },
      true,
    ],
    ['both answers are lost', [unreachable, unreachable], true, { is: 'unknown' }, false],
    ['the session has ended', [{ why: 'sessionEnded' }], true, { is: 'failed' }, false],
  ]
  it.each(rows)('%s', async (_case, answers, isThere, result, staysLocked) => {
    const { sending, send, isLocked, unused } = open(answers, isThere)
    void send()
    await expect.poll(sending.current).toMatchObject(result)
    expect([isLocked(), unused()]).toEqual([staysLocked, 0])
  })
})

describe('a request of which nothing is known', () => {
  it.each([
    ['is fetched when the service says that it has it', true, { is: 'sent' }, true],
    ['is said not to be there when the service says so', false, { is: 'notThere' }, false],
  ])('%s', async (_case, later, result, staysLocked) => {
    const { sending, send, isLocked } = open([unreachable], undefined, later)
    await send()
    expect([sending.current(), isLocked()]).toEqual([result, staysLocked])
  })

  it('does not open a window again that the student has read', async () => {
    const { sending, send } = open([unreachable])
    const returned = Promise.withResolvers<void>()
    const sent = send({
      isThere: vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(false),
      again: () => returned.promise,
    })
    await expect.poll(sending.current).toEqual({ is: 'unknown' })
    sending.set({ is: 'unknown', isRead: true })
    returned.resolve()
    await sent
    expect(sending.current()).toEqual({ is: 'ready' })
  })
})

it('nothing can be changed between the press and the answer, and a second press sends nothing', async () => {
  const { sending, send, isLocked } = open([])
  const answered = Promise.withResolvers<Outcome>()
  let calls = 0
  const submit = () => {
    calls += 1
    return answered.promise
  }
  const first = send({ submit })
  expect([sending.current().is, isLocked()]).toEqual(['sending', true])
  await send({ submit })
  expect(calls).toBe(1)
  answered.resolve('refused')
  await first
  expect([sending.current().is, isLocked()]).toEqual(['refused', false])
})

it('a conflict is left to its own window', async () => {
  const { sending, send, isLocked } = open([])
  const state = () => ({ conflict: {} as never, failure: undefined })
  await send({ submit: async () => 'not sent', state })
  expect([sending.current(), isLocked()]).toEqual([{ is: 'ready' }, false])
})

it('an error in the page leaves the form editable', async () => {
  const { sending, send, isLocked } = open([])
  await expect(send({ submit: () => Promise.reject(new Error('broken')) })).rejects.toThrow('broken')
  expect([sending.current(), isLocked()]).toEqual([{ is: 'ready' }, false])
})

it('a request that another tab has sent is not sent again', async () => {
  const { sending, send, unused } = open([taken])
  sending.set({ is: 'sentElsewhere' })
  await send()
  expect(unused()).toBe(1)
  expect(sending.current()).toEqual({ is: 'sentElsewhere' })
})

describe('a correction that is refused', () => {
  it.each(['lapsed', 'cancelled', 'sentElsewhere'] as const)(
    'shows that the correction is over: %s',
    async (end) => {
      const { sending, send, isLocked } = open([refusedWith('WRONG_STATUS')])
      await send({ findEnd: async () => end })
      expect(sending.current()).toEqual({ is: end })
      expect(isLocked()).toBe(true)
    },
  )

  it('shows the refusal when the correction is still open, or the service cannot be asked', async () => {
    for (const findEnd of [async () => undefined, () => Promise.reject(new TypeError('offline'))]) {
      const { sending, send } = open([refusedWith('FIELD_REQUIRED')])
      await send({ findEnd })
      expect(sending.current()).toMatchObject({ is: 'failed' })
    }
  })
})
