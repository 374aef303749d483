import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isPublicUrl } from './url.ts'

it.each([
  ['https://example.org', true],
  ['http://example.co.il/path?x=1#y', true],
  [' https://example.org ', true],
  ['https://example.org.', true],
  ['ftp://example.org', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['example.org', false],
  ['', false],
  ['https://user@example.org', false],
  ['https://user:pass@example.org', false],
  ['https://:pass@example.org', false],
  ['http://localhost', false],
  ['http://localhost.', false],
  ['http://a.localhost', false],
  ['http://printer', false],
  ['http://printer.local', false],
  ['http://db.internal', false],
  ['http://printer.lan', false],
  ['http://printer.home', false],
  ['http://pages.intranet', false],
  ['http://a1.2.3.4', false],
  ['http://printer.local.', false],
  ['http://a.b.localhost', false],
  ['http://localhost.example.org', true],
  ['http://10.0.0.1.example.com', true],
  ['http://a..org', false],
  ['http://0.0.0.0', false],
  ['http://9.255.255.255', true],
  ['http://10.0.0.1', false],
  ['http://11.0.0.1', true],
  ['http://100.63.0.1', true],
  ['http://100.64.0.1', false],
  ['http://100.127.0.1', false],
  ['http://100.128.0.1', true],
  ['http://127.0.0.1', false],
  ['http://128.0.0.1', true],
  ['http://0x7f.1', false],
  ['http://2130706433', false],
  ['http://169.253.1.1', true],
  ['http://169.254.169.254', false],
  ['http://169.255.1.1', true],
  ['http://172.15.0.1', true],
  ['http://172.16.0.1', false],
  ['http://172.31.255.255', false],
  ['http://172.32.0.1', true],
  ['http://192.0.0.1', false],
  ['http://192.0.1.1', true],
  ['http://192.0.2.1', false],
  ['http://192.167.0.1', true],
  ['http://192.168.0.1', false],
  ['http://192.169.0.1', true],
  ['http://198.17.0.1', true],
  ['http://198.18.0.1', false],
  ['http://198.19.0.1', false],
  ['http://198.20.0.1', true],
  ['http://198.51.100.1', false],
  ['http://198.51.101.1', true],
  ['http://8.8.100.1', true],
  ['http://198.50.100.1', true],
  ['http://9.51.100.1', true],
  ['http://9.0.113.1', true],
  ['http://203.0.113.1', false],
  ['http://203.0.112.1', true],
  ['http://203.1.113.1', true],
  ['http://223.255.255.1', true],
  ['http://224.0.0.1', false],
  ['http://255.255.255.255', false],
  ['http://[::1]', false],
  ['http://[::]', false],
  ['http://[::ffff:10.0.0.1]', false],
  ['http://[fc00::1]', false],
  ['http://[fd12::1]', false],
  ['http://[fe80::1]', false],
  ['http://[ff02::1]', false],
  ['http://[2001:db8::1]', false],
  ['http://[2001::1]', false],
  ['http://[2002:a00:1::]', false],
  ['http://[2a00:1450:4001::1]', true],
  ['http://[2001:4860:4860::8888]', true],
  ['http://[2000::1]', true],
  ['http://[3fff::1]', true],
  ['http://[4000::1]', false],
  ['http://[1fff::1]', false],
])('public url %j is %s', (value, expected) => {
  expect(isPublicUrl(value)).toBe(expected)
})

it('refuses every private IPv4 address', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  const address = fc.oneof(
    fc.tuple(fc.constant(10), byte, byte, byte),
    fc.tuple(fc.constant(127), byte, byte, byte),
    fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
  )
  fc.assert(
    fc.property(address, (bytes) => {
      expect(isPublicUrl(`http://${bytes.join('.')}/`)).toBe(false)
    }),
    { numRuns: 1_000 },
  )
})

it('never throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((rest) => `http://${rest}`),
      ),
      (value) => {
        expect(typeof isPublicUrl(value)).toBe('boolean')
      },
    ),
    { numRuns: 1_000 },
  )
})
