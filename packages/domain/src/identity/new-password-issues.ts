import { isCommonPassword } from './common-passwords.ts'
import { isPassword } from './password.ts'

export type NewPasswordIssues = {
  readonly password?: 'FIELD_REQUIRED' | 'ENTER_CORRECT_PASSWORD' | 'PASSWORD_COMMON'
  readonly confirmation?: 'FIELD_REQUIRED' | 'ENTER_SAME_PASSWORD'
}

/** What is wrong with a password that takes the place of a forgotten one, as far as that shows without its owner. */
export const newPasswordIssues = (password: string, confirmation: string): NewPasswordIssues => {
  const ofPassword = passwordIssue(password)
  const ofConfirmation = confirmationIssue(password, confirmation)
  return {
    ...(ofPassword && { password: ofPassword }),
    ...(ofConfirmation && { confirmation: ofConfirmation }),
  }
}

const passwordIssue = (password: string): NewPasswordIssues['password'] => {
  if (password === '') return 'FIELD_REQUIRED'
  if (!isPassword(password)) return 'ENTER_CORRECT_PASSWORD'
  return isCommonPassword(password) ? 'PASSWORD_COMMON' : undefined
}

const confirmationIssue = (password: string, confirmation: string): NewPasswordIssues['confirmation'] => {
  if (confirmation === '') return 'FIELD_REQUIRED'
  return confirmation === password ? undefined : 'ENTER_SAME_PASSWORD'
}
