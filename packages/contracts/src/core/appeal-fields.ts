import { fileReference, requestSchema } from '@milgo/domain/answers/payload-schema'
import { AppealType } from '@milgo/domain/appeal/appeal'
import { appeal } from '@milgo/domain/appeal/questions'
import { z } from 'zod'
import { ErrorEnvelope } from '../error-envelope.ts'

const Moment = z.iso.datetime({ offset: true })

/** Only described: the schema refuses nothing, because the domain reports malformed values, with 250. */
export const appealFields = {
  ...requestSchema(appeal).shape,
  documents: z
    .unknown()
    .optional()
    .meta({ description: 'JSON text: the names of the uploaded files, each at its place in the list' }),
  type: z.unknown().optional().meta({ enum: AppealType.options }),
} as const

const SentFile = fileReference.extend({ bytes: z.int(), sha256: z.string() })

const ContentVersion = z.int().min(0)

const storedContent = ContentVersion.meta({
  description:
    'Counts the changes of what the student has written: each sending and each saved correction. The next change sends it back',
})

/** What a change of the appeal sends beside its fields. */
export const startedFrom = {
  content_version: ContentVersion.optional().meta({
    description:
      'The content version that these answers started from. If a newer one is stored and these answers would change it, the error is 409. A call without it replaces whatever is stored',
  }),
} as const

/** The receipt of a sent appeal: the number, the moment and the files with their hashes. */
export const AppealReceipt = z.object({
  id: z.uuid().meta({ description: 'The request' }),
  appeal_number: z.string(),
  version: z.int().meta({ description: 'How often the appeal was sent: made, updated, corrected' }),
  sent_at: Moment,
  files: z.array(SentFile),
})
export type AppealReceipt = z.infer<typeof AppealReceipt>

/** The receipt of the last sending, and the version of the content after the call. */
export const UpdatedAppeal = AppealReceipt.extend({ content_version: storedContent })
export type UpdatedAppeal = z.infer<typeof UpdatedAppeal>

/**
 * An appeal as the server returns it: the fields of the specification, and also the grounds, the figures and the
 * receipt.
 */
export const StoredAppeal = z.object({
  user_request_id: z.uuid(),
  details: z.string(),
  documents: z.string().meta({ description: 'JSON text: the files as they are now, a saved draft included' }),
  type: AppealType,
  return_comment: z.string().nullable(),
  grounds: z.array(z.string()),
  claimed_income: z.number().nullable(),
  claimed_persons: z.string().nullable(),
  claimed_locality: z.string().nullable(),
  claimed_service_months: z.string().nullable(),
  claimed_reserve_days: z.string().nullable(),
  receipt: AppealReceipt.meta({ description: 'The receipt of the last sending' }),
  has_draft: z.boolean().meta({ description: 'A correction is saved and not sent' }),
  content_version: storedContent,
})
export type StoredAppeal = z.infer<typeof StoredAppeal>

/**
 * 409: the appeal was changed in another tab or on another device. This call changed nothing; `newer` is what is stored.
 */
export const AppealConflict = ErrorEnvelope.extend({ newer: StoredAppeal })
