import type { Answers } from '@milgo/domain/answers/answer'
import { readPayload } from '@milgo/domain/answers/payload'
import { findAppealDocuments } from '@milgo/domain/appeal/appeal-payload'
import { appeal, appealForm } from '@milgo/domain/appeal/questions'
import { CallFailed } from '@milgo/web-client/call-failed'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import type { KnownFile } from './appeal-files.ts'

/** The appeal as the server has it. */
export type StoredAppeal = CoreAnswer<'/appeal/get-appeal/by-user'>
export type Receipt = StoredAppeal['receipt']

/** Returns the appeal that is stored instead of what a refused call started from. */
export const findNewer = (error: unknown): StoredAppeal | undefined =>
  error instanceof CallFailed && error.code === 'APPEAL_CHANGED'
    ? (error.answer as { readonly newer: StoredAppeal }).newer
    : undefined

/** Returns the present files of the appeal, as the wire has them. */
export const filesIn = ({ documents }: StoredAppeal): readonly KnownFile[] =>
  (JSON.parse(documents) as readonly Partial<KnownFile>[]).map((file) => ({
    original_file_name: '',
    ...file,
    file_name: file.file_name ?? '',
  }))

/** Returns the answers of the form as the server has them. */
export const answersIn = (stored: StoredAppeal): Answers => {
  const { receipt: _, documents, ...fields } = stored
  const payload = { ...fields, documents: findAppealDocuments(documents) ?? [] }
  const { changes } = readPayload(appealForm, appeal, payload, {})
  return Object.fromEntries(
    Object.entries(changes).flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])),
  )
}
