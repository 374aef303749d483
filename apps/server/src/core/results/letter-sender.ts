import { paths } from '@milgo/contracts/portal-paths'
import type { Platform } from '../../platform/platform.ts'
import type { LetterSender } from './letter-in-language.ts'

export const areaAddressOf = ({ config }: Pick<Platform, 'config'>): string | undefined =>
  config.PUBLIC_URL === undefined ? undefined : new URL(paths.personalArea, config.PUBLIC_URL).href

/** Returns what letters print about the installation that sends them. */
export const letterSenderOf = (platform: Pick<Platform, 'config'>): LetterSender => ({
  email: platform.config.SUPPORT_EMAIL,
  areaAddress: areaAddressOf(platform),
})
