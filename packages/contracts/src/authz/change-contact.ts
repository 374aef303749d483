import { emailMaxLength, isEmail } from '@milgo/domain/identity/email'
import { isMobilePhone } from '@milgo/domain/identity/phone'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { CodeSession } from './account-fields.ts'

const isContact = { phone: isMobilePhone, email: isEmail } as const

export const changeContact = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/auth/change-contact',
  guard: 'student',
  isOwnAct: true,
  summary: 'Send a code to a new phone or e-mail of the student; nothing changes before it is confirmed',
  body: z
    .strictObject({
      kind: z.enum(['phone', 'email']),
      value: z
        .string()
        .max(emailMaxLength)
        .meta({ description: 'An Israeli mobile number, or an e-mail address' }),
    })
    .refine(({ kind, value }) => value === value.trim() && isContact[kind](value), { path: ['value'] }),
  response: CodeSession,
})
