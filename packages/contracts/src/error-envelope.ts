import { z } from 'zod'

export const ErrorItem = z.object({
  code: z.string().meta({ description: 'A stable code, for programs' }),
  message: z.string().meta({ description: "The message for a person, in the caller's language" }),
  label: z.string().optional().meta({ description: 'The label of the field, in the same language' }),
  field: z.string().optional().meta({ description: 'Wire name of the field with the error' }),
  index: z.number().int().optional().meta({ description: 'The line of a list, from 0' }),
  part: z.string().optional().meta({ description: 'Wire name of the part of that line' }),
  member_type: z
    .string()
    .optional()
    .meta({ description: 'The member of the family, in a list with a line for each' }),
  step: z.number().int().optional().meta({
    description: 'The step of the form that has the field. Default: the step of the call',
  }),
})
export type ErrorItem = z.infer<typeof ErrorItem>

/** The shape of every refusal of both services. */
export const ErrorEnvelope = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  error: z.object({
    statusCode: z.number().int(),
    code: z.string(),
    message: z.union([z.string(), z.array(z.string())]),
    errors: z.array(ErrorItem).optional(),
    requestId: z.string().optional().meta({ description: 'The id of the call in the log, for the support' }),
  }),
})
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>
