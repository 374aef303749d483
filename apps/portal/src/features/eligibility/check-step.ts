import { paths } from '@milgo/contracts/portal-paths'

/** The code has an address of its own: Back leads to the questions, and a reload stays at the code. */
export const codeAddress = `${paths.checkEligibility}?step=code`

export const isCodeStep = (search: string): boolean => new URLSearchParams(search).get('step') === 'code'
