import { paths } from '@milgo/contracts/portal-paths'

export const loginSteps = ['email', 'phone', 'phone-code', 'restore', 'restore-code'] as const
export type LoginStep = (typeof loginSteps)[number]

/** Each step has an address of its own, so that Back goes from one to the one before. */
export const addressOf = (step: LoginStep): string =>
  step === 'email' ? paths.login : `${paths.login}?step=${step}`

export const loginStepIn = (search: string): LoginStep => {
  const asked = new URLSearchParams(search).get('step')
  return loginSteps.find((step) => step === asked) ?? 'email'
}
