import { expect, test } from 'vitest'
import committedPage from '../../../../docs/status-diagram.md?raw'
import { statusDiagram, statusDiagramPage } from './diagram.ts'

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
        when: ['RESULT_PUBLISHED', 'APPEAL_TIME'],
      },
      { from: ['DRAFT'], event: 'SUBMIT', by: ['STUDENT'], to: 'SUBMITTED' },
      {
        from: ['INVALID_BANK_FIXED'],
        event: 'COMPUTE',
        by: ['SYSTEM'],
        to: 'APPEAL_PAID',
        only: { appealGranted: true },
      },
      {
        from: ['INVALID_BANK'],
        event: 'COMPUTE',
        by: ['SYSTEM'],
        to: 'UNCHANGED',
        only: { anythingPaid: false },
      },
    ]).split('\n'),
  ).toEqual(
    expect.arrayContaining([
      'stateDiagram-v2',
      '  [*] --> DRAFT',
      '  DENIED --> APPEAL_SUBMITTED : APPEAL by STUDENT, SYSTEM when RESULT_PUBLISHED, APPEAL_TIME',
      '  COMPUTED --> APPEAL_SUBMITTED : APPEAL by STUDENT, SYSTEM when RESULT_PUBLISHED, APPEAL_TIME',
      '  DRAFT --> SUBMITTED : SUBMIT by STUDENT',
      '  INVALID_BANK_FIXED --> APPEAL_PAID : COMPUTE by SYSTEM when APPEAL_GRANTED',
      '  INVALID_BANK --> INVALID_BANK : COMPUTE by SYSTEM when NOTHING_PAID',
      '  SCHOLARSHIP_PAID --> [*]',
      '  APPEAL_PAID --> [*]',
    ]),
  )
})
