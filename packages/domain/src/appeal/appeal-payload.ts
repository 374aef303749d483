import { z } from 'zod'
import type { Answers } from '../answers/answer.ts'
import type { Issue } from '../answers/issue.ts'
import type { EngineContext } from '../answers/kinds/kind.ts'
import { type Payload, submitPayload } from '../answers/payload.ts'
import { readSubmit } from '../answers/read-submit.ts'
import { AppealType, defaultAppealType } from './appeal.ts'
import { appeal, appealForm } from './questions.ts'

const DocumentNames = z.array(
  z.union([z.string(), z.object({ file_name: z.string() }).transform((file) => file.file_name)]),
)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Returns the file names in the JSON text, given as names or as stored files; undefined if it contains anything else.
 */
export const findAppealDocuments = (text: string): readonly string[] | undefined =>
  DocumentNames.safeParse(parsed(text)).data

export type ReadAppeal = {
  readonly type: AppealType
  readonly answers: Answers
  /** Everything that is wrong, by wire name. */
  readonly issues: readonly Issue[]
}

const typeIssue: Issue = { questionId: 'appealType', wire: 'type', code: 'UNKNOWN_OPTION' }
const typeMissing: Issue = { ...typeIssue, code: 'FIELD_REQUIRED' }
const documentsIssue: Issue = { questionId: 'documents', wire: 'documents', code: 'WRONG_TYPE' }

/**
 * Returns the payload with its documents, which are sent as JSON text, as a list; portal specification, section 3.
 * Undefined if the text is invalid.
 */
const withDocumentList = (payload: Payload): Payload | undefined => {
  const { documents = '[]' } = payload
  const names = typeof documents === 'string' ? findAppealDocuments(documents || '[]') : undefined
  return names && { ...payload, documents: names }
}

/**
 * Reads an appeal as the server does. A call by the specification alone has no grounds; such an appeal gets the ground
 * OTHER.
 */
export const readAppeal = (payload: Payload, context: EngineContext): ReadAppeal => {
  const { type: givenType = defaultAppealType, ...fields } = payload
  const type = AppealType.safeParse(givenType)
  const listed = withDocumentList(fields)
  const { answers, issues } = readSubmit(
    appealForm,
    appeal,
    { grounds: ['OTHER'], ...(listed ?? { ...fields, documents: [] }) },
    context,
  )
  return {
    type: type.data ?? defaultAppealType,
    answers,
    issues: [...(type.success ? [] : [typeIssue]), ...(listed ? [] : [documentsIssue]), ...issues],
  }
}

/** Reads a new appeal, whose type is required because the page of each type sends it. */
export const readNewAppeal = (payload: Payload, context: EngineContext): ReadAppeal => {
  const read = readAppeal(payload, context)
  return payload['type'] === undefined ? { ...read, issues: [typeMissing, ...read.issues] } : read
}

/** Returns what a page sends: the fields of the specification, and also the grounds and the disputed figures. */
export const appealPayload = (type: AppealType, answers: Answers): Payload => {
  const { documents, ...fields } = submitPayload(appealForm, appeal, answers, undefined)
  return { ...fields, documents: JSON.stringify(documents ?? []), type }
}
