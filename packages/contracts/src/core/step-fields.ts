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
  description:
    'The version of the answers of this step; 0 before the first save. The next save sends it back',
})

const startedFrom = version.default(0).meta({
  description:
    'The version that these answers started from. If a newer version is saved and these answers would change it, the error is 409',
})

/** A saved step: every name of its payload, null if not answered, and its version. */
export type SavedStep = Payload & { readonly version: number }

/** What a save or a submit sends: the payload of the specification, and the version that it started from. */
export type SentStep = Payload & { readonly version?: number | undefined }

// The names of a section are data, so that the compiler can only know the version.
const savedStep = (section: Section) =>
  prefillSchema(section).extend({ version: savedVersion }) as z.ZodType as z.ZodType<SavedStep, SavedStep>

/** Refuses a call with an unknown name. A name that the call does not contain keeps its answer. */
const sentStep = (section: Section) =>
  requestSchema(section).extend({ version: startedFrom }).strict() as z.ZodType as z.ZodType<
    SavedStep,
    SentStep
  >

/** The position of a document on the wire, as in corrections, and whether this student must upload it. */
export const NeededDocument = z.object({
  field: z.string().meta({ description: 'Wire name of the document, or of the list that it is in' }),
  index: z.number().int().optional().meta({ description: 'The place in the list, from 0' }),
  member_type: z.string().optional().meta({ description: 'The person whom the document is about' }),
  is_required: z.boolean(),
  is_missing: z.boolean(),
})

/** The saved documents, each file with a fresh address, and everything that this student is asked for. */
export type DocumentsStep = SavedStep & { readonly needed: readonly z.infer<typeof NeededDocument>[] }
export const DocumentsStep = prefillSchema(lastStep.section).extend({
  version: savedVersion,
  needed: z.array(NeededDocument).readonly(),
}) as z.ZodType as z.ZodType<DocumentsStep, DocumentsStep>

/** Each step as the server returns it, by its id. */
export const SavedSteps = byStep(steps, (step) =>
  step === lastStep ? DocumentsStep : savedStep(step.section),
)

/** The payload with which each step is saved and submitted. */
export const StepPayloads = byStep(steps, ({ section }) => sentStep(section))

/** The versions of the other steps that the student has checked, by the step's id. */
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
      'The versions of the other steps that the page has checked. If a newer version is saved, the error is 409',
  })
type SeenVersions = z.infer<typeof SeenVersions>

/** The payload that sends the request: the documents, and the versions of the other steps that were checked. */
export const SentRequest = requestSchema(lastStep.section)
  .extend({ version: startedFrom, seen: SeenVersions })
  .strict() as z.ZodType as z.ZodType<
  SavedStep & { readonly seen?: SeenVersions },
  SentStep & { readonly seen?: SeenVersions }
>

/**
 * The request, and the version of the step after the call. With an error of statusCode 250 a save has stored all
 * answers except those that the error names; a submit has stored nothing.
 */
export const StepAnswer = z.object({
  id: z.uuid().optional().meta({ description: 'The request. Absent if there is none' }),
  version: savedVersion,
  error: ErrorEnvelope.shape.error.optional(),
})
export type StepAnswer = z.infer<typeof StepAnswer>

/**
 * 409: the step was changed in another tab or on another device. This call changed nothing; `newer` is what is saved.
 */
const conflictOf = (step: z.ZodType<SavedStep>) => ErrorEnvelope.extend({ newer: step })
export const StepConflicts = byStep(steps, ({ id }) => conflictOf(SavedSteps[id]))

/** The conflict of any step, with its number. */
export const RequestConflict = z.union(
  steps.map(({ id, number }) => StepConflicts[id].extend({ step: z.literal(number) })),
)
