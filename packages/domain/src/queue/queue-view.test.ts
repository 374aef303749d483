import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RequestStatus } from '../status/request-status.ts'
import { ageingLevels } from './ageing.ts'
import { madeAppeals } from './appeal-filter.ts'
import { reviewDecisions } from './decision.ts'
import { type QueueRow, queueFlags } from './queue-row.ts'
import { isInView, type QueueView, queueFilters, readView, writeView } from './queue-view.ts'

const [me, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
const reader = { staffId: me }
const row: QueueRow = {
  period: '2025',
  status: 'SUBMITTED',
  institutionId: 7,
  waitedDays: 8,
  assigneeId: undefined,
  isOnHold: false,
  flags: ['same-account'],
  labels: ['visit'],
  language: 'ar',
  ageing: 'due',
  sentOn: '2026-11-16',
  decision: { decision: 'denied', on: '2026-11-20', by: other, reason: 'STUDY_SCOPE' },
  appeal: 'GRANTED',
  returnedFor: ['any', 'id_front', 'id_front.UNREADABLE'],
  left: ['DRAFT', 'REPAIR_BACK_FOR'],
  result: { score: 76.5, award: 6_240 },
}
const paramsOf = (address: string) =>
  new Map(address.split('&').map((part) => part.split('=') as [string, string]))
const addressOf = (view: QueueView) =>
  writeView(view)
    .map((part) => part.join('='))
    .join('&')

describe('a view of the queue', () => {
  it.each<[string, Partial<QueueRow>, boolean]>([
    ['', {}, true],
    ['period=2025', {}, true],
    ['period=other', {}, false],
    ['period=a%20b', {}, true],
    ['left=SUBMITTED,REPAIR_BACK_FOR', {}, true],
    ['left=SUBMITTED', {}, false],
    ['status=SUBMITTED', {}, true],
    ['status=DENIED,SUBMITTED', {}, true],
    ['status=DENIED', {}, false],
    ['institution=7', {}, true],
    ['institution=8,9', {}, false],
    ['waiting=8', {}, true],
    ['waiting=9', {}, false],
    ['assignee=none', {}, true],
    ['assignee=none', { assigneeId: other }, false],
    ['assignee=me', {}, false],
    ['assignee=me', { assigneeId: me }, true],
    ['assignee=me', { assigneeId: other }, false],
    ['assignee=me,none', {}, true],
    [`assignee=${other}`, { assigneeId: other }, true],
    ['flags=sent-back', {}, false],
    ['flags=sent-back,same-account', {}, true],
    ['hold=off', {}, true],
    ['hold=on', {}, false],
    ['hold=on', { isOnHold: true }, true],
    ['labels=visit,late', {}, true],
    ['labels=late', {}, false],
    ['language=ar', {}, true],
    ['language=he,en', {}, false],
    ['ageing=due,overdue', {}, true],
    ['ageing=within', {}, false],
    ['ageing=within,due,overdue', { ageing: undefined }, false],
    ['sent=2026-11-16', {}, true],
    ['sent=2026-11-17', {}, false],
    ['sent=2026-11-01..2026-11-16', {}, true],
    ['sent=2026-11-17..2026-11-30', {}, false],
    ['decided=2026-11-20', {}, true],
    ['decided=2026-11-16..2026-11-19', {}, false],
    ['decided=2026-11-20', { decision: undefined }, false],
    ['decision=denied', {}, true],
    ['decision=approved,rejected', {}, false],
    ['reason=STUDY_SCOPE', {}, true],
    ['reason=OTHER', {}, false],
    ['reason=none', {}, false],
    ['reason=none', { decision: { decision: 'approved', on: '2026-11-20', by: null, reason: null } }, true],
    ['reason=none', { decision: undefined }, false],
    [`decidedBy=${other}`, {}, true],
    ['decidedBy=me', {}, false],
    ['decidedBy=me', { decision: { decision: 'approved', on: '2026-11-20', by: me, reason: null } }, true],
    ['decidedBy=me', { decision: { decision: 'rejected', on: '2026-11-20', by: null, reason: null } }, false],
    ['returned=any', {}, true],
    ['returned=any', { returnedFor: [] }, false],
    ['returned=id_front', {}, true],
    ['returned=id_front.UNREADABLE', {}, true],
    ['returned=id_front.OTHER,id_back', {}, false],
    ['appeal=GRANTED,DENIED', {}, true],
    ['appeal=OPEN', {}, false],
    ['appeal=OPEN,GRANTED,DENIED', { appeal: 'NONE' }, false],
    ['award=6240', {}, true],
    ['award=0,4000', {}, false],
    ['award=0', { result: { score: 12, award: 0 } }, true],
    ['award=0', { result: undefined }, false],
    ['score=76.5..76.5', {}, true],
    ['score=76.51..', {}, false],
    ['score=..76.4', {}, false],
    ['score=70..', {}, true],
    ['score=..91.5', {}, true],
    ['score=..100', { result: undefined }, false],
    ['score=0..', { result: { score: 0, award: 0 } }, true],
    ['language=ar&waiting=5&status=SUBMITTED', {}, true],
    ['language=ar&waiting=9&status=SUBMITTED', {}, false],
  ])('%j selects the row with %j: %s', (address, change, isHeld) => {
    expect(isInView({ ...row, ...change }, readView(paramsOf(address)), reader)).toBe(isHeld)
  })

  it.each([
    'status=',
    'status=submitted',
    'institution=0',
    'institution=7 or true',
    'institution=99999999999',
    'waiting=-1',
    'waiting=1e3',
    'assignee=ME',
    "assignee=' or true",
    'flags=red',
    'hold=yes',
    'labels=',
    'labels=<b>',
    'labels=\u0000',
    'language=ru',
    'ageing=late',
    'sent=2026-11',
    'sent=2026-02-30',
    'sent=2026-11-16..2026-11-15',
    'decided=yesterday',
    'decision=maybe',
    'reason=study scope',
    'decidedBy=none',
    'returned=Robert.drop',
    'appeal=NONE',
    'award=',
    'award=none',
    'award=-1',
    'award=06240',
    'award=62400000',
    'score=',
    'score=..',
    'score=76',
    'score=92..76',
    'score=7e1..',
    'score=-1..5',
    'score=76.555..80',
    'score=1000..',
    'constructor=1',
    '__proto__=1',
    'colour=blue',
  ])('%j is ignored', (address) => {
    expect(readView(paramsOf(address))).toEqual({})
  })

  it('invalid values in a list are left out, and repeated values count once', () => {
    expect(readView(paramsOf('status=DENIED,none,DENIED&institution=4,x,4'))).toEqual({
      status: ['DENIED'],
      institution: [4],
    })
  })

  it('is written to an address and read back', () => {
    const someOf = <Item>(items: readonly Item[]) => fc.subarray([...items], { minLength: 1 })
    const view = fc.record(
      {
        status: someOf(RequestStatus.options),
        institution: fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1, maxLength: 5 }),
        waiting: fc.integer({ min: 1, max: 9_999 }),
        assignee: someOf(['me', 'none', other]),
        hold: fc.constantFrom('on' as const, 'off' as const),
        flags: someOf(queueFlags),
        labels: someOf(['visit', 'late call', 'חו״ל']),
        language: someOf(['he', 'ar', 'en'] as const),
        ageing: someOf(ageingLevels),
        sent: fc.constantFrom(
          { from: '2026-11-01', to: '2026-11-01' },
          { from: '2026-11-01', to: '2027-01-31' },
        ),
        decided: fc.constant({ from: '2026-12-01', to: '2026-12-02' }),
        decision: someOf(reviewDecisions),
        reason: someOf(['none', 'STUDY_SCOPE', 'OTHER']),
        decidedBy: someOf(['me', other]),
        returned: someOf(['any', 'id_front', 'id_front.OTHER']),
        appeal: someOf(madeAppeals),
        award: fc.uniqueArray(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 5 }),
        score: fc.constantFrom(
          { from: 0, to: 66.5 },
          { from: 92, to: undefined },
          { from: undefined, to: 75.99 },
          { from: 80, to: 80 },
        ),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(view, (written) => {
        expect(readView(paramsOf(addressOf(written)))).toEqual(written)
      }),
    )
  })

  it('each filter has its own name in the address', () => {
    const names = Object.values(queueFilters).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})
