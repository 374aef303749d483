import type { Section } from '@milgo/domain/answers/define'
import type { Payload } from '@milgo/domain/answers/payload'
import { prefillSchema, requestSchema } from '@milgo/domain/answers/payload-schema'
import { byStep } from '@milgo/domain/answers/stepped-form'
import { earlierSteps, lastStep, steps } from '@milgo/domain/application/steps'
import { z } from 'zod'
import { ErrorEnvelope } from '../error-envelope.ts'

const largestVersion = 2_147_483_647

const version = z.int().min(0).max(largestVersion)

const savedVersion = version.meta({
  description: 'Of the answers of this step; 0 while nothing of it was saved. The next save sends it back',
})

const startedFrom = version.default(0).meta({
  description:
    'The version that these answers started from. Where a newer one is saved and these would change it, the answer is 409',
})

/** A step as it is saved: every name of its payload, null where nothing was answered, and its version. */
export type SavedStep = Payload & { readonly version: number }

/** What a save or a submit sends: the payload of the specification, and the version it started from. */
export type SentStep = Payload & { readonly version?: number | undefined }

// The names of a section are data, so that the compiler can be told only of the version.
const savedStep = (section: Section) =>
  prefillSchema(section).extend({ version: savedVersion }) as z.ZodType as z.ZodType<SavedStep, SavedStep>

/** A name that the payload does not have refuses the call; a name that the call does not mention keeps its answer. */
const sentStep = (section: Section) =>
  requestSchema(section).extend({ version: startedFrom }).strict() as z.ZodType as z.ZodType<
    SavedStep,
    SentStep
  >

/** Where a document stands on the wire, as corrections name it too, and whether this student must have it. */
export const NeededDocument = z.object({
  field: z.string().meta({ description: 'Wire name of the document; for a list, the list' }),
  index: z.number().int().optional().meta({ description: 'The place in the list, from 0 on' }),
  member_type: z.string().optional().meta({ description: 'Whom the document is about' }),
  is_required: z.boolean(),
  is_missing: z.boolean(),
})

/** The documents as they are saved, each file with a fresh address, and all that this student is asked for. */
export type DocumentsStep = SavedStep & { readonly needed: readonly z.infer<typeof NeededDocument>[] }
export const DocumentsStep = prefillSchema(lastStep.section).extend({
  version: savedVersion,
  needed: z.array(NeededDocument).readonly(),
}) as z.ZodType as z.ZodType<DocumentsStep, DocumentsStep>

/** Each step as it comes back, by its id. */
export const SavedSteps = byStep(steps, (step) =>
  step === lastStep ? DocumentsStep : savedStep(step.section),
)

/** What each step is saved and handed in with. */
export const StepPayloads = byStep(steps, ({ section }) => sentStep(section))

/** The versions of the other steps that the student has looked over, by the step's id. */
const SeenVersions = z
  .object(
    Object.fromEntries(earlierSteps.map(({ id }) => [id, savedVersion])) as Record<
      (typeof earlierSteps)[number]['id'],
      typeof savedVersion
    >,
  )
  .partial()
  .optional()
  .meta({
    description:
      'The versions of the other steps that were looked over. Where a newer one is saved, the answer is 409',
  })
type SeenVersions = z.infer<typeof SeenVersions>

/** What sends the request: the documents, and what else was looked over. */
export const SentRequest = requestSchema(lastStep.section)
  .extend({ version: startedFrom, seen: SeenVersions })
  .strict() as z.ZodType as z.ZodType<
  SavedStep & { readonly seen?: SeenVersions },
  SentStep & { readonly seen?: SeenVersions }
>

/**
 * The request, and the version of the step after the call. With an error of statusCode 250 a save has kept everything
 * but the answers that the error names; a submit has kept nothing.
 */
export const StepAnswer = z.object({
  id: z.uuid().optional().meta({ description: 'The request; absent while there is none' }),
  version: savedVersion,
  error: ErrorEnvelope.shape.error.optional(),
})
export type StepAnswer = z.infer<typeof StepAnswer>

/** 409: somebody was faster, in another tab or on another device. Nothing was changed; here is what is saved. */
const conflictOf = (step: z.ZodType<SavedStep>) => ErrorEnvelope.extend({ newer: step })
export const StepConflicts = byStep(steps, ({ id }) => conflictOf(SavedSteps[id]))

/** The same of whatever step it is, by its number. */
export const RequestConflict = z.union(
  steps.map(({ id, number }) => StepConflicts[id].extend({ step: z.literal(number) })),
)
