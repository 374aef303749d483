import { randomUUID } from 'node:crypto'
import { maxFileMegabytes } from '@milgo/domain/application/documents/file-rules'
import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import { lettersIn } from './letters-in.ts'
import type { UnwrittenMessage } from './unwritten-message.ts'

type ListedDocument = { readonly label: string; readonly isRequired: boolean }

/** Returns the mail with the list of documents that a student needs. */
export const renderDocumentList = (
  language: Language,
  { id: studentId, email: recipient }: { readonly id: string; readonly email: string },
  number: string,
  documents: readonly ListedDocument[],
): UnwrittenMessage => {
  const { optionalDocument } = lettersIn(language)
  return {
    template: 'DOCUMENT_LIST',
    language,
    values: {
      documents: documents.map(({ label, isRequired }) =>
        isRequired ? label : fill(optionalDocument, { document: label }),
      ),
      megabytes: String(maxFileMegabytes),
      number: leftToRight(number),
    },
    studentId,
    cause: `document-list:${randomUUID()}`,
    channel: 'mail',
    recipient,
  }
}
