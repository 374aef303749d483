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

  it('is waited for as long as it has a file that is there', async () => {
    const states = [reference('checking'), reference('clean')]
    const { files } = openFiles({}, { read: async () => [states.shift() ?? reference('clean')] })
    await files.refresh()
    expect(files.isChecking()).toBe(true)
    await files.refresh()
    expect(files.isChecking()).toBe(false)
  })

  it('that finds something takes the file out of the answers, and its place says why', async () => {
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

  it('does not hide what comes instead of the file', async () => {
    const { store, files } = openFiles({}, scanned('infected'))
    files.choose(front, pdf())
    await files.refresh()
    expect(store.answers()).not.toHaveProperty('idFront')
    expect(files.entryAt(front)).toMatchObject({ kind: 'uploading' })
  })

  it('may have found something before the page was opened', () => {
    const { files } = openFiles(
      { idFront: undefined },
      { infected: [{ place: front, fileName: 'card.jpg' }] },
    )
    expect(files.entryAt(front)).toMatchObject({ failure: infected })
    files.dismiss(front)
    expect(files.infected()).toEqual([])
  })
})

describe('a look at the file', () => {
  it('is told under it, and never holds it up; of two the last counts', async () => {
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

  it.each(['the look', 'the file'])('stays with the file, also where %s comes last', async (last) => {
    const looked = Promise.withResolvers<readonly ReadabilityNote[]>()
    const keepNotes = vi.fn()
    const { sent, store, files } = openFiles({}, { look: () => looked.promise, keepNotes })
    files.choose(front, pdf())
    if (last === 'the file') {
      looked.resolve([{ code: 'BLURRED' }])
      await vi.waitFor(() => expect(files.notesAt(front)).toEqual([{ code: 'BLURRED' }]))
    }
    sent[0]?.arrive('new.pdf')
    await vi.waitFor(() => expect(store.answers()['idFront']).toBe('new.pdf'))
    looked.resolve([{ code: 'BLURRED' }])
    await vi.waitFor(() => expect(keepNotes).toHaveBeenLastCalledWith('new.pdf', [{ code: 'BLURRED' }]))
    expect(files.notesAt(front)).toEqual([{ code: 'BLURRED' }])

    // Another that is refused says nothing of the one that is there, which has its notes again afterwards
    files.choose(front, new File([], 'empty.pdf'))
    expect(files.notesAt(front)).toEqual([])
    files.dismiss(front)
    expect(files.notesAt(front)).toEqual([{ code: 'BLURRED' }])
    files.remove(front)
    expect(files.notesAt(front)).toEqual([])
    expect(keepNotes).toHaveBeenLastCalledWith('new.pdf', [])
  })

  it('of an earlier visit is told again, under the file that it is about', () => {
    const blurred: readonly ReadabilityNote[] = [{ code: 'BLURRED' }]
    const { files } = openFiles({}, { findNotes: (name) => (name === 'id-front.jpg' ? blurred : []) })
    expect(files.notesAt(front)).toEqual(blurred)
    expect(files.notesAt({ questionId: 'idAttachment' })).toEqual([])
  })

  it.each([
    ['the browser', [{ code: 'TOO_DARK' }], [{ code: 'TOO_DARK' }]],
    ['the server, where the browser cannot,', [], [{ code: 'BLURRED' }]],
  ] as const)('is what %s saw', async (_who, here, told) => {
    const { sent, files } = openFiles({}, { look: async () => here })
    files.choose(front, pdf())
    sent[0]?.arrive('new.pdf', [{ code: 'BLURRED' }])
    await vi.waitFor(() => expect(files.notesAt(front)).toEqual(told))
  })

  it('that breaks says nothing', async () => {
    const { sent, store, files } = openFiles({}, { look: async () => Promise.reject(new Error('no eyes')) })
    files.choose(front, pdf())
    sent[0]?.arrive('new.pdf')
    await vi.waitFor(() => expect(store.answers()['idFront']).toBe('new.pdf'))
    expect(files.notesAt(front)).toEqual([])
  })

  it('doubts a spreadsheet where a photo is expected, wherever it was uploaded, and nowhere else', async () => {
    const { files, sent } = openFiles({ idAttachment: 'before.xlsx' })
    expect(files.notesAt({ questionId: 'idAttachment' })).toEqual([{ code: 'SPREADSHEET' }])
    for (const place of [front, { questionId: 'approvalAnnualTuitionFees' }]) {
      files.choose(place, new File(['x'], 'table.xlsx'))
      sent.at(-1)?.arrive(`${place.questionId}.xlsx`)
      await allSettled()
    }
    expect(files.notesAt(front)).toEqual([{ code: 'SPREADSHEET' }])
    // Read with every drawing: another list each time would draw for ever.
    expect(files.notesAt(front)).toBe(files.notesAt(front))
    expect(files.notesAt({ questionId: 'approvalAnnualTuitionFees' })).toEqual([])
  })
})
