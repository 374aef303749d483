import { z } from 'zod'
import type { Answers } from '../answers/answer.ts'
import type { Issue } from '../answers/issue.ts'
import type { EngineContext } from '../answers/kinds/kind.ts'
import { type Payload, readPayload, submitPayload } from '../answers/payload.ts'
import { validate } from '../answers/validation.ts'
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

/** The names in the JSON text, bare or as stored files; undefined when it holds anything else. */
export const findAppealDocuments = (text: string): readonly string[] | undefined =>
  DocumentNames.safeParse(parsed(text)).data

export type ReadAppeal = {
  readonly type: AppealType
  readonly answers: Answers
  /** All that is wrong, by the names of the wire. */
  readonly issues: readonly Issue[]
}

const typeIssue: Issue = { questionId: 'appealType', wire: 'type', code: 'UNKNOWN_OPTION' }
const typeMissing: Issue = { ...typeIssue, code: 'FIELD_REQUIRED' }
const documentsIssue: Issue = { questionId: 'documents', wire: 'documents', code: 'WRONG_TYPE' }

/** The documents travel as JSON text; portal specification, section 3. Undefined where it is none. */
const withDocumentList = (payload: Payload): Payload | undefined => {
  const { documents = '[]' } = payload
  const names = typeof documents === 'string' ? findAppealDocuments(documents || '[]') : undefined
  return names && { ...payload, documents: names }
}

/**
 * An appeal as the server reads it. A call of the specification names no grounds: such an appeal has another reason
 * than a component of the score.
 */
export const readAppeal = (payload: Payload, context: EngineContext): ReadAppeal => {
  const { type: givenType = defaultAppealType, ...fields } = payload
  const type = AppealType.safeParse(givenType)
  const listed = withDocumentList(fields)
  const { changes, issues: malformed } = readPayload(
    appealForm,
    appeal,
    { grounds: ['OTHER'], ...(listed ?? { ...fields, documents: [] }) },
    context,
  )
  const answers = Object.fromEntries(
    Object.entries(changes).flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])),
  )
  const isNamed = ({ questionId }: Issue) => malformed.some((issue) => issue.questionId === questionId)
  return {
    type: type.data ?? defaultAppealType,
    answers,
    issues: [
      ...(type.success ? [] : [typeIssue]),
      ...(listed ? [] : [documentsIssue]),
      ...malformed,
      ...validate(appealForm, answers, context).filter((issue) => !isNamed(issue)),
    ],
  }
}

/** The same of a new appeal, which must name its type: the page on which it is made has one. */
export const readNewAppeal = (payload: Payload, context: EngineContext): ReadAppeal => {
  const read = readAppeal(payload, context)
  return payload['type'] === undefined ? { ...read, issues: [typeMissing, ...read.issues] } : read
}

/** What a page sends: the fields of the specification, and beside them the grounds and the disputed figures. */
export const appealPayload = (type: AppealType, answers: Answers): Payload => {
  const { documents, ...fields } = submitPayload(appealForm, appeal, answers, undefined)
  return { ...fields, documents: JSON.stringify(documents ?? []), type }
}
