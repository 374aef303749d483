import { expect, test } from 'vitest'
import committedPage from '../../../../docs/status-diagram.md?raw'
import { finalStatuses, statusDiagram, statusDiagramPage } from './diagram.ts'
import { transitions } from './transitions.ts'

test('the committed diagram is the generated one (npm run docs:status)', () => {
  expect(committedPage).toBe(statusDiagramPage())
})

test('a row becomes one arrow for each status it starts from', () => {
  expect(
    statusDiagram([
      {
        from: ['DENIED', 'COMPUTED'],
        event: 'APPEAL',
        by: ['STUDENT', 'SYSTEM'],
        to: 'APPEAL_SUBMITTED',
        when: ['RESULT_PUBLISHED', 'APPEALS_OPEN'],
      },
      { from: ['DRAFT'], event: 'SUBMIT', by: ['STUDENT'], to: 'SUBMITTED' },
      { from: ['INVALID_BANK_FIXED'], event: 'COMPUTE', by: ['SYSTEM'], to: 'APPEAL_PAID', fromAppeal: true },
      { from: ['INVALID_BANK'], event: 'COMPUTE', by: ['SYSTEM'], to: 'COMPUTED', fromAppeal: false },
    ]).split('\n'),
  ).toEqual(
    expect.arrayContaining([
      'stateDiagram-v2',
      '  [*] --> DRAFT',
      '  DENIED --> APPEAL_SUBMITTED : APPEAL by STUDENT, SYSTEM when RESULT_PUBLISHED, APPEALS_OPEN',
      '  COMPUTED --> APPEAL_SUBMITTED : APPEAL by STUDENT, SYSTEM when RESULT_PUBLISHED, APPEALS_OPEN',
      '  DRAFT --> SUBMITTED : SUBMIT by STUDENT',
      '  INVALID_BANK_FIXED --> APPEAL_PAID : COMPUTE by SYSTEM when FROM_APPEAL',
      '  INVALID_BANK --> COMPUTED : COMPUTE by SYSTEM when NOT_FROM_APPEAL',
      '  SUBMITTED --> [*]',
    ]),
  )
})

test('a request ends paid after an appeal, or with its appeal denied', () => {
  expect(finalStatuses(transitions)).toEqual(['APPEAL_PAID', 'APPEAL_DENIED'])
})
