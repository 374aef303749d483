import { z } from 'zod'

/** The icons that configured content may use; the page draws them. */
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
