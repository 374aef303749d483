import { describe, expect, test } from 'vitest'
import { type Batch, type BatchAct, type BatchRefusal, batchActsOf, findBatchRefusal } from './batch.ts'

const draft: Batch = { state: 'DRAFT', createdBy: 'maker', approvedBy: null, orders: 3 }
const approved: Batch = { ...draft, state: 'APPROVED', approvedBy: 'checker' }
const exported: Batch = { ...approved, state: 'EXPORTED' }
const payer = (id: string, hasOwnRows = false) => ({ id, hasOwnRows })
const confirmed: Batch = { ...approved, state: 'CONFIRMED' }

describe('who may do what with a batch', () => {
  test.each<[string, Batch, BatchAct, string, BatchRefusal | undefined]>([
    ['another person approves', draft, 'APPROVE', 'checker', undefined],
    ['its creator approves', draft, 'APPROVE', 'maker', 'SECOND_PERSON_NEEDED'],
    ['an empty one is approved', { ...draft, orders: 0 }, 'APPROVE', 'checker', 'BATCH_EMPTY'],
    ['one is approved twice', approved, 'APPROVE', 'other', 'BATCH_CHANGED'],
    ['a draft is exported', draft, 'EXPORT', 'checker', 'BATCH_CHANGED'],
    ['an approved one is exported', approved, 'EXPORT', 'maker', undefined],
    ['an approved one is exported by its approver', approved, 'EXPORT', 'checker', undefined],
    [
      'one whose rows were all left out is exported',
      { ...approved, orders: 0 },
      'EXPORT',
      'maker',
      'BATCH_EMPTY',
    ],
    ['an exported one is discarded', exported, 'DISCARD', 'maker', 'BATCH_CHANGED'],
    ['an approved one is discarded', approved, 'DISCARD', 'maker', undefined],
    ['results come before the export', approved, 'ENTER_RESULTS', 'maker', 'BATCH_CHANGED'],
    ['its creator enters results', exported, 'ENTER_RESULTS', 'maker', undefined],
    ['its approver enters results', exported, 'ENTER_RESULTS', 'checker', 'SECOND_PERSON_NEEDED'],
    ['money comes back after the confirmation', confirmed, 'ENTER_RESULTS', 'maker', undefined],
  ])('%s', (_name, batch, act, staffId, refusal) => {
    expect(findBatchRefusal(batch, act, payer(staffId))).toBe(refusal)
  })

  test.each<[string, Batch, BatchAct, BatchRefusal | undefined]>([
    // Their rows are removed from the batch at the approval.
    ['approve', draft, 'APPROVE', undefined],
    ['discard', approved, 'DISCARD', undefined],
    ['export', approved, 'EXPORT', 'OWN_ROWS'],
    ['enter results', exported, 'ENTER_RESULTS', 'OWN_ROWS'],
    ['enter returned payments', confirmed, 'ENTER_RESULTS', 'OWN_ROWS'],
  ])('with a row that pays a request they decided on: %s', (_name, batch, act, refusal) => {
    expect(findBatchRefusal(batch, act, payer('third', true))).toBe(refusal)
  })

  test('the page shows the acts of the state, and why one is refused to this person', () => {
    expect(batchActsOf(draft, payer('maker'))).toEqual([
      { act: 'APPROVE', refusal: 'SECOND_PERSON_NEEDED' },
      { act: 'DISCARD', refusal: null },
    ])
    expect(batchActsOf(exported, payer('other'))).toEqual([{ act: 'ENTER_RESULTS', refusal: null }])
  })
})
