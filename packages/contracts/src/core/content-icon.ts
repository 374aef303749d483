import { z } from 'zod'

/** Pictures that configured content may choose from; the page draws them. */
export const ContentIcon = z.enum([
  'calendar',
  'clock',
  'document',
  'help',
  'mail',
  'phone',
  'scale',
  'shield',
  'wallet',
])
export type ContentIcon = z.infer<typeof ContentIcon>
