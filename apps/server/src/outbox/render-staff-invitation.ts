import { officeBase, officePaths } from '@milgo/contracts/office-paths'
import type { Language } from '@milgo/messages/languages'
import type { SQL } from 'drizzle-orm'
import type { Config } from '../config.ts'
import { siteAddressOf } from '../platform/site-address.ts'
import type { UnwrittenMessage } from './unwritten-message.ts'

type Invitation = {
  readonly id: string
  readonly token: string
  readonly email: string
  readonly name: string
  readonly expiresAt: SQL
}

/**
 * Returns the mail with the invitation's link. The token is in the fragment of the address, which browsers do not send
 * and logs do not contain.
 */
export const renderStaffInvitation = (
  config: Pick<Config, 'PUBLIC_URL' | 'PORT'>,
  language: Language,
  { id, token, email, name, expiresAt }: Invitation,
): UnwrittenMessage => {
  const address = new URL(officeBase + officePaths.invitation, siteAddressOf(config))
  address.hash = token
  return {
    template: 'STAFF_INVITATION',
    language,
    values: { name, link: address.href },
    cause: `staff-invitation:${id}`,
    channel: 'mail',
    recipient: email,
    // Messages with `sendBefore` are erased after delivery. This is needed because the link is worth as much as a
    // password.
    sendBefore: expiresAt,
  }
}
