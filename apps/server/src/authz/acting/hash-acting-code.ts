import type { Platform } from '../../platform/platform.ts'

export const hashActingCode = ({ vault }: Pick<Platform, 'vault'>, code: string): string =>
  vault.lookupHash('acting-code', code)
