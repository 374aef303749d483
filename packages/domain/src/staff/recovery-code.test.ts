import { describe, expect, it } from 'vitest'
import { isRecoveryCode, normalRecoveryCode, recoveryCodeText } from './recovery-code.ts'

describe('a recovery code', () => {
  it.each([
    ['AB1DE-0GHJK', true],
    ['ab1de 0ghjk', true],
    ['AB1DE0GHJK', true],
    ['ab1de–oghjk', true],
    ['ABLDE-OGHJK', true],
    ['AB1DE-0GHJ', false],
    ['AB1DE-0GHJKM', false],
    ['ABUDE-0GHJK', false],
    ['אבגדה-01234', false],
    ['', false],
  ])('%j is a recovery code: %s', (typed, isOne) => {
    expect(isRecoveryCode(typed)).toBe(isOne)
  })

  it('is the same however it is typed, and is shown in two groups', () => {
    for (const typed of ['AB1DE-0GHJK', ' abIde oghjk ', 'ablde\u200e0ghjk'])
      expect(normalRecoveryCode(typed)).toBe('AB1DE0GHJK')
    expect(recoveryCodeText('AB1DE0GHJK')).toBe('AB1DE-0GHJK')
  })
})
