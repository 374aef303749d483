import { z } from 'zod'

export const ErrorItem = z.object({
  code: z.string().meta({ description: 'Stable; what a program compares' }),
  message: z.string().meta({ description: "In the caller's language; what a person reads" }),
  label: z.string().optional().meta({ description: 'What the field is called, in the same language' }),
  field: z.string().optional().meta({ description: 'Wire name of the field to blame' }),
  index: z.number().int().optional().meta({ description: 'The line of a list, from 0 on' }),
  part: z.string().optional().meta({ description: 'Wire name of the part of that line' }),
  member_type: z
    .string()
    .optional()
    .meta({ description: 'Whose line, in a list that has one for each member' }),
  step: z.number().int().optional().meta({
    description: 'The step of the form that asks for the field; where it is not said, that of the call',
  }),
})
export type ErrorItem = z.infer<typeof ErrorItem>

/** The one shape of every refusal of both services. */
export const ErrorEnvelope = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  error: z.object({
    statusCode: z.number().int(),
    code: z.string(),
    message: z.union([z.string(), z.array(z.string())]),
    errors: z.array(ErrorItem).optional(),
    requestId: z.string().optional().meta({ description: 'Tell it to support; it is in the log' }),
  }),
})
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>
