import { describe, expect, it } from 'vitest'
import { findPortalAddress } from './return-address.ts'

const origin = 'https://milgo.example'

describe('an address to come back to', () => {
  it.each([
    ['/registration', '/registration'],
    ['/registration/', '/registration'],
    ['/personal-area?tab=score#total', '/personal-area?tab=score#total'],
    ['/', '/'],
    ['https://milgo.example/faq', '/faq'],
    ['/faq/../registration', '/registration'],
  ])('%s is a page of the portal', (address, found) => {
    expect(findPortalAddress(address, origin)).toBe(found)
  })

  it.each([
    ['another host', 'https://evil.example/registration'],
    ['a host without a scheme', '//evil.example/registration'],
    ['a host behind backslashes', '/\\evil.example'],
    ['backslashes alone', '\\\\evil.example\\registration'],
    ['a host behind a tab', '/\t/evil.example'],
    ['an encoded host', '/%2f%2fevil.example'],
    ['an encoded backslash', '/%5cevil.example'],
    ['a path that climbs to another host', '/..//evil.example'],
    ['two slashes', '//'],
    ['a script', 'javascript:alert(1)'],
    ['a script in other letters', 'JaVaScRiPt:alert(1)'],
    ['data', 'data:text/html,<p>'],
    ['another port', 'https://milgo.example:8443/faq'],
    ['a name before the host', 'https://milgo.example@evil.example/faq'],
    ['a host that begins like ours', 'https://milgo.example.evil.example/faq'],
    ['a call of the service', '/core-service/api/v1/user/current-user'],
    ['the office', '/office/'],
    ['what is no page', '/no-such-page'],
    ['the page that says so', '/404'],
    ['the login itself', '/login'],
    ['the login with a question', '/login?way=phone'],
    ['nothing', 'https://'],
  ])('%s is dropped', (_name, address) => {
    expect(findPortalAddress(address, origin)).toBeUndefined()
  })
})
