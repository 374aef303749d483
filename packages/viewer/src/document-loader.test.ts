import { describe, expect, it } from 'vitest'
import { createDocumentLoader } from './document-loader.ts'

/** Returns a source whose documents are loaded when the test says so. */
const createSource = (most?: number) => {
  const asked: string[] = []
  const aborted: string[] = []
  const closed: string[] = []
  const prepared: string[] = []
  const waiting = new Map<string, { resolve: () => void; reject: () => void }>()
  const loader = createDocumentLoader<string>({
    open: (key, signal) => {
      asked.push(key)
      signal.addEventListener('abort', () => aborted.push(key))
      return new Promise((resolve, reject) => {
        waiting.set(key, { resolve: () => resolve(key), reject: () => reject(new Error(key)) })
      })
    },
    close: (key) => closed.push(key),
    prepare: (key) => prepared.push(key),
    ...(most === undefined ? {} : { most }),
  })
  const settled = async (key: string, how: 'resolve' | 'reject' = 'resolve') => {
    waiting.get(key)?.[how]()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { loader, asked, aborted, closed, prepared, settled }
}

describe('the document loaded ahead', () => {
  it('is requested only after the current one is loaded', async () => {
    const { loader, asked, settled } = createSource()
    void loader.open('one')
    loader.preload('two')
    expect(asked).toEqual(['one'])
    await settled('one')
    expect(asked).toEqual(['one', 'two'])
  })

  it('is prepared when it is loaded, and no other document is', async () => {
    const { loader, prepared, settled } = createSource()
    void loader.open('one')
    await settled('one')
    loader.preload('two')
    await settled('one')
    expect(prepared).toEqual([])
    await settled('two')
    expect(prepared).toEqual(['two'])
  })

  it('is not requested a second time when it is opened', async () => {
    const { loader, asked, aborted, settled } = createSource()
    void loader.open('one')
    await settled('one')
    loader.preload('two')
    const opened = loader.open('two')
    await settled('two')
    expect(await opened).toBe('two')
    expect([asked, aborted]).toEqual([['one', 'two'], []])
  })

  it('is found without waiting once it is loaded', async () => {
    const { loader, settled } = createSource()
    void loader.open('one')
    await settled('one')
    loader.preload('two')
    await settled('one')
    expect(loader.find('two')).toBeUndefined()
    await settled('two')
    expect(loader.find('two')).toBe('two')
    loader.forget('two')
    expect(loader.find('two')).toBeUndefined()
  })

  it('is cancelled when another document is opened', async () => {
    const { loader, aborted, closed, settled } = createSource()
    void loader.open('one')
    await settled('one')
    loader.preload('two')
    await settled('one')
    void loader.open('seven')
    expect(aborted).toEqual(['two'])
    await settled('two')
    expect(closed).toEqual(['two'])
  })

  it('is never more than one', async () => {
    const { loader, asked, aborted, settled } = createSource()
    void loader.open('one')
    loader.preload('two')
    loader.preload('three')
    await settled('one')
    expect(asked).toEqual(['one', 'three'])
    loader.preload('four')
    await settled('one')
    expect(aborted).toEqual(['three'])
  })
})

describe('opened documents', () => {
  it('stay in memory up to a maximum; the shown one is never closed', async () => {
    const { loader, closed, settled } = createSource(2)
    for (const key of ['one', 'two', 'three']) {
      void loader.open(key)
      await settled(key)
    }
    expect(closed).toEqual(['one'])
    loader.dispose()
    await settled('three')
    expect(closed.toSorted()).toEqual(['one', 'three', 'two'])
  })

  it('are requested again after a failure', async () => {
    const { loader, asked, settled } = createSource()
    const failed = loader.open('one').catch(() => 'failed')
    await settled('one', 'reject')
    expect(await failed).toBe('failed')
    void loader.open('one')
    expect(asked).toEqual(['one', 'one'])
  })
})
