import { fileReference, requestSchema } from '@milgo/domain/answers/payload-schema'
import { AppealType } from '@milgo/domain/appeal/appeal'
import { appeal } from '@milgo/domain/appeal/questions'
import { z } from 'zod'

const Moment = z.iso.datetime({ offset: true })

/** Described and not refused: what is malformed is named by the domain, with 250. */
export const appealFields = {
  ...requestSchema(appeal).shape,
  documents: z
    .unknown()
    .optional()
    .meta({ description: 'JSON text: the names of the uploaded files, in their places' }),
  type: z.unknown().optional().meta({ enum: AppealType.options }),
} as const

const SentFile = fileReference.extend({ bytes: z.int(), sha256: z.string() })

/** What the student has in hand after sending: the number, the moment and the files with their hashes. */
export const AppealReceipt = z.object({
  id: z.uuid().meta({ description: 'The request' }),
  appeal_number: z.string(),
  version: z.int().meta({ description: 'How often the appeal was sent: made, updated, corrected' }),
  sent_at: Moment,
  files: z.array(SentFile),
})
export type AppealReceipt = z.infer<typeof AppealReceipt>

/** An appeal as it comes back: what the specification names, and beside it the grounds, figures and the receipt. */
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
  receipt: AppealReceipt.meta({ description: 'Of what was sent last' }),
  has_draft: z.boolean().meta({ description: 'A correction was saved that is not sent' }),
})
export type StoredAppeal = z.infer<typeof StoredAppeal>
