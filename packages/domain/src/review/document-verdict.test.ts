import { describe, expect, it } from 'vitest'
import { type DocumentVerdict, documentStateOf, findVerdict, isJudged } from './document-verdict.ts'

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

describe('a document of the review page', () => {
  const shown = { state: 'NOT_LOOKED_AT', isFrozen: false, isMissing: false } as const

  it.each([
    ['was sent', {}, true],
    ['is of the first review', { isFrozen: true }, false],
    ['is of the first review and was flagged then', { isFrozen: true, state: 'FLAGGED' }, false],
    ['was not sent', { isMissing: true }, false],
    ['was not sent, which counts as accepted', { isMissing: true, state: 'ACCEPTED' }, false],
    ['was not sent and is asked for', { isMissing: true, state: 'FLAGGED' }, true],
  ] as const)('that %s: whether it is judged is %3$s', (_name, more, expected) => {
    expect(isJudged({ ...shown, ...more })).toBe(expected)
  })
})

describe('the valid verdict', () => {
  it('is one’s own, even if a colleague’s is later in the same round', () => {
    const other = made({ staffId: 'other', verdict: 'FLAGGED', at: later })
    expect(stateIn(1, made({}), other)).toBe('ACCEPTED')
    expect(stateIn(1, other)).toBe('FLAGGED')
  })

  it('is the last one of colleagues', () => {
    const [one, two] = [made({ staffId: 'a' }), made({ staffId: 'b', verdict: 'FLAGGED', at: later })]
    expect(stateIn(1, one, two)).toBe('FLAGGED')
    expect(stateIn(1, two, one)).toBe('FLAGGED')
  })

  it('is that of the newest round, whoever made it', () => {
    const old = made({})
    const fresh = made({ staffId: 'other', round: 2, verdict: 'FLAGGED', at: later })
    expect(stateIn(2, old, fresh)).toBe('FLAGGED')
  })

  it('stays in later rounds if it accepts the same file, but not if it is a flag', () => {
    expect(stateIn(2, made({}))).toBe('ACCEPTED')
    expect(stateIn(2, made({ verdict: 'FLAGGED' }))).toBe('NOT_LOOKED_AT')
    expect(stateIn(2, made({ fileName: 'old.pdf' }))).toBe('NOT_LOOKED_AT')
    expect(stateIn(1, made({ key: 'id_back' }))).toBe('NOT_LOOKED_AT')
    expect(stateIn(1, made({ round: 2 }))).toBe('NOT_LOOKED_AT')
  })
})
