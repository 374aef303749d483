import { expect, test } from 'vitest'
import { requestIn } from '../status/circumstances.fixture.ts'
import { appealDocuments, hasAppealFigures, mayReview, missingAppealDocument } from './appeal-review.ts'

const files = [
  { fileName: 'a.pdf', originalName: 'A.pdf', sha256: '1' },
  { fileName: 'b.pdf', originalName: 'B.pdf', sha256: '2' },
]

test('each file is flagged by its place, and a missing one by the place after the last', () => {
  expect(appealDocuments(files).map(({ key, flag }) => [key, flag])).toEqual([
    ['documents.0', { field: 'documents', index: 0 }],
    ['documents.1', { field: 'documents', index: 1 }],
  ])
  expect(missingAppealDocument(files)).toMatchObject({ key: 'documents.2', fileName: '' })
})

test('who reviewed the request reviews anything of it but its appeal', () => {
  const acts = [{ act: 'DENY', staffId: 'first', appeal: 'NONE' }] as const
  const open = requestIn('APPEAL_SUBMITTED', { appeal: 'OPEN', acts })
  expect([mayReview(open, 'first'), mayReview(open, 'other')]).toEqual([false, true])
  expect(mayReview(requestIn('SUBMITTED', { acts }), 'first')).toBe(true)
})

test('figures of the first review are none of the appeal', () => {
  const entered = (appeal: 'NONE' | 'OPEN') => ({
    acts: [{ act: 'ENTER_FIGURES', staffId: 'x', appeal }] as const,
  })
  expect([hasAppealFigures(entered('NONE')), hasAppealFigures(entered('OPEN'))]).toEqual([false, true])
})
