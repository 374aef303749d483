import { describe, expect, test } from 'vitest'
import type { RecordedAct } from './request-state.ts'
import {
  hasSentReturn,
  isReviewerOf,
  mayConfirm,
  mayDecideAppeal,
  mayPay,
  mayReviewAppeal,
  maySignRevision,
} from './separation-of-duties.ts'

const by = (
  act: RecordedAct['act'],
  appeal: RecordedAct['appeal'] = 'NONE',
  staffId = 'me',
): RecordedAct => ({
  act,
  appeal,
  staffId,
})
const after = (...acts: readonly RecordedAct[]) => ({ acts })

describe('the duties that remain after an act', () => {
  type Expected = {
    confirm: boolean
    reviewAppeal: boolean
    decideAppeal: boolean
    sign: boolean
    pay: boolean
  }
  const everything: Expected = {
    confirm: true,
    reviewAppeal: true,
    decideAppeal: true,
    sign: true,
    pay: true,
  }
  const nothing: Expected = {
    confirm: false,
    reviewAppeal: false,
    decideAppeal: false,
    sign: false,
    pay: false,
  }

  test.each<[string, { acts: readonly RecordedAct[] }, Expected]>([
    ['nothing done', after(), everything],
    ["another's acts", after(by('APPROVE', 'NONE', 'other')), everything],
    ['returned', after(by('RETURN_FOR_REPAIR')), nothing],
    ['approved', after(by('APPROVE')), nothing],
    ['denied', after(by('DENY')), nothing],
    ['entered figures', after(by('ENTER_FIGURES')), nothing],
    ['saved for the student', after(by('SAVE_FOR_STUDENT')), nothing],
    ['confirmed', after(by('CONFIRM')), { ...everything, decideAppeal: false, pay: false }],
    ['rejected', after(by('INSTITUTION_REJECTS')), { ...everything, decideAppeal: false }],
    ['sent back', after(by('SEND_BACK_TO_REVIEW')), everything],
    ['reopened', after(by('REOPEN')), everything],
    ['revised', after(by('REVISE')), { ...everything, decideAppeal: false, pay: false }],
    [
      'proposed a revision',
      after(by('PROPOSE_REVISION')),
      { ...everything, decideAppeal: false, pay: false },
    ],
    ['returned the appeal', after(by('RETURN_FOR_REPAIR', 'OPEN')), { ...nothing, reviewAppeal: true }],
    ["entered the appeal's figures", after(by('ENTER_FIGURES', 'OPEN')), { ...nothing, reviewAppeal: true }],
    ['entered figures after the decision', after(by('ENTER_FIGURES', 'GRANTED')), everything],
    [
      'decided the appeal',
      after(by('DENY_APPEAL', 'OPEN')),
      { ...everything, decideAppeal: false, pay: false },
    ],
    [
      'decided the appeal, and another reopened it',
      after(by('DENY_APPEAL', 'OPEN'), by('REOPEN', 'DENIED', 'other')),
      { ...everything, pay: false },
    ],
    [
      'decided the appeal and reopened it',
      after(by('DENY_APPEAL', 'OPEN'), by('REOPEN', 'DENIED')),
      { ...everything, decideAppeal: false, pay: false },
    ],
    [
      'decided the appeal, and another had reopened the request',
      after(by('REOPEN', 'NONE', 'other'), by('APPROVE_APPEAL', 'OPEN')),
      { ...everything, decideAppeal: false, pay: false },
    ],
  ])('%s', (_name, request, expected) => {
    expect({
      confirm: mayConfirm(request, 'me'),
      reviewAppeal: mayReviewAppeal(request, 'me'),
      decideAppeal: mayDecideAppeal(request, 'me'),
      sign: maySignRevision(request, 'other', 'me'),
      pay: mayPay(request, 'me'),
    }).toEqual(expected)
    expect(isReviewerOf(request, 'me')).toBe(!expected.confirm)
  })
})

test('a revision needs a proposer and another signer', () => {
  expect(maySignRevision(after(), 'me', 'me')).toBe(false)
  expect(maySignRevision(after(), null, 'me')).toBe(false)
})

test('a return may be cancelled by the sender of the last one', () => {
  const twice = after(by('RETURN_FOR_REPAIR'), by('RETURN_FOR_REPAIR', 'OPEN', 'other'))
  expect(hasSentReturn(twice, 'me')).toBe(false)
  expect(hasSentReturn(twice, 'other')).toBe(true)
  expect(hasSentReturn(after(), 'me')).toBe(false)
})
