import { describe, expect, it } from 'vitest'
import { autosaveIntervalMs, isAutosaveDue } from '../answers/autosave.ts'
import { formModals, modalFor, staysOnPositive } from './modals.ts'
import {
  afterSubmit,
  canOpenStep,
  isNextEnabled,
  nextStep,
  positionOf,
  previousStep,
  resumeStep,
  type StepNumber,
  shownAs,
  steps,
  stepsFor,
} from './steps.ts'

const own = { institution: { isSponsored: false, isReligious: false } }
const sponsored = { institution: { isSponsored: true, isReligious: false } }
const all: readonly StepNumber[] = [1, 2, 3, 4]

describe('the steps', () => {
  it('are four, and three for a sponsored institution', () => {
    expect(steps.map(({ number, id }) => `${number} ${id}`)).toEqual([
      '1 personal',
      '2 bank',
      '3 family',
      '4 documents',
    ])
    expect(stepsFor(own)).toEqual(steps)
    expect(stepsFor(sponsored).map(({ number }) => number)).toEqual([1, 3, 4])
    expect(steps.map(({ path }) => path)).toEqual(['step-1', 'step-1/bank', 'step-3', 'step-4'])
  })

  it('are counted among the steps that are asked', () => {
    expect(stepsFor(own).map((step) => positionOf(step, own))).toEqual([
      { n: 1, total: 4 },
      { n: 2, total: 4 },
      { n: 3, total: 4 },
      { n: 4, total: 4 },
    ])
    expect(stepsFor(sponsored).map((step) => positionOf(step, sponsored))).toEqual([
      { n: 1, total: 3 },
      { n: 2, total: 3 },
      { n: 3, total: 3 },
    ])
  })

  it.each<[StepNumber, boolean, readonly StepNumber[]]>([
    // current, has a request, may open
    [1, false, [1]],
    [2, false, [1, 2]],
    [3, false, [1, 2, 3]],
    [4, false, [1, 2, 3]],
    [1, true, [1, 2, 3, 4]],
    [2, true, [1, 2, 3, 4]],
    [3, true, [1, 2, 3, 4]],
    [4, true, [1, 2, 3, 4]],
  ])('from step %d with a request %s the steps %j may be opened', (current, hasRequest, expected) => {
    expect(all.filter((target) => canOpenStep(target, { current, hasRequest }, own))).toEqual(expected)
    expect(all.filter((target) => canOpenStep(target, { current, hasRequest }, sponsored))).toEqual(
      expected.filter((target) => target !== 2),
    )
  })

  it('Next opens the following step, and skips the bank step if it is not asked', () => {
    expect(all.map((step) => nextStep(step, own))).toEqual([2, 3, 4, undefined])
    expect(all.map((step) => nextStep(step, sponsored))).toEqual([3, 3, 4, undefined])
    expect(all.map((step) => previousStep(step, own))).toEqual([undefined, 1, 2, 3])
    expect(all.map((step) => previousStep(step, sponsored))).toEqual([undefined, 1, 1, 3])
  })

  it('Next of step 1 waits for the neighbourhood confirmation', () => {
    expect(isNextEnabled(1, {})).toBe(false)
    expect(isNextEnabled(1, { neighborhoodConfirmCheckbox: false })).toBe(false)
    expect(isNextEnabled(1, { neighborhoodConfirmCheckbox: true })).toBe(true)
    // A student who did not live in Israel has no neighbourhood to confirm.
    expect(isNextEnabled(1, { isUnder18address: true })).toBe(true)
    expect(isNextEnabled(2, {})).toBe(true)
  })

  it.each<[StepNumber, Parameters<typeof afterSubmit>[1], Parameters<typeof afterSubmit>[2], object]>([
    [1, { id: '5' }, own, { does: 'open', step: 2, reloadsDocuments: false }],
    [1, { id: '5' }, sponsored, { does: 'open', step: 3, reloadsDocuments: false }],
    [1, { error: { statusCode: 250 } }, own, { does: 'showErrors' }],
    [1, { id: '5', error: { statusCode: 250 } }, own, { does: 'showErrors' }],
    [1, {}, own, { does: 'showErrors' }],
    [2, { id: '5' }, own, { does: 'open', step: 3, reloadsDocuments: false }],
    [2, {}, own, { does: 'open', step: 3, reloadsDocuments: false }],
    [2, { error: { statusCode: 250 } }, own, { does: 'showErrors' }],
    [3, { id: '5' }, own, { does: 'open', step: 4, reloadsDocuments: true }],
    [3, {}, own, { does: 'showErrors' }],
    [4, { id: '5' }, own, { does: 'showResult', success: true }],
    [4, { id: '5', error: { statusCode: 250 } }, own, { does: 'showResult', success: false }],
    [4, { error: { statusCode: 400 } }, own, { does: 'showResult', success: false }],
    [4, { error: { statusCode: 409 } }, own, { does: 'showResult', success: false }],
  ])('step %d answered %j', (step, answer, context, expected) => {
    expect(afterSubmit(step, answer, context)).toEqual(expected)
  })

  it('a returning student starts at the first incomplete step', () => {
    expect(resumeStep(new Set(['bank', 'documents']), own)).toBe(2)
    expect(resumeStep(new Set(['bank', 'documents']), sponsored)).toBe(4)
    expect(resumeStep(new Set(['personal']), own)).toBe(1)
    expect(resumeStep(new Set(), own)).toBe(4)
  })
})

describe('modals', () => {
  it.each<[Parameters<typeof modalFor>[0], StepNumber, boolean, string | undefined, boolean?]>([
    ['savedAndClosed', 1, false, 'exitRegistration'],
    ['savedAndClosed', 3, true, 'exitRegistration'],
    // Saved is not sent: a student who closes the last step may confuse the two.
    ['savedAndClosed', 4, false, 'dontForgetToSubmit'],
    ['savedAndClosed', 4, true, 'dontForgetToSubmitReturnedToRepair'],
    ['savedAndClosed', 4, false, 'exitRegistration', true],
    ['send', 4, false, 'preSubmitRequest'],
    ['send', 4, true, 'sendBackFromRepair'],
    ['leave', 4, false, 'dontForgetToSubmit'],
    ['leave', 4, true, 'dontForgetToSubmitReturnedToRepair'],
    ['leave', 1, false, undefined],
    ['leave', 3, false, undefined],
    ['leave', 3, true, undefined],
    // No reminder once the request is sent.
    ['leave', 4, false, undefined, true],
    ['leave', 4, true, undefined, true],
  ])('%s at step %d, fix mode %s: %s (sent %s)', (event, step, isFixMode, expected, isSent = false) => {
    expect(modalFor(event, { step, isFixMode, isSent })).toBe(expected)
  })

  it('say whether their positive button stays in the form', () => {
    expect(formModals.filter((modal) => staysOnPositive(modal))).toEqual([
      'dontForgetToSubmit',
      'dontForgetToSubmitReturnedToRepair',
    ])
  })

  it('are the five of the specification', () => {
    expect([...formModals].sort()).toEqual([
      'dontForgetToSubmit',
      'dontForgetToSubmitReturnedToRepair',
      'exitRegistration',
      'preSubmitRequest',
      'sendBackFromRepair',
    ])
  })
})

describe('the bar', () => {
  const [first, second, , last] = steps
  const standing = { current: 2, hasRequest: true } as const

  it.each([
    ['the open step', second, standing, {}, 'active'],
    ['a complete step', first, standing, {}, 'done'],
    ['an incomplete step', first, standing, { personal: 1 }, 'ahead'],
    [
      'one that lacks nothing, before there is a request',
      first,
      { ...standing, hasRequest: false },
      {},
      'ahead',
    ],
    ['the documents', last, standing, {}, 'ahead'],
  ] as const)('%s', (_name, step, at, missing, expected) => {
    expect(shownAs(step, at, missing)).toBe(expected)
  })
})

describe('autosave', () => {
  const [personal, bank, family, documents] = steps
  const due = { changed: [personal], isActing: false, isLoading: false }

  it('runs every 10000 ms', () => {
    expect(autosaveIntervalMs).toBe(10000)
  })

  it.each<[Partial<Parameters<typeof isAutosaveDue>[0]>, boolean]>([
    [{}, true],
    [{ changed: [bank] }, true],
    [{ changed: [family, documents] }, true],
    [{ changed: [documents] }, false],
    [{ changed: [] }, false],
    [{ isActing: true }, false],
    [{ isLoading: true }, false],
  ])('with %o: %s', (changes, expected) => {
    expect(isAutosaveDue({ ...due, ...changes })).toBe(expected)
  })
})
