import { describe, expect, it } from 'vitest'
import { documentAhead, documentBeside, firstDocument, nextToLookAt } from './document-steps.ts'

const documents = [
  { key: 'id', state: 'ACCEPTED' },
  { key: 'studies', state: 'NOT_LOOKED_AT' },
  { key: 'income', state: 'FLAGGED' },
  { key: 'bank', state: 'NOT_LOOKED_AT' },
]
const done = documents.map(({ key }) => ({ key, state: 'ACCEPTED' }))

describe('the documents of a request', () => {
  it('open at the first that nobody has looked at', () => {
    expect(firstDocument(documents)).toBe('studies')
    expect(firstDocument(done)).toBe('id')
    expect(firstDocument([])).toBeUndefined()
  })

  it('pass over those of the first review beside an appeal', () => {
    const beside = [
      { key: 'of-appeal', state: 'ACCEPTED' },
      { key: 'original', state: 'NOT_LOOKED_AT', is_frozen: true },
    ]
    expect(firstDocument(beside)).toBe('of-appeal')
    expect(nextToLookAt(beside, 'of-appeal')).toBeUndefined()
  })

  it('follow each other and end', () => {
    expect(documentBeside(documents, 'id', 1)).toBe('studies')
    expect(documentBeside(documents, 'bank', 1)).toBe('bank')
    expect(documentBeside(documents, 'id', -1)).toBe('id')
  })

  it('go on to the next that nobody has looked at, also to one before', () => {
    expect(nextToLookAt(documents, 'studies')).toBe('bank')
    expect(nextToLookAt(documents, 'bank')).toBe('studies')
    expect(nextToLookAt(done, 'id')).toBeUndefined()
  })

  it('are loaded ahead as a verdict would show them, else as they follow each other, and end', () => {
    expect(documentAhead(documents, 'studies')).toBe('bank')
    expect(documentAhead(done, 'id')).toBe('studies')
    expect(documentAhead(done, 'bank')).toBeUndefined()
  })
})
