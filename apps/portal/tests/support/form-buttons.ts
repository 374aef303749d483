import { formNotes } from '@milgo/messages/he/form-notes'
import { registration } from '@milgo/messages/he/registration'
import { page, userEvent } from 'vitest/browser'
import { fieldOf } from './open-form.tsx'
import '@milgo/page-testing/get-by-selector'

export const next = page.getByRole('button', { name: registration.nextTo.replace('{step}', '') })
export const saveAndClose = page.getByRole('button', { name: formNotes.saveAndClose, exact: true })
export const saveState = page.getBySelector('[data-save-state]')

/** Types an answer and leaves its field. */
export const type = async (questionId: string, text: string) => {
  await fieldOf(questionId).fill(text)
  await userEvent.keyboard('{Tab}')
}
