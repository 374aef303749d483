import { describe, expect, it } from 'vitest'
import { type DocumentVerdict, documentStateOf, findVerdict } from './document-verdict.ts'

const made = (over: Partial<DocumentVerdict>): DocumentVerdict => ({
  key: 'id_front',
  round: 1,
  staffId: 'me',
  fileName: 'a.pdf',
  verdict: 'ACCEPTED',
  reason: null,
  note: null,
  at: new Date('2026-01-01T10:00:00Z'),
  ...over,
})
const document = { key: 'id_front', fileName: 'a.pdf' }
const stateIn = (round: number, ...verdicts: DocumentVerdict[]) =>
  documentStateOf(findVerdict(document, verdicts, { round, staffId: 'me' }))
const later = new Date('2026-01-01T11:00:00Z')

describe('the verdict that counts', () => {
  it('is one’s own before a later one of another, in the same round', () => {
    const other = made({ staffId: 'other', verdict: 'FLAGGED', at: later })
    expect(stateIn(1, made({}), other)).toBe('ACCEPTED')
    expect(stateIn(1, other)).toBe('FLAGGED')
  })

  it('is the last of others', () => {
    const [one, two] = [made({ staffId: 'a' }), made({ staffId: 'b', verdict: 'FLAGGED', at: later })]
    expect(stateIn(1, one, two)).toBe('FLAGGED')
    expect(stateIn(1, two, one)).toBe('FLAGGED')
  })

  it('is of the newest round, whoever made it', () => {
    const old = made({})
    const fresh = made({ staffId: 'other', round: 2, verdict: 'FLAGGED', at: later })
    expect(stateIn(2, old, fresh)).toBe('FLAGGED')
  })

  it('lasts over rounds as an acceptance of the same file, and not as a flag', () => {
    expect(stateIn(2, made({}))).toBe('ACCEPTED')
    expect(stateIn(2, made({ verdict: 'FLAGGED' }))).toBe('NOT_LOOKED_AT')
    expect(stateIn(2, made({ fileName: 'old.pdf' }))).toBe('NOT_LOOKED_AT')
    expect(stateIn(1, made({ key: 'id_back' }))).toBe('NOT_LOOKED_AT')
    expect(stateIn(1, made({ round: 2 }))).toBe('NOT_LOOKED_AT')
  })
})
