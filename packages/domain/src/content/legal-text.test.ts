import { describe, expect, it } from 'vitest'
import { consentsAt, textsToAccept } from './legal-text.ts'

const day = (number: number) => new Date(Date.UTC(2030, 0, number))

const versions = [
  { key: 'terms', version: 2, changedAt: day(20) },
  { key: 'terms', version: 1, changedAt: day(10) },
  { key: 'privacy', version: 1, changedAt: day(10) },
  { key: 'accessibility', version: 1, changedAt: day(10) },
] as const

describe('the versions that a tick agrees to', () => {
  it.each([
    ['the first version, before it was published', 1, 1],
    ['the first version', 15, 1],
    ['the second version, from its first moment on', 20, 2],
  ])('%s', (_name, at, terms) => {
    expect(consentsAt(versions, day(at))).toEqual([
      { key: 'terms', version: terms, at: day(at).toISOString() },
      { key: 'privacy', version: 1, at: day(at).toISOString() },
    ])
  })

  it('are none if there are no texts', () => {
    expect(consentsAt([], day(1))).toEqual([])
  })
})

describe('the texts to accept at the next login', () => {
  const consent = (version: number) => ({ key: 'terms', version, at: day(1).toISOString() }) as const

  it.each([
    ['nothing while the version is the one agreed to', [consent(2)], { terms: 2 }, []],
    ['the newer version', [consent(1)], { terms: 2, privacy: 1 }, [{ key: 'terms', version: 2 }]],
    ['nothing once both were agreed to', [consent(1), consent(2)], { terms: 2 }, []],
    ['nothing about a statement that only informs', [], { accessibility: 7 }, []],
    ['nothing of who registered before versions, while it is the first', null, { terms: 1, privacy: 1 }, []],
    [
      'the second version of who registered before versions',
      null,
      { privacy: 2 },
      [{ key: 'privacy', version: 2 }],
    ],
  ])('%s', (_name, consents, current, asked) => {
    expect(textsToAccept(consents, current)).toEqual(asked)
  })
})
