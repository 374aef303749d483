/**
 * A download under its own name (RFC 6266): in plain letters for whoever knows no better, and in full (RFC 8187), so
 * that a Hebrew name stays Hebrew. Never `inline`: a browser must not run what a student has sent.
 */
export const attachment = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${percentEncoded(name)}`
}

/** `encodeURIComponent` leaves four characters that RFC 8187 does not. */
const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
