import { expect, test } from 'vitest'
import { appealDocuments, hasAppealFigures, missingAppealDocument } from './appeal-review.ts'

const files = [
  { fileName: 'a.pdf', originalName: 'A.pdf', sha256: '1' },
  { fileName: 'b.pdf', originalName: 'B.pdf', sha256: '2' },
]

test('each file is flagged by its index, and a missing file by the index after the last one', () => {
  expect(appealDocuments(files).map(({ key, flag }) => [key, flag])).toEqual([
    ['documents.0', { field: 'documents', index: 0 }],
    ['documents.1', { field: 'documents', index: 1 }],
  ])
  expect(missingAppealDocument(files)).toMatchObject({ key: 'documents.2', fileName: '' })
})

test("figures of the request's review do not count for the appeal", () => {
  const entered = (appeal: 'NONE' | 'OPEN') => ({
    acts: [{ act: 'ENTER_FIGURES', staffId: 'x', appeal }] as const,
  })
  expect([hasAppealFigures(entered('NONE')), hasAppealFigures(entered('OPEN'))]).toEqual([false, true])
})
