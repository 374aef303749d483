import { z } from 'zod'
import { defineCall } from '../define-call.ts'

const button = z.string().nullable().meta({ description: 'The text of the button. Null: no button' })
const redirect = z.string().nullable().meta({ description: 'A path of this portal. Null: the page stays' })

export const ModalWindow = z.object({
  key: z.string(),
  header: z.string(),
  text: z.string(),
  positive_button: button,
  positive_redirect: redirect,
  negative_button: button,
  negative_redirect: redirect,
})
export type ModalWindow = z.infer<typeof ModalWindow>

export const getModalWindows = defineCall({
  service: 'core',
  method: 'GET',
  path: '/modal-windows/get-all',
  guard: 'open',
  summary: 'The modal windows, by key',
  response: z.array(ModalWindow),
})
