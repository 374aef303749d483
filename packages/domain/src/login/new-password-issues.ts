import type { Fault } from '../answers/issue.ts'
import { isCommonPassword } from '../identity/common-passwords.ts'
import { isPassword, passwordFault } from '../identity/password.ts'

export type NewPasswordIssues = { readonly password?: Fault; readonly confirmation?: Fault }

/**
 * Returns what is wrong with a password that replaces a forgotten one, as far as this can be found without knowing its
 * owner.
 */
export const newPasswordIssues = (password: string, confirmation: string): NewPasswordIssues => {
  const ofPassword = passwordIssue(password)
  const ofConfirmation = confirmationIssue(password, confirmation)
  return {
    ...(ofPassword && { password: ofPassword }),
    ...(ofConfirmation && { confirmation: ofConfirmation }),
  }
}

const passwordIssue = (password: string): Fault | undefined => {
  if (password === '') return { code: 'FIELD_REQUIRED' }
  if (!isPassword(password)) return passwordFault
  return isCommonPassword(password) ? { code: 'PASSWORD_COMMON' } : undefined
}

const confirmationIssue = (password: string, confirmation: string): Fault | undefined => {
  if (confirmation === '') return { code: 'FIELD_REQUIRED' }
  return confirmation === password ? undefined : { code: 'ENTER_SAME_PASSWORD' }
}
