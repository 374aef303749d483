import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ContentIcon } from './content-icon.ts'

export const InformationSlider = z.object({
  id: z.number().int(),
  badge: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  icon: ContentIcon,
  link: z.string().nullable().meta({ description: 'A path of this portal' }),
  link_text: z.string().nullable(),
})
export type InformationSlider = z.infer<typeof InformationSlider>

export const getInformationSliders = defineCall({
  service: 'core',
  method: 'GET',
  path: '/information-sliders/get-all',
  guard: 'open',
  summary: 'The slides of the home page, in order',
  response: z.array(InformationSlider),
})
