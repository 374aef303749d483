import { afterEach, beforeEach, expect, it } from 'vitest'
import { announceCode } from '../src/lib/announce-code.ts'

const named = { page: '/assets/none-a.js /assets/none-b.js', result: '' }

beforeEach(() => {
  for (const [part, addresses] of Object.entries(named))
    document.head.insertAdjacentHTML('beforeend', `<meta name="code-of-${part}" content="${addresses}">`)
})
const announced = () => [
  ...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"][href*="/none-"]'),
]
afterEach(() => {
  for (const tag of [...announced(), ...document.querySelectorAll('meta[name^="code-of-"]')]) tag.remove()
})
const addresses = () => announced().map((link) => new URL(link.href).pathname)

it('preloads the files that the document names, and nothing if it names none', () => {
  announceCode('page')
  expect(addresses()).toEqual(['/assets/none-a.js', '/assets/none-b.js'])
  announceCode('result')
  announceCode('unknown')
  expect(announced()).toHaveLength(2)
})
