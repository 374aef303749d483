import { paths } from '@milgo/contracts/portal-paths'

/**
 * The address of the code screen. It is separate, so that Back leads to the questions and a reload stays at the code.
 */
export const codeAddress = `${paths.checkEligibility}?step=code`

export const isCodeStep = (search: string): boolean => new URLSearchParams(search).get('step') === 'code'
