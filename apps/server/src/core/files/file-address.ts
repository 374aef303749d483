import { baseOf } from '@milgo/contracts/define-call'
import type { Links } from '../../platform/crypto/links.ts'

/** The file itself, or its thumbnail. */
export type FileVariant = 'file' | 'thumbnail'

/** The path under which this server sends files, for stores that cannot send files themselves. */
export const filePath = `${baseOf('core')}/upload/:variant/:name`

const pathOf = (variant: FileVariant, name: string): string =>
  filePath.replace(':variant', variant).replace(':name', name)

export const addressOf = (links: Links, variant: FileVariant, name: string, until: number): string => {
  const path = pathOf(variant, name)
  return `${path}?${new URLSearchParams({ until: String(until), signature: links.sign(path, until) })}`
}

export type SignedAddress = {
  readonly variant: FileVariant
  readonly name: string
  readonly until: number
  readonly signature: string
}

export const isAddressSigned = (links: Links, { variant, name, until, signature }: SignedAddress): boolean =>
  links.isSigned(pathOf(variant, name), until, signature)
