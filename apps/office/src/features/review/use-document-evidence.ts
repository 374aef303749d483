import { mostPrintedNumbers } from '@milgo/contracts/office/compare-document'
import { readName } from '@milgo/domain/evidence/printed-name'
import type { NumberReading } from '@milgo/domain/evidence/printed-numbers'
import { numbersOnDocument, showsName } from '@milgo/domain/review/document-evidence'
import type { SecretNumber } from '@milgo/domain/review/secret-number'
import type { Opened } from '@milgo/viewer/opened-document.ts'
import { useCallback, useEffect, useState } from 'react'
import { readContents } from '../../lib/evidence/read-document.ts'
import { callCore } from '../../lib/service-client.ts'
import { createReadingQueue, type Unread } from './reading-queue.ts'
import type { ReviewedDocument } from './review-types.ts'

/** The result of reading one value that the document should show. */
export type EvidenceRow = {
  readonly about: SecretNumber | 'NAME'
  readonly reading: NumberReading
  readonly printed: string | null
}

/** The evidence by document key. Absent if nothing is to be read, `reading` while it is being read. */
export type Evidence = Readonly<Record<string, 'reading' | readonly EvidenceRow[]>>

type Reviewed = { readonly request_id: string; readonly name: string }

const evidenceOf = async (
  { request_id: id, name }: Reviewed,
  { document: { key, question_id: questionId }, contents }: Unread,
  signal: AbortSignal,
): Promise<readonly EvidenceRow[]> => {
  const { printed, text } = await readContents(await contents, signal)
  const { numbers } = await callCore('POST /office/requests/{id}/compare-document', {
    params: { id },
    body: { document: key, printed: printed.slice(0, mostPrintedNumbers) },
    signal,
  })
  const rows = numbers.map(({ number, ...read }) => ({ about: number, ...read }))
  if (!showsName(questionId)) return rows
  return [...rows, { about: 'NAME', reading: readName(name, text), printed: null }]
}

/**
 * A document must be shown for this time before it is read. A reviewer who moves on earlier has not looked closely, and
 * reading, which first loads its own code, would slow down the next document.
 */
const lookMs = 1_500
/** After this time without a change, an interrupted document is read again. */
const restMs = 2_000

/**
 * Reads each document that shows a number of the form once, while it is shown. It delays nothing: another document or a
 * decision stops it at once, and it continues when the reviewer pauses.
 */
export const useDocumentEvidence = ({ request_id, name }: Reviewed) => {
  const [evidence, setEvidence] = useState<Evidence>({})
  const [queue] = useState(() => {
    const tell = ({ document }: Unread, found: Evidence[string]) =>
      setEvidence((before) => ({ ...before, [document.key]: found }))
    return createReadingQueue({
      onBegin: (one) => tell(one, 'reading'),
      read: async (one, signal) => {
        // A failed reading gives no result. The reviewer then compares as without it.
        const rows = await evidenceOf({ request_id, name }, one, signal).catch(() => [])
        if (!signal.aborted) tell(one, rows)
      },
    })
  })
  useEffect(
    () => () => {
      queue.close()
      // Interrupted readings are removed, in case the screen is shown again.
      setEvidence((before) =>
        Object.fromEntries(Object.entries(before).filter(([, one]) => one !== 'reading')),
      )
    },
    [queue],
  )

  const onOpened = useCallback(
    (document: ReviewedDocument, opened: Opened): (() => void) => {
      const showsNumbers = numbersOnDocument(document.question_id).length > 0
      if (showsNumbers && document.file && !queue.isRead(document.file.file_name))
        queue.goOnAfter(lookMs, { document, fileName: document.file.file_name, opened })
      else queue.goOnAfter(restMs)
      // A missing document opens nothing, but reading continues there too.
      return () => {
        queue.pause()
        queue.goOnAfter(restMs)
      }
    },
    [queue],
  )
  /** Postpones reading while the reviewer waits for the page. */
  const putReadingOff = useCallback(() => queue.goOnAfter(restMs), [queue])
  return { evidence, onOpened, putReadingOff }
}
