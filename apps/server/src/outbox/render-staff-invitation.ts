import { officeBase, officePaths } from '@milgo/contracts/office-paths'
import type { Language } from '@milgo/messages/languages'
import type { SQL } from 'drizzle-orm'
import type { Config } from '../config.ts'
import { siteAddressOf } from '../platform/site-address.ts'
import type { Letter } from './letter.ts'

type Invitation = {
  readonly id: string
  readonly token: string
  readonly email: string
  readonly name: string
  readonly expiresAt: SQL
}

/** The token is behind the hash of the address, which no browser sends and no log writes. */
export const renderStaffInvitation = (
  config: Pick<Config, 'PUBLIC_URL' | 'PORT'>,
  language: Language,
  { id, token, email, name, expiresAt }: Invitation,
): Letter => {
  const address = new URL(officeBase + officePaths.invitation, siteAddressOf(config))
  address.hash = token
  return {
    template: 'STAFF_INVITATION',
    language,
    values: { name, link: address.href },
    cause: `staff-invitation:${id}`,
    channel: 'mail',
    recipient: email,
    // What can come too late is erased once it is delivered: the link is as good as a password.
    sendBefore: expiresAt,
  }
}
