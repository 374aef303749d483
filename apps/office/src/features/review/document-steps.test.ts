import { describe, expect, it } from 'vitest'
import { documentAhead, documentBeside, firstDocument, nextToLookAt } from './document-steps.ts'

const sent = (key: string, state: 'ACCEPTED' | 'FLAGGED' | 'NOT_LOOKED_AT') => ({
  key,
  state,
  is_frozen: false,
  is_missing: false,
})
const documents = [
  sent('id', 'ACCEPTED'),
  sent('studies', 'NOT_LOOKED_AT'),
  sent('income', 'FLAGGED'),
  sent('bank', 'NOT_LOOKED_AT'),
]
const done = documents.map(({ key }) => sent(key, 'ACCEPTED'))

describe('the documents of a request', () => {
  it('open at the first one without a verdict', () => {
    expect(firstDocument(documents)).toBe('studies')
    expect(firstDocument(done)).toBe('id')
    expect(firstDocument([])).toBeUndefined()
  })

  it('skip those of the first review in an appeal', () => {
    const beside = [sent('of-appeal', 'ACCEPTED'), { ...sent('original', 'NOT_LOOKED_AT'), is_frozen: true }]
    expect(firstDocument(beside)).toBe('of-appeal')
    expect(nextToLookAt(beside, 'of-appeal')).toBeUndefined()
  })

  it('follow each other and stop at the end', () => {
    expect(documentBeside(documents, 'id', 1)).toBe('studies')
    expect(documentBeside(documents, 'bank', 1)).toBe('bank')
    expect(documentBeside(documents, 'id', -1)).toBe('id')
  })

  it('continue with the next one without a verdict, also with an earlier one', () => {
    expect(nextToLookAt(documents, 'studies')).toBe('bank')
    expect(nextToLookAt(documents, 'bank')).toBe('studies')
    expect(nextToLookAt(done, 'id')).toBeUndefined()
  })

  it('are loaded ahead in the order after a verdict, else in their own order, and not after the last', () => {
    expect(documentAhead(documents, 'studies')).toBe('bank')
    expect(documentAhead(done, 'id')).toBe('studies')
    expect(documentAhead(done, 'bank')).toBeUndefined()
  })
})
