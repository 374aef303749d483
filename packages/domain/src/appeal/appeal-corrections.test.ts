import { expect, test } from 'vitest'
import {
  appealCorrectionIssues,
  appealDraftIssues,
  appealFilesToFix,
  correctedAnswers,
} from './appeal-corrections.ts'

const sent = { grounds: ['income'], details: 'text', documents: ['a', 'b'] } as const
const flag = (index: number) => ({ field: 'documents', index, reason: 'UNREADABLE' })
const codes = (issues: ReturnType<typeof appealDraftIssues>) =>
  issues.map(({ code, index }) => `${code} ${index}`)

test('only flagged files may be replaced', () => {
  const draft = (documents: readonly string[]) => ({ ...sent, documents })
  expect(appealDraftIssues(sent, draft(['a', 'c']), [flag(1)])).toEqual([])
  expect(codes(appealDraftIssues(sent, draft(['c', 'b']), [flag(1)]))).toEqual(['NOT_ASKED 0'])
  expect(codes(appealDraftIssues(sent, draft(['a', 'b', 'c']), [flag(1)]))).toEqual(['NOT_ASKED 2'])
  expect(codes(appealDraftIssues(sent, draft(['a']), [flag(0)]))).toEqual(['NOT_ASKED 1'])
  expect(codes(appealDraftIssues(sent, draft(['b', 'a']), [flag(0)]))).toEqual(['NOT_ASKED 1'])
})

test('a missing file can be flagged, at the index after the last file', () => {
  const draft = { ...sent, documents: ['a', 'b', 'c'] }
  expect(appealFilesToFix(sent, draft, [flag(2)])).toEqual([
    { flag: flag(2), index: 2, sentFile: null, newFile: 'c' },
  ])
  expect(appealCorrectionIssues(sent, draft, [flag(2)])).toEqual([])
})

test('every flag needs a new file, and another file of the same appeal does not count', () => {
  expect(codes(appealCorrectionIssues(sent, sent, [flag(0), flag(1)]))).toEqual([
    'FIELD_REQUIRED 0',
    'FIELD_REQUIRED 1',
  ])
  const same = { ...sent, documents: ['b', 'b'] }
  expect(codes(appealCorrectionIssues(sent, same, [flag(0)]))).toEqual(['FIELD_REQUIRED 0'])
})

test("flags of the request's review are not flags of an appeal", () => {
  const first = { field: 'id_front', reason: 'UNREADABLE' }
  expect(appealFilesToFix(sent, sent, [first])).toEqual([])
})

test('a correction changes text and files, but not grounds and figures', () => {
  const given = { grounds: ['OTHER'], claimedIncome: '1', details: 'more', documents: ['c', 'b'] } as const
  expect(correctedAnswers(sent, given)).toEqual({
    grounds: ['income'],
    details: 'more',
    documents: ['c', 'b'],
  })
  expect(correctedAnswers(sent, {})).toEqual({ ...sent, documents: [] })
})
