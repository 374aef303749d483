import type { Platform } from '../../platform/platform.ts'

/** Hashes the number like a student's, so that the two can be compared. */
export const hashIdentity = ({ vault }: Pick<Platform, 'vault'>, identityNumber: string): string =>
  vault.lookupHash('identity', identityNumber)
