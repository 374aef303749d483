/**
 * Returns the header of a download with its own name (RFC 6266): in ASCII for old clients, and in full (RFC 8187), so
 * that a Hebrew name stays Hebrew. Never `inline`, because a browser must not run a file that a student sent.
 */
export const attachment = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${percentEncoded(name)}`
}

/** `encodeURIComponent` does not escape four characters that RFC 8187 requires to be escaped. */
const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
