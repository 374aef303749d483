import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The published files stand beside the checkout, never in it; where they are missing, their tests say so and rest. */
const folder = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url))

export const sharedFile = (name: string): string => `${folder}${name}`

export const whyNoSharedData: string | undefined = existsSync(sharedFile('localities.json'))
  ? undefined
  : `no published files in ${folder}`
