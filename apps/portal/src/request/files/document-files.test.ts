import { CallFailed } from '@milgo/web-client/call-failed'
import { describe, expect, it, vi } from 'vitest'
import { allSettled, first, front, openFiles, pdf, second } from './document-files.fixture.ts'
import { isWorthRetrying } from './file-entry.ts'

describe('a file with the content of another', () => {
  it('is known while a shown document has the other', async () => {
    const { store, sent, files } = openFiles({ bankAccountReference: undefined })
    files.choose(front, pdf())
    sent[0]?.arrive('new.pdf', [], ['gone.pdf', 'bank.pdf'])
    await vi.waitFor(() => expect(store.answers()['idFront']).toBe('new.pdf'))
    expect(files.sameFileAt(front)).toBeUndefined()
    store.change({ questionId: 'bankAccountReference' }, 'bank.pdf')
    expect(files.sameFileAt(front)).toBe('bankAccountReference')
    files.remove(front)
    expect(files.sameFileAt(front)).toBeUndefined()
  })
})

describe('a file that is chosen', () => {
  it('is sent under the wire name of its document, shows its progress, and becomes the answer', async () => {
    const { store, sent, erase, save, files } = openFiles()
    files.choose(front, pdf())
    expect(sent[0]).toMatchObject({ type: 'id_front' })
    sent[0]?.options.onProgress(40)
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

  it('is not erased on the server when the save fails, because saved answers still name it', async () => {
    const { store, erase, files } = openFiles({}, { save: async () => false })
    files.remove(front)
    await vi.waitFor(() => expect(store.answers()).not.toHaveProperty('idFront'))
    expect(erase).not.toHaveBeenCalled()
  })

  it('that arrives after the form was left changes and erases nothing', async () => {
    const { store, sent, erase, save, files } = openFiles()
    files.choose(front, pdf())
    files.stopAll()
    expect(sent[0]?.options.signal.aborted).toBe(true)
    expect(files.isBusy()).toBe(false)
    sent[0]?.arrive('late.pdf')
    await allSettled()
    expect(store.answers()['idFront']).toBe('id-front.jpg')
    expect(save).not.toHaveBeenCalled()
    expect(erase).not.toHaveBeenCalled()
  })

  it('does not erase the file before when the answers name that one again', async () => {
    const saved = Promise.withResolvers<boolean>()
    const { store, sent, erase, files } = openFiles({}, { save: () => saved.promise })
    files.choose(front, pdf())
    sent[0]?.arrive('new.pdf')
    await vi.waitFor(() => expect(store.answers()['idFront']).toBe('new.pdf'))
    store.reenter({ ...store.answers(), idFront: 'id-front.jpg' })
    saved.resolve(true)
    await allSettled()
    expect(erase).not.toHaveBeenCalled()
  })

  it('gets its own place in a list, in any order of arrival', async () => {
    const { store, sent, files } = openFiles({
      siblingsStudentsCount: '2',
      siblingsStudyConfirmations: undefined,
    })
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
    ['empty', new File([], 'empty.pdf'), 'TOO_SMALL'],
    ['too large', new File([new Uint8Array(10_485_761)], 'large.pdf'), 'TOO_BIG'],
    ['with too long a name', pdf(`${'x'.repeat(252)}.pdf`), 'NAME_TOO_LONG'],
  ])('that is %s is not sent', (_name, file, code) => {
    const { sent, files } = openFiles()
    files.choose(front, file)
    expect(sent).toEqual([])
    expect(files.entryAt(front)).toMatchObject({ kind: 'failed', failure: { code } })
  })
})

describe('a file whose upload fails', () => {
  it('can be tried again, and the file before stays', async () => {
    const { store, sent, files } = openFiles()
    files.choose(front, pdf())
    sent[0]?.fail(new CallFailed('upload', 503))
    await vi.waitFor(() => expect(files.entryAt(front)).toMatchObject({ kind: 'failed', isWaiting: false }))
    expect(store.answers()['idFront']).toBe('id-front.jpg')
    expect(files.isBusy()).toBe(false)
    files.retry(front)
    sent[1]?.arrive('new.pdf')
    await vi.waitFor(() => expect(store.answers()['idFront']).toBe('new.pdf'))
  })

  it('because of a broken connection is sent again when the connection is back', async () => {
    const back = Promise.withResolvers<void>()
    const { store, sent, files } = openFiles({}, { whenAgain: () => back.promise })
    files.choose(front, pdf())
    sent[0]?.fail(new TypeError('offline'))
    await vi.waitFor(() => expect(files.entryAt(front)).toMatchObject({ kind: 'failed', isWaiting: true }))
    expect(files.isBusy()).toBe(true)
    back.resolve()
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    sent[1]?.arrive('new.pdf')
    await vi.waitFor(() => expect(store.answers()['idFront']).toBe('new.pdf'))
  })

  it('because the server asks to come back later is shown as uploading until then', async () => {
    const back = Promise.withResolvers<void>()
    const { store, sent, files } = openFiles({}, { whenAgain: () => back.promise })
    files.choose(front, pdf())
    sent[0]?.options.onProgress(null)
    sent[0]?.fail(new CallFailed('upload', 429, { retryAfterSeconds: 5 }))
    await allSettled()
    expect(files.entryAt(front)).toMatchObject({ kind: 'uploading' })
    expect(files.isBusy()).toBe(true)
    back.resolve()
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    sent[1]?.arrive('new.pdf')
    await vi.waitFor(() => expect(store.answers()['idFront']).toBe('new.pdf'))
  })

  it('because it was stopped leaves no trace, and a late answer is ignored', async () => {
    const { store, sent, files } = openFiles()
    files.choose(front, pdf())
    files.dismiss(front)
    expect(sent[0]?.options.signal.aborted).toBe(true)
    sent[0]?.arrive('late.pdf')
    await allSettled()
    expect(files.entryAt(front)).toBeUndefined()
    expect(store.answers()['idFront']).toBe('id-front.jpg')
  })

  it.each([
    [new CallFailed('upload', 500), true],
    [new CallFailed('upload', 415), false],
    [new TypeError('offline'), true],
    [{ code: 'TOO_BIG' } as const, false],
  ])('can be tried again, or not: %s', (failure, isWorth) => {
    expect(isWorthRetrying(failure)).toBe(isWorth)
  })
})

describe('a file named by answers of another page', () => {
  it('is read from the server once; the answer stays if the read fails', async () => {
    const theirs = { file_name: 'theirs.jpg', original_file_name: 'card.jpg', file_signed_url: null }
    const read = vi.fn(async () => [theirs]).mockRejectedValueOnce(new TypeError('offline'))
    const { store, files } = openFiles({}, { read })
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
