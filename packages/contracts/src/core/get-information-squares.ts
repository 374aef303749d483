import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ContentIcon } from './content-icon.ts'

export const InformationSquare = z.object({
  id: z.number().int(),
  title: z.string(),
  text: z.string(),
  icon: ContentIcon,
  link: z.string().nullable().meta({ description: 'A path of this portal' }),
})
export type InformationSquare = z.infer<typeof InformationSquare>

export const getInformationSquares = defineCall({
  service: 'core',
  method: 'GET',
  path: '/information-squares/get-all',
  guard: 'open',
  summary: 'The information squares of the home page, in order',
  response: z.array(InformationSquare),
})
