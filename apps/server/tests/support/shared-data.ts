import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The published files are beside the checkout, never in it. If they are missing, their tests are skipped with that
 * reason.
 */
const folder = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url))

export const sharedFile = (name: string): string => `${folder}${name}`

export const whyNoSharedData: string | undefined = existsSync(sharedFile('localities.json'))
  ? undefined
  : `no published files in ${folder}`
