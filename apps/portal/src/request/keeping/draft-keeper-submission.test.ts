import { CallFailed } from '@milgo/web-client/call-failed'
import { describe, expect, it } from 'vitest'
import { campStep, open } from './draft-keeper.fixture.ts'

describe('handing in', () => {
  it('sends shown answers only, after saving the hidden ones that changed', async () => {
    const { service, store, keeper, type } = open()
    store.change({ questionId: 'isGuide' }, true)
    type('days', '12')
    store.change({ questionId: 'isGuide' }, false)
    await keeper.submit(campStep('person'))
    expect(service.calls.map(({ does }) => does)).toEqual(['save', 'submit'])
    expect(service.calls[0]?.body).toMatchObject({ days: '12' })
    expect(service.calls[1]?.body).not.toHaveProperty('days')
    expect(service.saved.person).toMatchObject({ days: '12', is_guide: false })
  })

  const notAsked = { code: 'NOT_ASKED', message: 'not asked' }
  it.each([
    [
      'an answer to a question that is no longer asked',
      [{ ...notAsked, field: 'given_name' }],
      ['not asked'],
      [],
    ],
    [
      'an answer in another step that this page does not know',
      [{ ...notAsked, label: 'Dog', field: 'dog', step: 3 }],
      [],
      [{ label: 'Dog', step: 3 }],
    ],
    ['a call that is wrong as a whole', undefined, [], [{ message: 'wrong', step: 1 }]],
  ])('%s: is shown at its field or with its step, and nothing counts as saved', async (...row) => {
    const [, errors, told, unplaced] = row
    const { service, store, keeper, type } = open()
    type('name', 'דמו')
    const refusal = { statusCode: 400, code: 'INVALID_FIELDS', message: 'wrong', errors }
    service.failNext(() => new CallFailed('submit', 400, { refusal, answer: { version: 1, error: {} } }))
    expect(await keeper.submit(campStep('person'))).toBe('outdated')
    const { problems, ...status } = store.status()
    expect(problems.flatMap(({ complaint }) => ('message' in complaint ? complaint.message : []))).toEqual(
      told,
    )
    expect(status.unplaced).toMatchObject(unplaced)
    // The draft on the server may still contain the answers that were handed in too early.
    expect(keeper.state()).toMatchObject({ unsaved: new Set(['person']), failure: undefined })
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
  ])(
    '%s: is shown as one line for each message, and nothing counts as saved',
    async (_what, status, refusal, told) => {
      const { service, store, keeper, type } = open()
      type('name', 'דמו')
      service.failNext(() => new CallFailed('submit', status, { refusal, answer: { error: refusal } }))
      expect(await keeper.submit(campStep('person'))).toBe('refused')
      expect(store.status().unplaced).toEqual(told.map((message) => ({ message })))
      expect(keeper.state()).toMatchObject({ unsaved: new Set(['person']), failure: undefined })
    },
  )

  it('a refusal without any message is a failure, for which the page has words', async () => {
    const { service, keeper, type } = open()
    type('name', 'דמו')
    const refusal = { statusCode: 250 }
    service.failNext(() => new CallFailed('submit', 200, { refusal, answer: { error: refusal } }))
    expect(await keeper.submit(campStep('person'))).toBe('not sent')
    expect(keeper.state().failure).toMatchObject({ why: 'refused' })
  })

  it('a submit that failed with everything saved shows its error until the browser is online or another call succeeds', async () => {
    for (const isOver of ['online', 'saved'] as const) {
      const { service, keeper, type } = open()
      type('name', 'דמו')
      expect(await keeper.save()).toBe(true)
      service.failNext(() => new TypeError('Failed to fetch'))
      expect(await keeper.submit(campStep('person'))).toBe('not sent')
      expect(keeper.hasUnsaved()).toBe(false)
      expect(keeper.state().failure).toEqual({ why: 'unreachable' })
      if (isOver === 'online') keeper.noteOnline()
      else {
        type('branch', '800')
        await keeper.save()
      }
      expect(keeper.state().failure).toBeUndefined()
    }
  })

  it('is not sent when the save before it is refused as outdated, and shows why', async () => {
    const { service, keeper, type } = open()
    type('branch', '800')
    const refusal = { statusCode: 400, code: 'STEP_NOT_ASKED', message: 'not asked' }
    service.failNext(() => new CallFailed('save', 400, { refusal }))
    expect(await keeper.submit(campStep('papers'))).toBe('not sent')
    expect(keeper.state().failure).toMatchObject({ why: 'refused', error: { code: 'STEP_NOT_ASKED' } })
  })
})
