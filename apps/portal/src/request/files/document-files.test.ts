import { CallFailed } from '@milgo/web-client/call-failed'
import { describe, expect, it, vi } from 'vitest'
import { allSettled, first, front, openFiles, pdf, second } from './document-files.fixture.ts'
import { isWorthRetrying } from './file-entry.ts'

describe('a file that is chosen', () => {
  it('goes out under the name of its document, says how far it is, and becomes the answer', async () => {
    const { store, sent, erase, save, files } = openFiles()
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
    const { store, erase, files } = openFiles({}, { save: async () => false })
    files.remove(front)
    await vi.waitFor(() => expect(store.answers()).not.toHaveProperty('idFront'))
    expect(erase).not.toHaveBeenCalled()
  })

  it('arrives after the form was left: nothing is erased, and nothing changes', async () => {
    const { store, sent, erase, save, files } = openFiles()
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
    const { store, sent, erase, files } = openFiles({}, { save: () => saved.promise })
    files.choose(front, pdf())
    sent[0]?.arrive('new.pdf')
    await vi.waitFor(() => expect(store.answers()['idFront']).toBe('new.pdf'))
    store.reenter({ ...store.answers(), idFront: 'id-front.jpg' })
    saved.resolve(true)
    await allSettled()
    expect(erase).not.toHaveBeenCalled()
  })

  it('takes its own place in a list, whichever arrives first', async () => {
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
    ['nothing', new File([], 'empty.pdf'), 'TOO_SMALL'],
    ['too much', new File([new Uint8Array(10_485_761)], 'large.pdf'), 'TOO_BIG'],
    ['a name without end', pdf(`${'x'.repeat(252)}.pdf`), 'NAME_TOO_LONG'],
  ])('and is %s is not sent', (_name, file, code) => {
    const { sent, files } = openFiles()
    files.choose(front, file)
    expect(sent).toEqual([])
    expect(files.entryAt(front)).toMatchObject({ kind: 'failed', failure: { code } })
  })
})

describe('a file that does not arrive', () => {
  it('is kept to be tried again, and what was there before stays', async () => {
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

  it('since the connection broke is sent again when that is back', async () => {
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

  it('since the server asks to come back is calmly on its way until that is over', async () => {
    const back = Promise.withResolvers<void>()
    const { store, sent, files } = openFiles({}, { whenAgain: () => back.promise })
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
    const { store, sent, files } = openFiles()
    files.choose(front, pdf())
    files.dismiss(front)
    expect(sent[0]?.way.signal.aborted).toBe(true)
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
  ])('may be tried again, or not: %s', (failure, isWorth) => {
    expect(isWorthRetrying(failure)).toBe(isWorth)
  })
})

describe('a file that answers from elsewhere name', () => {
  it('is asked about once; where nothing is heard, the answer stays', async () => {
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
