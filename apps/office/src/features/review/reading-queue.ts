import type { Opened, PageContents } from '@milgo/viewer/opened-document.ts'
import { pageContents } from '@milgo/viewer/page-contents.ts'
import { closeContents } from '../../lib/evidence/read-document.ts'
import type { ReviewedDocument } from './review-types.ts'

/** A document that was looked at; its contents are there when it is closed already. */
export type Unread = { readonly document: ReviewedDocument; readonly contents: Promise<PageContents> }

type Looked = {
  readonly document: ReviewedDocument
  readonly fileName: string
  readonly opened: Opened
}

type Reading = {
  readonly onBegin: (one: Unread) => void
  /** Resolves also where it is aborted. */
  readonly read: (one: Unread, signal: AbortSignal) => Promise<void>
}

const isThere = (contents: Promise<PageContents>): Promise<boolean> =>
  contents.then(
    () => true,
    () => false,
  )

/** Reads one document after another. It stops at any time, and later begins anew with the one that it was at. */
export const createReadingQueue = ({ onBegin, read }: Reading) => {
  /** By their file names, the one to be read next last. */
  const unread = new Map<string, Unread>()
  const finished = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = new AbortController()
  /** On the screen, and not looked at for long enough. */
  let waiting: Looked | undefined

  const stop = (): void => {
    clearTimeout(timer)
    running.abort()
  }
  const pause = (): void => {
    stop()
    waiting = undefined
  }
  const drop = (fileName: string): void => {
    void unread.get(fileName)?.contents.then(closeContents, () => {})
    unread.delete(fileName)
  }
  const putFirst = ({ document, fileName, opened }: Looked): void => {
    const one = unread.get(fileName) ?? { document, contents: pageContents(opened) }
    if (!unread.delete(fileName)) onBegin(one)
    unread.set(fileName, one)
  }
  const goOn = async (): Promise<void> => {
    const { signal } = running
    for (;;) {
      const [fileName, next] = [...unread].at(-1) ?? []
      if (fileName === undefined || next === undefined) return
      await read(next, signal)
      if (signal.aborted) return
      // Closed before its contents were taken, it is read when it is opened again.
      if (await isThere(next.contents)) finished.add(fileName)
      drop(fileName)
    }
  }
  return {
    isRead: (fileName: string): boolean => finished.has(fileName),
    /** Stops, and goes on in so many milliseconds, with this document first, or with the one that waits already. */
    goOnAfter: (milliseconds: number, looked = waiting): void => {
      stop()
      waiting = looked
      running = new AbortController()
      timer = setTimeout(() => {
        if (waiting) putFirst(waiting)
        waiting = undefined
        void goOn()
      }, milliseconds)
    },
    /** Until the next document is on the screen. */
    pause,
    close: (): void => {
      pause()
      for (const fileName of [...unread.keys()]) drop(fileName)
    },
  }
}
