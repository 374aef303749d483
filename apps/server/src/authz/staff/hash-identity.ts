import type { Platform } from '../../platform/platform.ts'

/** The same as a student's, so that the two can be compared. */
export const hashIdentity = ({ vault }: Pick<Platform, 'vault'>, identityNumber: string): string =>
  vault.lookupHash('identity', identityNumber)
