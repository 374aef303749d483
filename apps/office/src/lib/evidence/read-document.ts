import { printedNumbersIn } from '@milgo/domain/evidence/printed-numbers'
import { readPrintedNumbers } from '@milgo/readability/read-printed-numbers'
import type { Opened, PageContents } from '@milgo/viewer/opened-document.ts'
import { pageContents } from '@milgo/viewer/page-contents.ts'

export type DocumentReading = {
  /** The numbers on the first pages, as printed. */
  readonly printed: readonly string[]
  /** The text contained in the document. Empty for a photo or a scan. */
  readonly text: string
}

/** Reads an opened document in this browser. Nothing of it is sent. */
export const readDocument = async (opened: Opened, signal?: AbortSignal): Promise<DocumentReading> => {
  const contents = await pageContents(opened)
  try {
    return await readContents(contents, signal)
  } finally {
    closeContents(contents)
  }
}

/** Reads the contents taken from a document. After an abort they can be read again. */
export const readContents = async (
  { texts, pictures }: PageContents,
  signal?: AbortSignal,
): Promise<DocumentReading> => {
  signal?.throwIfAborted()
  const text = texts.join('\n')
  const inText = text.split('\n').flatMap(printedNumbersIn)
  const copies = await Promise.all(pictures.map((picture) => createImageBitmap(picture)))
  try {
    return { printed: [...inText, ...(await readPrintedNumbers(copies, signal))], text }
  } finally {
    // Copies that were transferred to the worker are no longer ours; closing them does nothing.
    for (const copy of copies) copy.close()
  }
}

export const closeContents = ({ pictures }: PageContents): void => {
  for (const picture of pictures) picture.close()
}
