import type { FileReference } from '@milgo/domain/answers/payload-schema'
import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { describe, expect, it, vi } from 'vitest'
import { allSettled, front, openFiles, pdf } from './document-files.fixture.ts'
import { infected } from './file-entry.ts'

describe('the scanner', () => {
  const reference = (file_state: NonNullable<FileReference['file_state']>): FileReference => ({
    file_name: 'id-front.jpg',
    original_file_name: 'card.jpg',
    file_signed_url: null,
    file_state,
  })
  const scanned = (state: NonNullable<FileReference['file_state']>) => ({
    read: async () => [reference(state)],
  })

  it('is asked as long as an uploaded file is being checked', async () => {
    const states = [reference('checking'), reference('clean')]
    const { files } = openFiles({}, { read: async () => [states.shift() ?? reference('clean')] })
    await files.refresh()
    expect(files.isChecking()).toBe(true)
    await files.refresh()
    expect(files.isChecking()).toBe(false)
  })

  it('an infected file is removed from the answers, and its place says why', async () => {
    const { store, files, save, erase } = openFiles({}, scanned('infected'))
    await files.refresh()
    expect(store.answers()).not.toHaveProperty('idFront')
    expect(save).toHaveBeenCalledTimes(1)
    expect(erase).not.toHaveBeenCalled()
    expect(files.entryAt(front)).toMatchObject({ kind: 'failed', fileName: 'card.jpg', failure: infected })
    expect(files.infected()).toEqual([{ place: front, fileName: 'card.jpg' }])
    files.choose(front, pdf())
    expect(files.infected()).toEqual([])
  })

  it('does not hide the upload of another file', async () => {
    const { store, files } = openFiles({}, scanned('infected'))
    files.choose(front, pdf())
    await files.refresh()
    expect(store.answers()).not.toHaveProperty('idFront')
    expect(files.entryAt(front)).toMatchObject({ kind: 'uploading' })
  })

  it('may have found an infected file before the page was opened', () => {
    const { files } = openFiles(
      { idFront: undefined },
      { infected: [{ place: front, fileName: 'card.jpg' }] },
    )
    expect(files.entryAt(front)).toMatchObject({ failure: infected })
    files.dismiss(front)
    expect(files.infected()).toEqual([])
  })
})

describe('the readability check of a file', () => {
  it('is shown under the file and does not delay the upload; the last chosen file counts', async () => {
    const looks: ((notes: readonly ReadabilityNote[]) => void)[] = []
    const { sent, files } = openFiles({}, { look: () => new Promise((resolve) => looks.push(resolve)) })
    files.choose(front, pdf('one.pdf'))
    files.choose(front, pdf('two.pdf'))
    expect(sent).toHaveLength(2)
    looks[1]?.([{ code: 'BLURRED' }])
    looks[0]?.([{ code: 'TOO_DARK' }])
    await vi.waitFor(() => expect(files.notesAt(front)).toEqual([{ code: 'BLURRED' }]))
    files.dismiss(front)
    expect(files.notesAt(front)).toEqual([])
  })

  it.each(['the check', 'the upload'])('stays with the file, also when %s ends last', async (last) => {
    const looked = Promise.withResolvers<readonly ReadabilityNote[]>()
    const storeNotes = vi.fn()
    const { sent, store, files } = openFiles({}, { look: () => looked.promise, storeNotes })
    files.choose(front, pdf())
    if (last === 'the upload') {
      looked.resolve([{ code: 'BLURRED' }])
      await vi.waitFor(() => expect(files.notesAt(front)).toEqual([{ code: 'BLURRED' }]))
    }
    sent[0]?.arrive('new.pdf')
    await vi.waitFor(() => expect(store.answers()['idFront']).toBe('new.pdf'))
    looked.resolve([{ code: 'BLURRED' }])
    await vi.waitFor(() => expect(storeNotes).toHaveBeenLastCalledWith('new.pdf', [{ code: 'BLURRED' }]))
    expect(files.notesAt(front)).toEqual([{ code: 'BLURRED' }])

    // A refused file shows no notes. After it is dismissed, the notes of the uploaded file are shown again.
    files.choose(front, new File([], 'empty.pdf'))
    expect(files.notesAt(front)).toEqual([])
    files.dismiss(front)
    expect(files.notesAt(front)).toEqual([{ code: 'BLURRED' }])
    files.remove(front)
    expect(files.notesAt(front)).toEqual([])
    expect(storeNotes).toHaveBeenLastCalledWith('new.pdf', [])
  })

  it('of an earlier visit is shown again, under its file', () => {
    const blurred: readonly ReadabilityNote[] = [{ code: 'BLURRED' }]
    const { files } = openFiles({}, { findNotes: (name) => (name === 'id-front.jpg' ? blurred : []) })
    expect(files.notesAt(front)).toEqual(blurred)
    expect(files.notesAt({ questionId: 'idAttachment' })).toEqual([])
  })

  it.each([
    ['the browser', [{ code: 'TOO_DARK' }], [{ code: 'TOO_DARK' }]],
    ['the server, where the browser cannot,', [], [{ code: 'BLURRED' }]],
  ] as const)('shows the notes of %s', async (_who, here, told) => {
    const { sent, files } = openFiles({}, { look: async () => here })
    files.choose(front, pdf())
    sent[0]?.arrive('new.pdf', [{ code: 'BLURRED' }])
    await vi.waitFor(() => expect(files.notesAt(front)).toEqual(told))
  })

  it('shows nothing when it fails', async () => {
    const { sent, store, files } = openFiles({}, { look: async () => Promise.reject(new Error('no eyes')) })
    files.choose(front, pdf())
    sent[0]?.arrive('new.pdf')
    await vi.waitFor(() => expect(store.answers()['idFront']).toBe('new.pdf'))
    expect(files.notesAt(front)).toEqual([])
  })

  it('notes a spreadsheet where a photo is expected, and nowhere else', async () => {
    const { files, sent } = openFiles({ idAttachment: 'before.xlsx' })
    expect(files.notesAt({ questionId: 'idAttachment' })).toEqual([{ code: 'SPREADSHEET' }])
    for (const place of [front, { questionId: 'approvalAnnualTuitionFees' }]) {
      files.choose(place, new File(['x'], 'table.xlsx'))
      sent.at(-1)?.arrive(`${place.questionId}.xlsx`)
      await allSettled()
    }
    expect(files.notesAt(front)).toEqual([{ code: 'SPREADSHEET' }])
    // The result is read on every drawing: a new array each time would draw for ever.
    expect(files.notesAt(front)).toBe(files.notesAt(front))
    expect(files.notesAt({ questionId: 'approvalAnnualTuitionFees' })).toEqual([])
  })
})
