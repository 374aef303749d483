/** A separate thread for documents, so that the server answers calls while a document is made. */
import { parentPort } from 'node:worker_threads'
import type { PdfAnswer, PdfOrder } from './pdf-maker.ts'
import { loadTypst } from './typst.ts'

const loading = loadTypst()

const answer = async ({ layout, json }: PdfOrder): Promise<PdfAnswer> => {
  try {
    const make = await loading
    return { content: new Uint8Array(make(layout, json)) }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (order: PdfOrder) => {
  void answer(order).then((made) => parentPort?.postMessage(made))
})
