import type { Opened, PageContents } from '@milgo/viewer/opened-document.ts'
import { pageContents } from '@milgo/viewer/page-contents.ts'
import { closeContents } from '../../lib/evidence/read-document.ts'
import type { ReviewedDocument } from './review-types.ts'

/** A viewed document that was not read yet. Its contents stay available after the document is closed. */
export type Unread = { readonly document: ReviewedDocument; readonly contents: Promise<PageContents> }

type Looked = {
  readonly document: ReviewedDocument
  readonly fileName: string
  readonly opened: Opened
}

type Reading = {
  readonly onBegin: (one: Unread) => void
  /** Resolves also if it is aborted. */
  readonly read: (one: Unread, signal: AbortSignal) => Promise<void>
}

const isThere = (contents: Promise<PageContents>): Promise<boolean> =>
  contents.then(
    () => true,
    () => false,
  )

/**
 * Reads one document after another. It can be stopped at any time, and later starts again with the interrupted
 * document.
 */
export const createReadingQueue = ({ onBegin, read }: Reading) => {
  /** The unread documents by file name. The last one is read next. */
  const unread = new Map<string, Unread>()
  const finished = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = new AbortController()
  /** The shown document, while it was not shown for long enough. */
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
      // If the document was closed before its contents were taken, it is read when it is opened again.
      if (await isThere(next.contents)) finished.add(fileName)
      drop(fileName)
    }
  }
  return {
    isRead: (fileName: string): boolean => finished.has(fileName),
    /** Stops, and continues after this time with the given document first, or with the one that already waits. */
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
    /** Stops until the next document is shown. */
    pause,
    close: (): void => {
      pause()
      for (const fileName of [...unread.keys()]) drop(fileName)
    },
  }
}
