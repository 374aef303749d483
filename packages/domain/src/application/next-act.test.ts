import { describe, expect, it } from 'vitest'
import { studentActions } from '../status/student-action.ts'
import { nextActOf } from './next-act.ts'

const stepOf = (step: 'personal' | 'bank' | 'family' | 'documents', isBegun: boolean, missing: number) => ({
  step,
  isBegun,
  missing,
})
const student = { actions: [], steps: [], isActing: false } as const

describe('the next act of a student who returns', () => {
  it('is to start the form if nothing was saved', () => {
    const steps = [stepOf('personal', false, 9), stepOf('family', false, 4)]
    expect(nextActOf({ ...student, steps })).toEqual({ act: 'START' })
  })

  it('is the first incomplete step, counted among the steps that are asked', () => {
    const steps = [stepOf('personal', true, 0), stepOf('family', true, 2), stepOf('documents', false, 7)]
    expect(nextActOf({ ...student, steps })).toEqual({ act: 'FILL', step: 'family', n: 2, total: 3 })
  })

  it('is to send a complete draft; acting staff only open it', () => {
    const steps = [stepOf('personal', true, 0), stepOf('documents', true, 0)]
    expect(nextActOf({ ...student, steps })).toEqual({ act: 'SEND' })
    expect(nextActOf({ ...student, steps, isActing: true })).toEqual({
      act: 'FILL',
      step: 'documents',
      n: 2,
      total: 2,
    })
  })

  it.each([
    [['VIEW_SUBMITTED_COPY', 'FIX_DOCUMENTS'], 'FIX_DOCUMENTS'],
    [['VIEW_RESULT', 'VIEW_APPEAL', 'FIX_APPEAL'], 'FIX_APPEAL'],
    [['APPEAL', 'FIX_BANK_DETAILS', 'VIEW_RESULT'], 'FIX_BANK_DETAILS'],
    [['APPEAL', 'VIEW_RESULT'], 'VIEW_RESULT'],
    [['VIEW_SUBMITTED_COPY'], 'FOLLOW'],
    [[], 'FOLLOW'],
  ] as const)('with %j it is %s', (actions, act) => {
    expect(nextActOf({ ...student, actions })).toEqual({ act })
  })

  it('for acting staff is never an act of the student', () => {
    const { act } = nextActOf({ actions: studentActions, steps: [], isActing: true })
    expect(act).toBe('VIEW_RESULT')
  })
})
