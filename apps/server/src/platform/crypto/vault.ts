import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Secrets } from './secrets.ts'

export type Vault = {
  /** Encrypts; `place` is where it will stand, and it opens nowhere else. */
  readonly seal: (text: string, place: string) => string
  readonly open: (sealed: string, place: string) => string
  /** Equal for equal values of one kind, and meaningless to whoever lacks the key. */
  readonly lookupHash: (kind: string, value: string) => string
}

const algorithm = 'aes-256-gcm'
const ivBytes = 12

/** `keyId.iv.tag.text`, each in base64url: the key's id tells which key opens it once there are several. */
export const createVault = ({ DATA_KEY, LOOKUP_KEY }: Pick<Secrets, 'DATA_KEY' | 'LOOKUP_KEY'>): Vault => {
  const dataKey = derive(DATA_KEY, 'data')
  const lookupKey = derive(LOOKUP_KEY, 'lookup')
  const keyId = createHash('sha256').update(dataKey).digest('base64url').slice(0, 8)
  return {
    seal: (text, place) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, dataKey, iv).setAAD(Buffer.from(place))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return [keyId, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.')
    },
    open: (sealed, place) => {
      const [id, ...parts] = sealed.split('.')
      if (id !== keyId) throw new Error(`sealed with the key ${id}, which is not configured`)
      const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'))
      if (!iv || !tag || !text) throw new Error('not a sealed value')
      const decipher = createDecipheriv(algorithm, dataKey, iv, { authTagLength: 16 })
        .setAAD(Buffer.from(place))
        .setAuthTag(tag)
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    },
    lookupHash: (kind, value) =>
      createHmac('sha256', lookupKey).update(`${kind}\0${value}`).digest('base64url'),
  }
}

/** A secret is text of any length; a key is 32 bytes, another one for each use. */
const derive = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'milgo', use, 32))
