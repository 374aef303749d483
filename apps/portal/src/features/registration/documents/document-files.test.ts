import type { UploadedFile } from '@milgo/contracts/core/upload-file'
import type { Answers } from '@milgo/domain/answers/answer'
import type { FileReference } from '@milgo/domain/answers/payload-schema'
import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { sampleAnswers, sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { describe, expect, it, vi } from 'vitest'
import { createFormStore } from '../../../form/form-store.ts'
import { CallFailed } from '../../../lib/call-failed.ts'
import { applicationModel } from '../application-model.ts'
import { createDocumentFiles, type DocumentFilesStart } from './document-files.ts'
import { infected, isWorthRetrying, PlaceChanged } from './file-entry.ts'
import type { SendFile } from './send-file.ts'

type Sending =
  Parameters<SendFile> extends [infer Type, infer Chosen, infer Way]
    ? {
        readonly type: Type
        readonly file: Chosen
        readonly way: Way
        readonly arrive: (name: string, readability?: readonly ReadabilityNote[]) => void
        readonly fail: (error: Error) => void
      }
    : never

const open = (changes: object = {}, given: Partial<DocumentFilesStart> = {}) => {
  const store = createFormStore(applicationModel, {
    answers: { ...sampleAnswers, ...changes },
    facts: sampleContext,
  })
  const sent: Sending[] = []
  const send: SendFile = (type, file, way) => {
    const { promise, resolve, reject } = Promise.withResolvers<UploadedFile>()
    const arrive: Sending['arrive'] = (name, readability = []) =>
      resolve({
        file_name: name,
        original_file_name: file.name,
        file_signed_url: null,
        readability: [...readability],
      })
    sent.push({ type, file, way, arrive, fail: reject })
    return promise
  }
  const erase = vi.fn(async () => undefined)
  const save = vi.fn(async () => true)
  const files = createDocumentFiles({
    store,
    references: [],
    infected: [],
    read: async () => [],
    send,
    erase,
    save,
    look: async () => [],
    findNotes: () => [],
    keepNotes: () => {},
    whenAgain: () => undefined,
    ...given,
  })
  return { store, sent, erase, save, files }
}

const front = { questionId: 'idFront' }
const first = { questionId: 'siblingsStudyConfirmations', slot: 0 }
const second = { questionId: 'siblingsStudyConfirmations', slot: 1 }
/** Whatever has arrived has had its effect. */
const allSettled = () => new Promise((resolve) => setTimeout(resolve))
const pdf = (name = 'scan.pdf') => new File(['%PDF'], name)

describe('a file that is chosen', () => {
  it('goes out under the name of its document, says how far it is, and becomes the answer', async () => {
    const { store, sent, erase, save, files } = open()
    files.choose(front, pdf())
    expect(sent[0]).toMatchObject({ type: 'id_front' })
    sent[0]?.way.onProgress(40)
    expect(files.entryAt(front)).toEqual({ kind: 'uploading', fileName: 'scan.pdf', percent: 40 })
    expect(files.isBusy()).toBe(true)
    expect(store.answers()['idFront']).toBe('id-front.jpg')
    sent[0]?.arrive('new.pdf')
    await vi.waitFor(() => expect(erase).toHaveBeenCalledWith('id_front', 'id-front.jpg'))
    expect(store.answers()['idFront']).toBe('new.pdf')
    expect(save).toHaveBeenCalledTimes(1)
    expect(files.entryAt(front)).toBeUndefined()
    expect(files.isBusy()).toBe(false)
    expect(files.findReference('new.pdf')?.original_file_name).toBe('scan.pdf')
  })

  it('stays with the server until nothing names it: where the save fails, nothing is erased', async () => {
    const { store, erase, files } = open({}, { save: async () => false })
    files.remove(front)
    await vi.waitFor(() => expect(store.answers()).not.toHaveProperty('idFront'))
    expect(erase).not.toHaveBeenCalled()
  })

  it('arrives after the form was left: nothing is erased, and nothing changes', async () => {
    const { store, sent, erase, save, files } = open()
    files.choose(front, pdf())
    files.stopAll()
    expect(sent[0]?.way.signal.aborted).toBe(true)
    expect(files.isBusy()).toBe(false)
    sent[0]?.arrive('late.pdf')
    await allSettled()
    expect(store.answers()['idFront']).toBe('id-front.jpg')
    expect(save).not.toHaveBeenCalled()
    expect(erase).not.toHaveBeenCalled()
  })

  it('leaves what was there before where the answers name that again', async () => {
    const saved = Promise.withResolvers<boolean>()
    const { store, sent, erase, files } = open({}, { save: () => saved.promise })
    files.choose(front, pdf())
    sent[0]?.arrive('new.pdf')
    await vi.waitFor(() => expect(store.answers()['idFront']).toBe('new.pdf'))
    store.reenter({ ...store.answers(), idFront: 'id-front.jpg' })
    saved.resolve(true)
    await allSettled()
    expect(erase).not.toHaveBeenCalled()
  })

  it('takes its own place in a list, whichever arrives first', async () => {
    const { store, sent, files } = open({ siblingsStudentsCount: '2', siblingsStudyConfirmations: undefined })
    files.choose(first, pdf('one.pdf'))
    files.choose(second, pdf('two.pdf'))
    sent[1]?.arrive('second.pdf')
    await vi.waitFor(() =>
      expect(store.answers()['siblingsStudyConfirmations']).toEqual([null, 'second.pdf']),
    )
    sent[0]?.arrive('first.pdf')
    await vi.waitFor(() =>
      expect(store.answers()['siblingsStudyConfirmations']).toEqual(['first.pdf', 'second.pdf']),
    )
  })

  it.each([
    ['nothing', new File([], 'empty.pdf'), 'TOO_SMALL'],
    ['too much', new File([new Uint8Array(10_485_761)], 'large.pdf'), 'TOO_BIG'],
    ['a name without end', pdf(`${'x'.repeat(252)}.pdf`), 'NAME_TOO_LONG'],
  ])('and is %s is not sent', (_name, file, code) => {
    const { sent, files } = open()
    files.choose(front, file)
    expect(sent).toEqual([])
    expect(files.entryAt(front)).toMatchObject({ kind: 'failed', failure: { code } })
  })
})

describe('a file that does not arrive', () => {
  it('is kept to be tried again, and what was there before stays', async () => {
    const { store, sent, files } = open()
    files.choose(front, pdf())
    sent[0]?.fail(new CallFailed('upload', 503))
    await vi.waitFor(() => expect(files.entryAt(front)).toMatchObject({ kind: 'failed', isWaiting: false }))
    expect(store.answers()['idFront']).toBe('id-front.jpg')
    expect(files.isBusy()).toBe(false)
    files.retry(front)
    sent[1]?.arrive('new.pdf')
    await vi.waitFor(() => expect(store.answers()['idFront']).toBe('new.pdf'))
  })

  it('since the connection broke is sent again when that is back', async () => {
    const back = Promise.withResolvers<void>()
    const { store, sent, files } = open({}, { whenAgain: () => back.promise })
    files.choose(front, pdf())
    sent[0]?.fail(new TypeError('offline'))
    await vi.waitFor(() => expect(files.entryAt(front)).toMatchObject({ kind: 'failed', isWaiting: true }))
    expect(files.isBusy()).toBe(true)
    back.resolve()
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    sent[1]?.arrive('new.pdf')
    await vi.waitFor(() => expect(store.answers()['idFront']).toBe('new.pdf'))
  })

  it('since the server asks to come back is calmly on its way until that is over', async () => {
    const back = Promise.withResolvers<void>()
    const { store, sent, files } = open({}, { whenAgain: () => back.promise })
    files.choose(front, pdf())
    sent[0]?.way.onProgress(null)
    sent[0]?.fail(new CallFailed('upload', 429, { retryAfterSeconds: 5 }))
    await allSettled()
    expect(files.entryAt(front)).toMatchObject({ kind: 'uploading' })
    expect(files.isBusy()).toBe(true)
    back.resolve()
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    sent[1]?.arrive('new.pdf')
    await vi.waitFor(() => expect(store.answers()['idFront']).toBe('new.pdf'))
  })

  it('because it was stopped leaves no trace, and its answer comes too late', async () => {
    const { store, sent, files } = open()
    files.choose(front, pdf())
    files.dismiss(front)
    expect(sent[0]?.way.signal.aborted).toBe(true)
    sent[0]?.arrive('late.pdf')
    await Promise.resolve()
    expect(files.entryAt(front)).toBeUndefined()
    expect(store.answers()['idFront']).toBe('id-front.jpg')
  })

  it.each([
    [new CallFailed('upload', 500), true],
    [new CallFailed('upload', 415), false],
    [new TypeError('offline'), true],
    [{ code: 'TOO_BIG' } as const, false],
  ])('may be tried again, or not: %s', (failure, isWorth) => {
    expect(isWorthRetrying(failure)).toBe(isWorth)
  })
})

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

  it('keeps its upload whatever else of the family is answered', async () => {
    const { store, sent, files } = open({ siblingsStudentsCount: '2' })
    files.choose(first, pdf())
    store.change({ questionId: 'siblingsCount' }, '4')
    expect(files.entryAt(first)).toMatchObject({ kind: 'uploading' })
    sent[0]?.arrive('first.pdf')
    await vi.waitFor(() => expect(store.answers()['siblingsStudyConfirmations']).toEqual(['first.pdf']))
  })

  it('that is another’s stops its upload, says so, and offers the file again', async () => {
    const { store, sent, files } = open({ siblingsStudentsCount: '2' })
    files.choose(first, pdf())
    files.choose(front, pdf())
    // Number by number: for a moment there is no place at all
    store.change({ questionId: 'siblingsStudentsCount' }, '')
    store.change({ questionId: 'siblingsStudentsCount' }, '3')
    expect(sent.map(({ way }) => way.signal.aborted)).toEqual([true, false])
    expect(files.entryAt(first)).toMatchObject({ kind: 'failed', failure: expect.any(PlaceChanged) })
    sent[1]?.arrive('front.jpg')
    await vi.waitFor(() => expect(files.isBusy()).toBe(false))
    files.retry(first)
    sent[2]?.arrive('first.pdf')
    await vi.waitFor(() => expect(store.answers()['siblingsStudyConfirmations']).toEqual(['first.pdf']))
  })

  it('takes its upload along when a line before it goes', async () => {
    const { store, sent, files } = open(lines('CHILD', 'SPOUSE', 'CANDIDATE'))
    files.choose(slot(2), pdf())
    store.removeLine(question.questionId, 1)
    expect(files.entryAt(slot(2))).toBeUndefined()
    expect(files.entryAt(slot(1))).toMatchObject({ kind: 'uploading' })
    sent[0]?.arrive('candidate.pdf')
    await vi.waitFor(() => expect(store.answers()['disabilityDocuments']).toEqual([null, 'candidate.pdf']))
  })

  it('that goes leaves nothing behind', async () => {
    const { store, sent, files } = open(lines('CHILD', 'SPOUSE'))
    files.choose(slot(1), pdf())
    store.removeLine(question.questionId, 1)
    store.addLine(question.questionId)
    expect(sent[0]?.way.signal.aborted).toBe(true)
    expect(files.entryAt(slot(1))).toBeUndefined()
    expect(files.isBusy()).toBe(false)
  })

  it('follows also answers that come from elsewhere', () => {
    const { store, sent, files } = open(lines('CHILD', 'SPOUSE', 'CANDIDATE'))
    files.choose(slot(1), pdf())
    files.choose(slot(2), pdf())
    store.reenter(withLines(store.answers(), 'CHILD', 'CHILD', 'CANDIDATE'))
    expect(sent.map(({ way }) => way.signal.aborted)).toEqual([true, false])
    expect(files.entryAt(slot(1))).toMatchObject({ kind: 'failed', failure: expect.any(PlaceChanged) })
  })

  it('that is emptied takes along what was seen of its file', () => {
    const keepNotes = vi.fn()
    const siblings = { siblingsStudentsCount: '1', siblingsStudyConfirmations: ['sibling.jpg'] }
    const { store } = open(siblings, { keepNotes })
    store.change({ questionId: 'siblingsStudentsCount' }, '2')
    expect(keepNotes).toHaveBeenCalledWith('sibling.jpg', [])
  })
})

describe('a file that answers from elsewhere name', () => {
  it('is asked about once; where nothing is heard, the answer stays', async () => {
    const theirs = { file_name: 'theirs.jpg', original_file_name: 'card.jpg', file_signed_url: null }
    const read = vi.fn(async () => [theirs]).mockRejectedValueOnce(new TypeError('offline'))
    const { store, files } = open({}, { read })
    store.change({ questionId: 'siblingsCount' }, '4')
    expect(read).not.toHaveBeenCalled()
    store.reenter({ ...store.answers(), idFront: 'unheard.jpg' })
    await allSettled()
    expect(store.answers()['idFront']).toBe('unheard.jpg')
    store.reenter({ ...store.answers(), idFront: 'theirs.jpg' })
    await vi.waitFor(() => expect(files.findReference('theirs.jpg')).toBe(theirs))
    store.change({ questionId: 'siblingsCount' }, '5')
    expect(read).toHaveBeenCalledTimes(2)
  })
})

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
    const { files } = open({}, { read: async () => [states.shift() ?? reference('clean')] })
    await files.refresh()
    expect(files.isChecking()).toBe(true)
    await files.refresh()
    expect(files.isChecking()).toBe(false)
  })

  it('that finds something takes the file out of the answers, and its place says why', async () => {
    const { store, files, save, erase } = open({}, scanned('infected'))
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
    const { store, files } = open({}, scanned('infected'))
    files.choose(front, pdf())
    await files.refresh()
    expect(store.answers()).not.toHaveProperty('idFront')
    expect(files.entryAt(front)).toMatchObject({ kind: 'uploading' })
  })

  it('may have found something before the page was opened', () => {
    const { files } = open({ idFront: undefined }, { infected: [{ place: front, fileName: 'card.jpg' }] })
    expect(files.entryAt(front)).toMatchObject({ failure: infected })
    files.dismiss(front)
    expect(files.infected()).toEqual([])
  })
})

describe('a look at the file', () => {
  it('is told under it, and never holds it up; of two the last counts', async () => {
    const looks: ((notes: readonly ReadabilityNote[]) => void)[] = []
    const { sent, files } = open({}, { look: () => new Promise((resolve) => looks.push(resolve)) })
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
    const { sent, store, files } = open({}, { look: () => looked.promise, keepNotes })
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
    const { files } = open({}, { findNotes: (name) => (name === 'id-front.jpg' ? blurred : []) })
    expect(files.notesAt(front)).toEqual(blurred)
    expect(files.notesAt({ questionId: 'idAttachment' })).toEqual([])
  })

  it.each([
    ['the browser', [{ code: 'TOO_DARK' }], [{ code: 'TOO_DARK' }]],
    ['the server, where the browser cannot,', [], [{ code: 'BLURRED' }]],
  ] as const)('is what %s saw', async (_who, here, told) => {
    const { sent, files } = open({}, { look: async () => here })
    files.choose(front, pdf())
    sent[0]?.arrive('new.pdf', [{ code: 'BLURRED' }])
    await vi.waitFor(() => expect(files.notesAt(front)).toEqual(told))
  })

  it('that breaks says nothing', async () => {
    const { sent, store, files } = open({}, { look: async () => Promise.reject(new Error('no eyes')) })
    files.choose(front, pdf())
    sent[0]?.arrive('new.pdf')
    await vi.waitFor(() => expect(store.answers()['idFront']).toBe('new.pdf'))
    expect(files.notesAt(front)).toEqual([])
  })
})
