import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import type { Secrets } from './secrets.ts'

export type Vault = {
  /** Encrypts a text. `place` says where the value is stored; the value can be opened only with the same place. */
  readonly seal: (text: string, place: string) => string
  readonly open: (sealed: string, place: string) => string
  /** The beginning of every value that the present key has sealed. */
  readonly presentPrefix: string
  /** Returns a hash that is equal for equal values of one kind. Nobody can reverse or compute it without the key. */
  readonly lookupHash: (kind: string, value: string) => string
}

const algorithm = 'aes-256-gcm'
const ivBytes = 12

type Keys = Pick<Secrets, 'DATA_KEY' | 'LOOKUP_KEY' | 'previousDataKey'>

/** A sealed value is `keyId.iv.tag.text`, each in base64url. The key's id shows which key opens it. */
export const createVault = ({ DATA_KEY, LOOKUP_KEY, previousDataKey }: Keys): Vault => {
  const present = dataKeyOf(DATA_KEY)
  const previous = previousDataKey === undefined ? [] : [dataKeyOf(previousDataKey)]
  const keys = new Map([...previous, present].map(({ id, key }) => [id, key]))
  const lookupKey = createSecretKey(derive(LOOKUP_KEY, 'lookup'))
  return {
    presentPrefix: `${present.id}.`,
    seal: (text, place) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, present.key, iv).setAAD(Buffer.from(place))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return [
        present.id,
        ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')),
      ].join('.')
    },
    open: (sealed, place) => {
      const [id = '', ...parts] = sealed.split('.')
      const key = keys.get(id)
      if (!key) throw new Error(`sealed with the key ${id}, which is not configured`)
      const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'))
      if (!iv || !tag || !text) throw new Error('not a sealed value')
      const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: 16 })
        .setAAD(Buffer.from(place))
        .setAuthTag(tag)
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    },
    lookupHash: (kind, value) =>
      createHmac('sha256', lookupKey).update(`${kind}\0${value}`).digest('base64url'),
  }
}

/** The key is a key object, because a key from bytes at every call costs 30 µs of a hash, and the hash itself 4. */
const dataKeyOf = (secret: string): { readonly id: string; readonly key: KeyObject } => {
  const bytes = derive(secret, 'data')
  const id = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
  return { id, key: createSecretKey(bytes) }
}

/** Derives a key. A secret is a text of any length; a key is 32 bytes and different for each use. */
const derive = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'milgo', use, 32))
