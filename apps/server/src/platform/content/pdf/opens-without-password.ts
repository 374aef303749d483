import { createCipheriv, createHash } from 'node:crypto'
import type { Encryption } from './read-encryption.ts'

/** Returns whether the empty password opens a file (ISO 32000-2, 7.6.4.4: algorithms 4, 5, 6 and 11). */
export const opensWithoutPassword = (encryption: Encryption): boolean => {
  const { revision, user } = encryption
  if (revision === 5) return hashOf('sha256', salt(user)).equals(user.subarray(0, 32))
  if (revision === 6) return hardenedHash(salt(user)).equals(user.subarray(0, 32))
  if (revision === 2) return rc4(fileKey(encryption), padding).equals(user.subarray(0, 32))
  if (revision === 3 || revision === 4)
    return checkValue(encryption).equals(user.subarray(0, 16)) && user.length >= 16
  return false
}

/** The bytes that fill up a short password. The empty password consists only of them. */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

const hashOf = (algorithm: string, ...parts: readonly Buffer[]): Buffer => {
  const hash = createHash(algorithm)
  for (const part of parts) hash.update(part)
  return hash.digest()
}

const salt = (user: Buffer): Buffer => user.subarray(32, 40)

const fileKey = (encryption: Encryption): Buffer => {
  const { revision, owner, permissions, id, isMetadataEncrypted, keyLength } = encryption
  const rights = Buffer.alloc(4)
  rights.writeInt32LE(permissions | 0)
  const last = revision >= 4 && !isMetadataEncrypted ? Buffer.alloc(4, 0xff) : Buffer.alloc(0)
  let key = hashOf('md5', padding, owner.subarray(0, 32), rights, id, last)
  if (revision >= 3) for (let round = 0; round < 50; round++) key = hashOf('md5', key.subarray(0, keyLength))
  return key.subarray(0, keyLength)
}

const checkValue = (encryption: Encryption): Buffer => {
  const key = fileKey(encryption)
  let value = hashOf('md5', padding, encryption.id)
  for (let round = 0; round < 20; round++)
    value = rc4(
      key.map((byte) => byte ^ round),
      value,
    )
  return value
}

/** OpenSSL no longer offers RC4 by default, because it is obsolete. Nothing is protected by it here. */
const rc4 = (key: Uint8Array, data: Buffer): Buffer => {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (one: number, other: number): void => {
    const swapped = state[one] ?? 0
    state[one] = state[other] ?? 0
    state[other] = swapped
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 0xff
    swap(i, j)
  }
  let [i, j] = [0, 0]
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 0xff
      j = (j + (state[i] ?? 0)) & 0xff
      swap(i, j)
      return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 0xff] ?? 0)
    }),
  )
}

/** Algorithm 2.B for the empty password. */
const hardenedHash = (validationSalt: Buffer): Buffer => {
  let key = hashOf('sha256', validationSalt)
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const input = Buffer.concat(Array.from({ length: 64 }, () => key))
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    )
    const output = Buffer.concat([cipher.update(input), cipher.final()])
    const remainder = output.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = hashOf(['sha256', 'sha384', 'sha512'][remainder] ?? 'sha256', output)
    last = output.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}
