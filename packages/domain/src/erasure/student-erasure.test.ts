import { describe, expect, it } from 'vitest'
import { newRequest } from '../status/request-state.ts'
import { blankSnapshot, findErasureRefusal, mayCarryOutErasure } from './student-erasure.ts'

const ground = { request: newRequest, money: undefined, hasUndecidedPayment: false, hasOpenRevision: false }
const published = { ...newRequest, status: 'DENIED', publishState: '1' } as const
const money = { due: 0, inFlight: 0 }

describe('erasing a student', () => {
  it.each([
    ['a draft', {}, undefined],
    ['a request in review', { request: { ...published, publishState: '0' } }, 'ERASURE_IN_REVIEW'],
    ['a published refusal', { request: published }, undefined],
    ['an open appeal', { request: { ...published, appeal: 'OPEN' } }, 'ERASURE_APPEAL_OPEN'],
    [
      'a granted appeal, unpublished',
      { request: { ...published, appeal: 'GRANTED' } },
      'ERASURE_APPEAL_OPEN',
    ],
    ['a published appeal', { request: { ...published, appeal: 'DENIED', publishState: '2' } }, undefined],
    ['money that is due', { request: published, money: { ...money, due: 1 } }, 'ERASURE_MONEY_DUE'],
    ['money on its way', { request: published, money: { ...money, inFlight: 1 } }, 'ERASURE_MONEY_DUE'],
    ['everything paid', { request: published, money }, undefined],
    [
      'a row of the bank in quarantine',
      { request: published, money, hasUndecidedPayment: true },
      'ERASURE_MONEY_DUE',
    ],
    ['a proposed revision', { request: published, hasOpenRevision: true }, 'ERASURE_REVISION_WAITS'],
  ] as const)('with %s', (_name, more, refusal) => {
    expect(findErasureRefusal({ ...ground, ...more })).toBe(refusal)
  })

  it('without a request', () => {
    expect(findErasureRefusal(undefined)).toBeUndefined()
  })

  it('needs two people', () => {
    expect(mayCarryOutErasure('a', 'a')).toBe(false)
    expect(mayCarryOutErasure('a', 'b')).toBe(true)
  })

  it('leaves no answer and no file name in a snapshot', () => {
    const blank = blankSnapshot(
      {
        format: 2,
        period: '2025',
        rulesVersion: '1',
        language: 'he',
        submittedAt: '',
        answers: { firstName: 'דנה' },
        sections: [
          {
            id: 'personal',
            title: 'פרטים',
            lines: [{ questionId: 'firstName', place: '', label: 'שם', value: 'דנה', text: 'דנה' }],
          },
        ],
        documents: [
          { questionId: 'idFront', label: 'ת"ז', fileName: 'a.jpg', originalName: 'דנה.jpg', sha256: 'x' },
        ],
      },
      'נמחק',
    )
    expect(JSON.stringify(blank)).not.toContain('דנה')
    expect(blank.documents[0]).toMatchObject({ sha256: 'x', isErased: true })
    expect(blank.sections[0]?.lines[0]).toMatchObject({ label: 'שם', value: null, text: 'נמחק' })
  })
})
