import { mostPrintedNumbers } from '@milgo/contracts/office/compare-document'
import { readName } from '@milgo/domain/evidence/printed-name'
import type { NumberReading } from '@milgo/domain/evidence/printed-numbers'
import { numbersOnDocument, showsName } from '@milgo/domain/review/document-evidence'
import type { SecretNumber } from '@milgo/domain/review/secret-number'
import type { Opened } from '@milgo/viewer/opened-document.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readDocument } from '../../lib/evidence/read-document.ts'
import { callCore } from '../../lib/service-client.ts'
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
  { key, question_id: questionId }: ReviewedDocument,
  opened: Opened,
  signal: AbortSignal,
): Promise<readonly EvidenceRow[]> => {
  const { printed, text } = await readDocument(opened, signal)
  const { numbers } = await callCore('POST /office/requests/{id}/compare-document', {
    params: { id },
    body: { document: key, printed: printed.slice(0, mostPrintedNumbers) },
    signal,
  })
  const rows = numbers.map(({ number, ...read }) => ({ about: number, ...read }))
  if (!showsName(questionId)) return rows
  return [...rows, { about: 'NAME', reading: readName(name, text), printed: null }]
}

/** Whoever goes on before has not looked; reading would only slow down what comes next. */
const lookMs = 700

/** Reads the documents that show a number of the form, each once, while it is looked at. It holds nothing up. */
export const useDocumentEvidence = ({ request_id, name }: Reviewed) => {
  const [evidence, setEvidence] = useState<Evidence>({})
  const files = useRef(new Set<string>())
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const abort = new AbortController()
    leaving.current = abort
    return () => abort.abort()
  }, [])
  const onOpened = useCallback(
    (document: ReviewedDocument, opened: Opened): (() => void) | undefined => {
      const fileName = document.file?.file_name
      if (fileName === undefined || numbersOnDocument(document.question_id).length === 0) return undefined
      if (files.current.has(fileName)) return undefined
      const timer = setTimeout(() => {
        files.current.add(fileName)
        const { signal } = leaving.current
        const tell = (told: Evidence[string]) =>
          setEvidence((before) => ({ ...before, [document.key]: told }))
        tell('reading')
        // Reading that fails says nothing: the reviewer compares, as without it.
        evidenceOf({ request_id, name }, document, opened, signal).then(
          tell,
          () => !signal.aborted && tell([]),
        )
      }, lookMs)
      return () => clearTimeout(timer)
    },
    [request_id, name],
  )
  return { evidence, onOpened }
}
