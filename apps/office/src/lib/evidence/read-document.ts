import { printedNumbersIn } from '@milgo/domain/evidence/printed-numbers'
import { readPrintedNumbers } from '@milgo/readability/read-printed-numbers'
import type { Opened } from '@milgo/viewer/opened-document.ts'
import { pageContents } from '@milgo/viewer/page-contents.ts'

export type DocumentReading = {
  /** The numbers on the first pages, as they are printed. */
  readonly printed: readonly string[]
  /** The text that the document itself holds: nothing of a photo or a scan. */
  readonly text: string
}

/** Reads an opened document in this browser: nothing of it is sent anywhere. */
export const readDocument = async (opened: Opened, signal?: AbortSignal): Promise<DocumentReading> => {
  const { texts, pictures } = await pageContents(opened)
  const text = texts.join('\n')
  const inText = text.split('\n').flatMap(printedNumbersIn)
  return { printed: [...inText, ...(await readPrintedNumbers(pictures, signal))], text }
}
