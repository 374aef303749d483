import { CallFailed } from '@milgo/web-client/call-failed'
import { describe, expect, it } from 'vitest'
import { open, stepOf } from './draft-keeper.fixture.ts'

describe('handing in', () => {
  it('sends shown answers only, after saving the hidden ones that changed', async () => {
    const { service, store, keeper, type } = open()
    type('militaryServiceType', 'MILITARY_SERVICE')
    store.change({ questionId: 'isReservist' }, true)
    type('daysInReserve', '12')
    store.change({ questionId: 'isReservist' }, false)
    await keeper.submit(stepOf('personal'))
    expect(service.calls.map(({ does }) => does)).toEqual(['save', 'submit'])
    expect(service.calls[0]?.body).toMatchObject({ days_in_reserve: '12' })
    expect(service.calls[1]?.body).not.toHaveProperty('days_in_reserve')
    expect(service.saved.personal).toMatchObject({ days_in_reserve: '12', is_reservist: false })
  })

  const notAsked = { code: 'NOT_ASKED', message: 'not asked' }
  it.each([
    ['an answer that is asked no more', [{ ...notAsked, field: 'first_name' }], ['not asked'], []],
    [
      'one that this page does not know, in another step',
      [{ ...notAsked, label: 'Dog', field: 'dog', step: 3 }],
      [],
      [{ label: 'Dog', step: 3 }],
    ],
    ['a call that is wrong as a whole', undefined, [], [{ message: 'wrong', step: 1 }]],
  ])('%s: is named in its field, or else with its step, and keeps nothing', async (...row) => {
    const [, errors, told, unplaced] = row
    const { service, store, keeper, type } = open()
    type('firstName', 'דמו')
    const refusal = { statusCode: 400, code: 'INVALID_FIELDS', message: 'wrong', errors }
    service.failNext(() => new CallFailed('submit', 400, { refusal, answer: { version: 1, error: {} } }))
    expect(await keeper.submit(stepOf('personal'))).toBe('outdated')
    const { problems, ...status } = store.status()
    expect(problems.flatMap(({ complaint }) => ('message' in complaint ? complaint.message : []))).toEqual(
      told,
    )
    expect(status.unplaced).toMatchObject(unplaced)
    // The draft may still hold what was handed in too early.
    expect(keeper.state()).toMatchObject({ unsaved: new Set(['personal']), trouble: undefined })
  })

  it.each([
    ['250, one sentence', 200, { statusCode: 250, message: 'wrong' }, ['wrong']],
    ['250, a list', 200, { statusCode: 250, message: ['one', 'two'] }, ['one', 'two']],
    [
      '400, a list and no errors',
      400,
      { statusCode: 400, message: ['one', 'two'], errors: [] },
      ['one', 'two'],
    ],
  ])('%s: is told line by line, and keeps nothing', async (_what, status, refusal, told) => {
    const { service, store, keeper, type } = open()
    type('firstName', 'דמו')
    service.failNext(() => new CallFailed('submit', status, { refusal, answer: { error: refusal } }))
    expect(await keeper.submit(stepOf('personal'))).toBe('refused')
    expect(store.status().unplaced).toEqual(told.map((message) => ({ message })))
    expect(keeper.state()).toMatchObject({ unsaved: new Set(['personal']), trouble: undefined })
  })

  it('a refusal that says nothing at all is a trouble, which has words of its own', async () => {
    const { service, keeper, type } = open()
    type('firstName', 'דמו')
    const refusal = { statusCode: 250 }
    service.failNext(() => new CallFailed('submit', 200, { refusal, answer: { error: refusal } }))
    expect(await keeper.submit(stepOf('personal'))).toBe('not sent')
    expect(keeper.state().trouble).toMatchObject({ why: 'refused' })
  })

  it('that alone does not get there is told until there is a connection again, or another call gets through', async () => {
    for (const isOver of ['online', 'saved'] as const) {
      const { service, keeper, type } = open()
      type('firstName', 'דמו')
      expect(await keeper.save()).toBe(true)
      service.failNext(() => new TypeError('Failed to fetch'))
      expect(await keeper.submit(stepOf('personal'))).toBe('not sent')
      expect(keeper.hasUnsaved()).toBe(false)
      expect(keeper.state().trouble).toEqual({ why: 'unreachable' })
      if (isOver === 'online') keeper.noteOnline()
      else {
        type('branch', '800')
        await keeper.save()
      }
      expect(keeper.state().trouble).toBeUndefined()
    }
  })

  it('of a page that was outdated already when it saved, is not sent and says why', async () => {
    const { service, keeper, type } = open()
    type('branch', '800')
    const refusal = { statusCode: 400, code: 'STEP_NOT_ASKED', message: 'not asked' }
    service.failNext(() => new CallFailed('save', 400, { refusal }))
    expect(await keeper.submit(stepOf('documents'))).toBe('not sent')
    expect(keeper.state().trouble).toMatchObject({ why: 'refused', error: { code: 'STEP_NOT_ASKED' } })
  })
})
