import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Config, productionSecrets } from '../../config.ts'

type Required = Readonly<Record<(typeof productionSecrets)[number], string>>

export type Secrets = Required & {
  /** The previous data key, while values may still be sealed with it. */
  readonly previousDataKey?: string
}

const StoredSecrets = z.record(z.enum(productionSecrets), z.string().min(32))

/**
 * Returns the configured secrets. In development, missing secrets are created once and stored beside the data that they
 * protect.
 */
export const readSecrets = (config: Config): Secrets => {
  const { TOKEN_SECRET, DATA_KEY, LOOKUP_KEY, LINK_SECRET, DATA_KEY_PREVIOUS } = config
  const previous = DATA_KEY_PREVIOUS === undefined ? {} : { previousDataKey: DATA_KEY_PREVIOUS }
  if (TOKEN_SECRET && DATA_KEY && LOOKUP_KEY && LINK_SECRET)
    return { ...previous, TOKEN_SECRET, DATA_KEY, LOOKUP_KEY, LINK_SECRET }
  const stored = storedSecrets(config.dataDir)
  return {
    ...previous,
    TOKEN_SECRET: TOKEN_SECRET ?? stored.TOKEN_SECRET,
    DATA_KEY: DATA_KEY ?? stored.DATA_KEY,
    LOOKUP_KEY: LOOKUP_KEY ?? stored.LOOKUP_KEY,
    LINK_SECRET: LINK_SECRET ?? stored.LINK_SECRET,
  }
}

const storedSecrets = (dataDir: string): Required => {
  const path = join(dataDir, 'secrets.json')
  if (!existsSync(path)) writeNewSecrets(dataDir, path)
  return StoredSecrets.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/**
 * Writes new secrets to a draft and then links it, so that the file is complete from the first moment and never
 * replaces an older one.
 */
const writeNewSecrets = (dataDir: string, path: string): void => {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  const draft = `${path}.${process.pid}`
  const made = Object.fromEntries(productionSecrets.map((name) => [name, randomBytes(32).toString('base64')]))
  writeFileSync(draft, JSON.stringify(made, null, 2), { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!existsSync(path)) throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
