import { baseOf } from '@milgo/contracts/define-call'
import type { Links } from '../../platform/crypto/links.ts'

/** The path at which the office reads a file. */
export const viewPath = `${baseOf('core')}/office/file/:name`

/** Returns the signed text: the file and the session that asked, so that the address works in no other browser. */
const signedPath = (name: string, sessionId: string): string =>
  `${viewPath.replace(':name', name)}#${sessionId}`

export const viewAddress = (links: Links, name: string, until: number, sessionId: string): string =>
  `${viewPath.replace(':name', name)}?${new URLSearchParams({
    until: String(until),
    signature: links.sign(signedPath(name, sessionId), until),
  })}`

export const isViewSigned = (
  links: Links,
  { name, until, signature }: { readonly name: string; readonly until: number; readonly signature: string },
  sessionId: string,
): boolean => links.isSigned(signedPath(name, sessionId), until, signature)
