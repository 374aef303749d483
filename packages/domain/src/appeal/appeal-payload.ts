import { z } from 'zod'
import { type AppealDraft, AppealType, defaultAppealType } from './appeal.ts'

/** What an update carries. The documents travel as JSON text; portal specification, section 3. */
export const AppealUpdate = z.object({ details: z.string(), documents: z.string(), type: AppealType })
export type AppealUpdate = z.infer<typeof AppealUpdate>

export const AppealCreation = AppealUpdate.extend({ user_request_id: z.union([z.string(), z.number()]) })
export type AppealCreation = z.infer<typeof AppealCreation>

/** An appeal as it comes back, with what the office wrote when it sent it back to be mended. */
export const StoredAppeal = AppealCreation.extend({ return_comment: z.string().nullable() })
export type StoredAppeal = z.infer<typeof StoredAppeal>

export const appealUpdate = ({ details, documents, appealType }: AppealDraft): AppealUpdate => ({
  details,
  documents: JSON.stringify(documents),
  type: appealType ?? defaultAppealType,
})

export const appealCreation = (requestId: string | number, draft: AppealDraft): AppealCreation => ({
  user_request_id: requestId,
  ...appealUpdate(draft),
})

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
