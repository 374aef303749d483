import { expect } from 'vitest'
import { type Form, payloadOf, unchanged } from './form.ts'
import type { TestApp } from './test-app.ts'

export const formSteps = ['personal', 'bank', 'family'] as const

/** An edit of each step that is good in itself. */
const edits = {
  personal: { street: 'after' },
  bank: { branch_number: '777' },
  family: { family_status: 'OTHER' },
} as const

type Closed = Pick<Form, 'save' | 'submit'> & { readonly student: { readonly id: string } }

/** No step takes an edit, saved or submitted, and each answer says why. */
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
