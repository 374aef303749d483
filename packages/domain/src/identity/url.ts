/** The part of the web platform's URL that is used here. Browsers and Node both have it. */
declare const URL: {
  canParse(value: string): boolean
  new (
    value: string,
  ): {
    readonly protocol: string
    readonly username: string
    readonly password: string
    readonly hostname: string
  }
}

/**
 * Returns whether the address is on the public network: http or https, no credentials, and not this machine, the local
 * network or a local name. The URL parser has already converted 0x7f.1 and 2130706433 to 127.0.0.1.
 */
export const isPublicUrl = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false
  if (url.username !== '' || url.password !== '') return false
  const host = url.hostname.replace(/\.$/, '')
  if (host.startsWith('[')) return isPublicIpv6(host.slice(1, -1))
  return /^\d+(?:\.\d+){3}$/.test(host) ? isPublicIpv4(host.split('.').map(Number)) : isPublicName(host)
}

const localNames = ['localhost', 'local', 'internal', 'lan', 'home', 'intranet']

const isPublicName = (host: string): boolean => {
  const labels = host.split('.')
  return (
    labels.length > 1 && labels.every((label) => label !== '') && !localNames.includes(labels.at(-1) ?? '')
  )
}

/**
 * The first byte, and the range of the second, of the networks that RFC 6890 and its successors reserve for special
 * purposes.
 */
const specialIpv4: readonly (readonly [first: number, from: number, to: number])[] = [
  [0, 0, 255],
  [10, 0, 255],
  [100, 64, 127],
  [127, 0, 255],
  [169, 254, 254],
  [172, 16, 31],
  [192, 168, 168],
  [198, 18, 19],
]

const isPublicIpv4 = ([first = 0, second = 0, third = 0]: readonly number[]): boolean => {
  // 224 and above: multicast, reserved, broadcast.
  if (first >= 224) return false
  // 192.0.0/24 for protocols; the three documentation networks.
  if (first === 192 && second === 0 && (third === 0 || third === 2)) return false
  if ((first === 198 && second === 51 && third === 100) || (first === 203 && second === 0 && third === 113))
    return false
  return !specialIpv4.some(([byte, from, to]) => first === byte && second >= from && second <= to)
}

/** Only global unicast (2000::/3) is public, without the documentation, 6to4 and Teredo networks. */
const isPublicIpv6 = (address: string): boolean => {
  const [first = '', second = ''] = address.split(':')
  const head = Number.parseInt(first, 16)
  if (!(head >= 0x2000 && head <= 0x3fff)) return false
  const next = Number.parseInt(second || '0', 16)
  return head !== 0x2002 && !(head === 0x2001 && (next === 0xdb8 || next === 0))
}
