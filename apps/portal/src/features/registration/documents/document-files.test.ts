import type { FileReference } from '@milgo/domain/answers/payload-schema'
import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { sampleAnswers, sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { describe, expect, it, vi } from 'vitest'
import { createFormStore } from '../../../form/form-store.ts'
import { CallFailed } from '../../../lib/call-failed.ts'
import { applicationModel } from '../application-model.ts'
import {
  createDocumentFiles,
  type DocumentFilesStart,
  type FileEntry,
  isWorthRetrying,
} from './document-files.ts'
import type { SendFile } from './send-file.ts'

type Sending =
  Parameters<SendFile> extends [infer Type, infer Chosen, infer Way]
    ? {
        readonly type: Type
        readonly file: Chosen
        readonly way: Way
        readonly arrive: (name: string) => void
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
    const { promise, resolve, reject } = Promise.withResolvers<FileReference>()
    const arrive = (name: string) =>
      resolve({ file_name: name, original_file_name: file.name, file_signed_url: null })
    sent.push({ type, file, way, arrive, fail: reject })
    return promise
  }
  const erase = vi.fn(async () => undefined)
  const save = vi.fn(async () => true)
  const files = createDocumentFiles({
    store,
    references: [],
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
const pdf = (name = 'scan.pdf') => new File(['%PDF'], name)
const kindOf = (entry: FileEntry | undefined) => entry?.kind

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
    await vi.waitFor(() => expect(kindOf(files.entryAt(front))).toBe('failed'))
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
    await vi.waitFor(() => expect(kindOf(files.entryAt(front))).toBe('failed'))
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

  it('is stopped where the lines change that its place hangs on', () => {
    const { store, sent, files } = open()
    files.choose(first, pdf())
    files.choose(front, pdf())
    store.change({ questionId: 'siblingsStudentsCount' }, '3')
    expect(sent.map(({ way }) => way.signal.aborted)).toEqual([true, false])
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

  it('that breaks says nothing', async () => {
    const { sent, store, files } = open({}, { look: async () => Promise.reject(new Error('no eyes')) })
    files.choose(front, pdf())
    sent[0]?.arrive('new.pdf')
    await vi.waitFor(() => expect(store.answers()['idFront']).toBe('new.pdf'))
    expect(files.notesAt(front)).toEqual([])
  })
})
