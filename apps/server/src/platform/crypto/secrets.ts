import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Config, productionSecrets } from '../../config.ts'

type Required = Readonly<Record<(typeof productionSecrets)[number], string>>

export type Secrets = Required & {
  /** The data key before this one, while something may still be sealed with it. */
  readonly previousDataKey?: string
}

const Kept = z.record(z.enum(productionSecrets), z.string().min(32))

/** The configured secrets. On a laptop, what is missing is made once and kept beside the data that it protects. */
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
  if (!existsSync(path)) keepNewSecrets(dataDir, path)
  return Kept.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** Written aside and then linked: whole from the first moment it is seen, and never over an older one. */
const keepNewSecrets = (dataDir: string, path: string): void => {
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
