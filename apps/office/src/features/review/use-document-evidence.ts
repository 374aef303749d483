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

/** What was read of one thing that the document should show. */
export type EvidenceRow = {
  readonly about: SecretNumber | 'NAME'
  readonly reading: NumberReading
  readonly printed: string | null
}

/** By the key of the document; absent where nothing is to be read, `reading` while it is. */
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

/** Whoever goes on before has not looked closely; reading, which first loads its own code, would slow down what comes next. */
const lookMs = 1_500
/** Whoever stays where they are for so long leaves time to read on what was broken off at an earlier document. */
const restMs = 2_000

/**
 * Reads the documents that show a number of the form, each once, while it is looked at. It holds nothing up: with another
 * document and with a decision reading stops at once, and goes on when the reviewer stays somewhere.
 */
export const useDocumentEvidence = ({ request_id, name }: Reviewed) => {
  const [evidence, setEvidence] = useState<Evidence>({})
  const [queue] = useState(() => {
    const tell = ({ document }: Unread, told: Evidence[string]) =>
      setEvidence((before) => ({ ...before, [document.key]: told }))
    return createReadingQueue({
      onBegin: (one) => tell(one, 'reading'),
      read: async (one, signal) => {
        // Reading that fails says nothing: the reviewer compares, as without it.
        const rows = await evidenceOf({ request_id, name }, one, signal).catch(() => [])
        if (!signal.aborted) tell(one, rows)
      },
    })
  })
  useEffect(
    () => () => {
      queue.close()
      // What was not read any more is not being read, should the screen come back.
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
      // A document that is missing opens nothing: reading goes on there too.
      return () => {
        queue.pause()
        queue.goOnAfter(restMs)
      }
    },
    [queue],
  )
  /** For a moment in which the reviewer waits for the page. */
  const putReadingOff = useCallback(() => queue.goOnAfter(restMs), [queue])
  return { evidence, onOpened, putReadingOff }
}
