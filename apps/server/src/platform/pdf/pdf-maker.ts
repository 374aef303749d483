import { Worker } from 'node:worker_threads'
import { createFairQueue, type Turn } from '../fair-queue.ts'
import { describeMaker, type Layout } from './typst.ts'

/** What a printed page is made of: a layout, and data that it reads. */
export type PdfMaker = {
  readonly make: (layout: Layout, data: object, turn?: Turn) => Promise<Buffer>
  /** Tells by what a document is made: the same one and the same data give the same bytes. */
  readonly makerOf: (layout: Layout) => string
}

export type PdfOrder = { readonly layout: Layout; readonly json: string }
export type PdfAnswer = { readonly content: Uint8Array } | { readonly failed: string }

/** One lays out while another is handed its next document. */
const atOnce = 2
const longestQueue = 500
/** A thread that has nothing to do gives its memory back. */
const idleMs = 30_000

type Resting = { readonly thread: Worker; readonly end: NodeJS.Timeout }

/**
 * Documents are laid out in threads beside the one that answers calls; the first starts with the first document, since most
 * processes never make one. The rest wait in line, where owners take turns: a release of thousands of letters does not
 * keep a student from a copy.
 */
export const createPdfMaker = (): PdfMaker => {
  const inTurn = createFairQueue({ atOnce, longestQueue })
  const resting = new Set<Resting>()
  const makers = new Map<Layout, string>()

  const take = (): Worker => {
    const [rested] = resting
    if (!rested) return new Worker(new URL('./pdf-thread.ts', import.meta.url))
    clearTimeout(rested.end)
    resting.delete(rested)
    rested.thread.ref()
    return rested.thread
  }
  /** Without work it keeps no process from ending. */
  const rest = (thread: Worker): void => {
    thread.unref()
    const end = setTimeout(() => {
      resting.delete(rested)
      void thread.terminate()
    }, idleMs).unref()
    const rested = { thread, end }
    resting.add(rested)
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
        rest(thread)
        if ('failed' in answer) throw new Error(answer.failed)
        const { buffer, byteOffset, byteLength } = answer.content
        return Buffer.from(buffer, byteOffset, byteLength)
      }, turn),
  }
}

/** Fails where the thread ends: it is used no more, and the next document starts another. */
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
