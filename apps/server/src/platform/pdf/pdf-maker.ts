import { Worker } from 'node:worker_threads'
import { createFairQueue, type Turn } from '../fair-queue.ts'
import { describeMaker, type Layout } from './typst.ts'

/** Makes PDFs from a layout and the data that the layout reads. */
export type PdfMaker = {
  readonly make: (layout: Layout, data: object, turn?: Turn) => Promise<Buffer>
  /**
   * Returns a hash of everything that documents of this layout are made by. The same hash and the same data give the
   * same bytes.
   */
  readonly makerOf: (layout: Layout) => string
}

export type PdfOrder = { readonly layout: Layout; readonly json: string }
export type PdfAnswer = { readonly content: Uint8Array } | { readonly failed: string }

/** Two threads, so that one makes a document while the other gets its next one. */
const atOnce = 2
const longestQueue = 500
/** An idle thread is ended after this time, to free its memory. */
const idleMs = 30_000

type IdleThread = { readonly thread: Worker; readonly end: NodeJS.Timeout }

/**
 * Makes documents in threads beside the one that answers calls. The first thread starts with the first document,
 * because most processes never make one. Other documents wait in a queue where owners take turns, so that a release of
 * thousands of letters does not delay a student's copy.
 */
export const createPdfMaker = (): PdfMaker => {
  const inTurn = createFairQueue({ atOnce, longestQueue })
  const idle = new Set<IdleThread>()
  const makers = new Map<Layout, string>()

  const take = (): Worker => {
    const [idleThread] = idle
    if (!idleThread) return new Worker(new URL('./pdf-thread.ts', import.meta.url))
    clearTimeout(idleThread.end)
    idle.delete(idleThread)
    idleThread.thread.ref()
    return idleThread.thread
  }
  /** Marks a thread as idle. An idle thread does not keep the process from ending. */
  const setIdle = (thread: Worker): void => {
    thread.unref()
    const end = setTimeout(() => {
      idle.delete(idleThread)
      void thread.terminate()
    }, idleMs).unref()
    const idleThread = { thread, end }
    idle.add(idleThread)
  }

  return {
    makerOf: (layout) => {
      const maker = makers.get(layout) ?? describeMaker(layout)
      makers.set(layout, maker)
      return maker
    },
    make: (layout, data, turn) =>
      inTurn(async () => {
        const thread = take()
        const answer = await ask(thread, { layout, json: JSON.stringify(data) })
        setIdle(thread)
        if ('failed' in answer) throw new Error(answer.failed)
        const { buffer, byteOffset, byteLength } = answer.content
        return Buffer.from(buffer, byteOffset, byteLength)
      }, turn),
  }
}

/**
 * Sends an order to a thread. Rejects if the thread ends: it is not used again, and the next document starts another.
 */
const ask = (thread: Worker, order: PdfOrder): Promise<PdfAnswer> =>
  new Promise((resolve, reject) => {
    const leave = (): void => {
      thread.off('message', onAnswer).off('error', onEnd).off('exit', onEnd)
    }
    const onAnswer = (answer: PdfAnswer): void => {
      leave()
      resolve(answer)
    }
    const onEnd = (reason: unknown): void => {
      leave()
      reject(new Error('the thread that lays documents out has ended', { cause: reason }))
    }
    thread.on('message', onAnswer).on('error', onEnd).on('exit', onEnd)
    thread.postMessage(order)
  })
