import { z } from 'zod'
import { cleanLines } from '../answers/clean-text.ts'
import { type AppealDraft, AppealType, defaultAppealType } from './appeal.ts'

/** The documents travel as JSON text; portal specification, section 3. The grounds are read as they count. */
const fields = { details: z.string().overwrite(cleanLines), documents: z.string() }

export const AppealUpdate = z.object({ ...fields, type: AppealType.default(defaultAppealType) })
export type AppealUpdate = z.infer<typeof AppealUpdate>

export const AppealCreation = z.object({
  user_request_id: z.union([z.string(), z.number()]),
  ...fields,
  type: AppealType,
})
export type AppealCreation = z.infer<typeof AppealCreation>

/** An appeal as it comes back, with what the office wrote when it sent it back to be mended. */
export const StoredAppeal = AppealCreation.extend({ return_comment: z.string().nullable() })
export type StoredAppeal = z.infer<typeof StoredAppeal>

export const appealUpdate = ({ details, documents, appealType }: AppealDraft): AppealUpdate => ({
  details: cleanLines(details),
  documents: JSON.stringify(documents),
  type: appealType ?? defaultAppealType,
})

/** A new appeal says its type: the page on which it is made has one. */
export const appealCreation = (
  requestId: string | number,
  draft: AppealDraft & { readonly appealType: AppealType },
): AppealCreation => ({ user_request_id: requestId, ...appealUpdate(draft) })

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
