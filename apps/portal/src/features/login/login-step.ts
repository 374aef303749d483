import { paths } from '@milgo/contracts/portal-paths'

export const loginSteps = ['email', 'phone', 'phone-code', 'restore', 'restore-code'] as const
export type LoginStep = (typeof loginSteps)[number]

/** Returns the address of a step. Each step has its own, so that Back leads to the step before. */
export const addressOf = (step: LoginStep): string =>
  step === 'email' ? paths.login : `${paths.login}?step=${step}`

export const loginStepIn = (search: string): LoginStep => {
  const asked = new URLSearchParams(search).get('step')
  return loginSteps.find((step) => step === asked) ?? 'email'
}
