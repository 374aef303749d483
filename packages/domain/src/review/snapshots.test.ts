import { describe, expect, it } from 'vitest'
import { applicationForm } from '../application/form.ts'
import { sampleContext } from '../application/sample-application.fixture.ts'
import { maskNumber } from '../writing/mask-number.ts'
import { documentKey } from './document-key.ts'
import { sampleSnapshot } from './review.fixture.ts'
import { reviewRoundOf } from './review-round.ts'
import { findSecretNumber, questionOfSecret } from './secret-number.ts'
import { sentDocuments } from './sent-documents.ts'
import { snapshotChanges } from './snapshot-changes.ts'
import { lineKey, sentAnswers, sentLines } from './snapshot-lines.ts'

describe('sent documents', () => {
  it('have unique keys', () => {
    const keys = sentDocuments(sampleSnapshot()).map(({ key }) => key)
    expect(keys).toContain('family_documents.PARENT_ONE')
    expect(keys).toContain('siblings_study_confirmations.0')
    expect(new Set(keys).size).toBe(keys.length)
    expect(documentKey({ field: 'disability_documents', index: 1, member_type: 'SPOUSE' })).toBe(
      'disability_documents.1.SPOUSE',
    )
  })
})

describe('the changes between snapshots', () => {
  it('are none between equal snapshots', () => {
    expect(snapshotChanges(sampleSnapshot(), sampleSnapshot())).toEqual({ documents: [], answers: [] })
  })

  it('are replaced files and changed answers, each once', () => {
    const after = sampleSnapshot({
      idFront: 'new.jpg',
      siblingsStudyConfirmations: ['other.pdf'],
      parentOneIncomeType: 'INDEPENDENT',
    })
    const { documents, answers } = snapshotChanges(sampleSnapshot(), after)
    expect(documents.map(({ key, before, after: now }) => [key, before?.fileName, now?.fileName])).toEqual([
      ['id_front', 'id-front.jpg', 'new.jpg'],
      ['siblings_study_confirmations.0', 'sibling.pdf', 'other.pdf'],
    ])
    expect(answers.map(({ key, before, after: now }) => [key, before?.value, now?.value])).toEqual([
      ['parentOneIncomeType', 'EMPLOYEE', 'INDEPENDENT'],
    ])
  })

  it('contain documents that are new and documents that are not asked for any more', () => {
    const less = sampleSnapshot({ isReservist: false })
    const gone = snapshotChanges(sampleSnapshot(), less)
    expect(gone.documents).toMatchObject([{ key: 'reservist_document', after: undefined }])
    expect(snapshotChanges(less, sampleSnapshot()).documents).toMatchObject([
      { key: 'reservist_document', before: undefined },
    ])
  })
})

describe('lines of a snapshot', () => {
  it('can be worded again, each from its question', () => {
    const lines = sentLines(applicationForm, sampleSnapshot(), sampleContext).flatMap((one) => one.lines)
    expect(lines.every(({ line }) => line !== undefined)).toBe(true)
    const keys = lines.map(({ sent }) => lineKey(sent))
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toContain('disabledFamilyMembers.0.percent')
  })

  it('of a question that the form no longer asks are shown as they were sent', () => {
    const snapshot = sampleSnapshot()
    const [first, ...others] = snapshot.sections
    const line = { questionId: 'gone', place: 'p', label: 'Gone', value: 'x', text: 'x' }
    const old = {
      ...snapshot,
      sections: [{ ...first, id: 'personal', title: 't', lines: [line] }, ...others],
    }
    expect(sentLines(applicationForm, old, sampleContext)[0]?.lines).toEqual([
      { sent: line, line: undefined },
    ])
  })

  it('give the answers of a snapshot of format 1', () => {
    const { answers: _answers, ...first } = sampleSnapshot()
    expect(sentAnswers({ ...first, format: 1 })).toMatchObject({ firstName: 'נועה', accountNumber: '100008' })
  })
})

describe('a round of review', () => {
  it.each([
    [['SUBMIT'], 1],
    [['SUBMIT', 'RETURN_FOR_REPAIR', 'CANCEL_RETURN'], 1],
    [['SUBMIT', 'RETURN_FOR_REPAIR', 'SUBMIT_CORRECTIONS'], 2],
    [['SUBMIT', 'RETURN_FOR_REPAIR', 'WINDOW_LAPSES', 'APPROVE', 'SEND_BACK_TO_REVIEW'], 2],
    [[], 1],
  ] as const)('of %j is %i', (events, round) => {
    expect(reviewRoundOf(events.map((event) => ({ event })))).toBe(round)
  })
})

describe('a secret number', () => {
  it('shows its last four digits, and nothing if it is short', () => {
    expect(maskNumber('123456782')).toBe('•••••6782')
    expect(maskNumber('12345')).toBe('•••••')
  })

  it('is found by its question, and the question by the number', () => {
    for (const id of ['userId', 'accountNumber'])
      expect(questionOfSecret(findSecretNumber(id) ?? 'IDENTITY_NUMBER')).toBe(id)
    expect(findSecretNumber('firstName')).toBeUndefined()
    expect(findSecretNumber('toString')).toBeUndefined()
  })
})
