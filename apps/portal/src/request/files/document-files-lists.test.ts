import type { Answers } from '@milgo/domain/answers/answer'
import { describe, expect, it, vi } from 'vitest'
import { first, front, openFiles, pdf } from './document-files.fixture.ts'
import { PlaceChanged } from './file-entry.ts'

describe('a place in a list', () => {
  const lines = (...types: readonly string[]) => ({
    isDisabledFamilyMembers: true,
    disabledFamilyMembers: types.map((type, index) => ({ type, percent: `${40 + index}` })),
    disabilityDocuments: undefined,
  })
  const withLines = (answers: Answers, ...types: readonly string[]): Answers => ({
    ...answers,
    disabledFamilyMembers: lines(...types).disabledFamilyMembers,
  })
  const slot = (index: number) => ({ questionId: 'disabilityDocuments', slot: index })
  const question = { questionId: 'disabledFamilyMembers' }

  it('does not stop its upload when other answers of the family change', async () => {
    const { store, sent, files } = openFiles({ siblingsStudentsCount: '2' })
    files.choose(first, pdf())
    store.change({ questionId: 'siblingsCount' }, '4')
    expect(files.entryAt(first)).toMatchObject({ kind: 'uploading' })
    sent[0]?.arrive('first.pdf')
    await vi.waitFor(() => expect(store.answers()['siblingsStudyConfirmations']).toEqual(['first.pdf']))
  })

  it('that now belongs to another member stops its upload, says so, and offers the file again', async () => {
    const { store, sent, files } = openFiles({ siblingsStudentsCount: '2' })
    files.choose(first, pdf())
    files.choose(front, pdf())
    // While the number is typed, there is no place at all for a moment.
    store.change({ questionId: 'siblingsStudentsCount' }, '')
    store.change({ questionId: 'siblingsStudentsCount' }, '3')
    expect(sent.map(({ options }) => options.signal.aborted)).toEqual([true, false])
    expect(files.entryAt(first)).toMatchObject({ kind: 'failed', failure: expect.any(PlaceChanged) })
    sent[1]?.arrive('front.jpg')
    await vi.waitFor(() => expect(files.isBusy()).toBe(false))
    files.retry(first)
    sent[2]?.arrive('first.pdf')
    await vi.waitFor(() => expect(store.answers()['siblingsStudyConfirmations']).toEqual(['first.pdf']))
  })

  it('moves with its upload when a line before it is removed', async () => {
    const { store, sent, files } = openFiles(lines('CHILD', 'SPOUSE', 'CANDIDATE'))
    files.choose(slot(2), pdf())
    store.removeLine(question.questionId, 1)
    expect(files.entryAt(slot(2))).toBeUndefined()
    expect(files.entryAt(slot(1))).toMatchObject({ kind: 'uploading' })
    sent[0]?.arrive('candidate.pdf')
    await vi.waitFor(() => expect(store.answers()['disabilityDocuments']).toEqual([null, 'candidate.pdf']))
  })

  it('that is removed leaves no upload behind', async () => {
    const { store, sent, files } = openFiles(lines('CHILD', 'SPOUSE'))
    files.choose(slot(1), pdf())
    store.removeLine(question.questionId, 1)
    store.addLine(question.questionId)
    expect(sent[0]?.options.signal.aborted).toBe(true)
    expect(files.entryAt(slot(1))).toBeUndefined()
    expect(files.isBusy()).toBe(false)
  })

  it('also follows answers that come from another page', () => {
    const { store, sent, files } = openFiles(lines('CHILD', 'SPOUSE', 'CANDIDATE'))
    files.choose(slot(1), pdf())
    files.choose(slot(2), pdf())
    store.reenter(withLines(store.answers(), 'CHILD', 'CHILD', 'CANDIDATE'))
    expect(sent.map(({ options }) => options.signal.aborted)).toEqual([true, false])
    expect(files.entryAt(slot(1))).toMatchObject({ kind: 'failed', failure: expect.any(PlaceChanged) })
  })

  it('that is emptied forgets the notes of its file', () => {
    const storeNotes = vi.fn()
    const siblings = { siblingsStudentsCount: '1', siblingsStudyConfirmations: ['sibling.jpg'] }
    const { store } = openFiles(siblings, { storeNotes })
    store.change({ questionId: 'siblingsStudentsCount' }, '2')
    expect(storeNotes).toHaveBeenCalledWith('sibling.jpg', [])
  })
})
