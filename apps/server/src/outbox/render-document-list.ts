import { randomUUID } from 'node:crypto'
import { maxFileMegabytes } from '@milgo/domain/application/documents/file-rules'
import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import type { NewMessage } from '../store/outbox-message.ts'
import { lettersIn } from './letters-in.ts'
import { numberLine } from './number-line.ts'
import { renderLetter } from './render-letter.ts'

type ListedDocument = { readonly label: string; readonly isRequired: boolean }

/** The list of documents that one student needs. */
export const renderDocumentList = (
  language: Language,
  { id: studentId, email: recipient }: { readonly id: string; readonly email: string },
  number: string,
  documents: readonly ListedDocument[],
): NewMessage => {
  const { subject, needed, optional, mayChange } = lettersIn(language).documentList
  const listed = documents.map(({ label, isRequired }) =>
    isRequired ? label : fill(optional, { document: label }),
  )
  return {
    template: 'DOCUMENT_LIST',
    studentId,
    cause: `document-list:${randomUUID()}`,
    channel: 'mail',
    recipient,
    ...renderLetter(language, subject, [
      needed,
      listed,
      fill(mayChange, { megabytes: maxFileMegabytes }),
      numberLine(language, number),
    ]),
  }
}
