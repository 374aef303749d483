import { expect } from 'vitest'
import { type Form, formSteps, payloadOf, unchanged } from './form.ts'
import type { TestApp } from './test-app.ts'

/** A valid edit of each step. */
const edits = {
  personal: { street: 'after' },
  bank: { branch_number: '777' },
  family: { family_status: 'OTHER' },
} as const

type Closed = Pick<Form, 'save' | 'submit'> & { readonly student: { readonly id: string } }

/** Expects that every step refuses edits, saved or submitted, with this reason. */
export const expectClosed = async (server: TestApp, form: Closed, reason: string): Promise<void> => {
  for (const step of formSteps)
    for (const does of ['save', 'submit'] as const) {
      const answer = await unchanged(server, form, () =>
        form[does](step, payloadOf(step, { ...edits[step], version: 1 })),
      )
      expect(answer.statusCode, `${does} ${step}`).toBe(403)
      expect(answer.json().error).toMatchObject({ code: 'REQUEST_READ_ONLY', errors: [{ code: reason }] })
    }
}
