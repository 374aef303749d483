import { describe, expect, it } from 'vitest'
import { always, both, either, not } from './rule.ts'

describe('rules', () => {
  const yes = always
  const no = not(always)

  it('are combined', () => {
    const say = (rule: typeof always) => rule({}, {})
    expect([say(both(yes, yes)), say(both(yes, no)), say(both(no, yes)), say(both(no, no))]).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect([say(either(yes, yes)), say(either(yes, no)), say(either(no, yes)), say(either(no, no))]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it('pass the answers and the context on', () => {
    const rule = (answers: string, context: string) => answers === 'a' && context === 'c'
    expect(both(rule, rule)('a', 'c')).toBe(true)
    expect(either(rule, rule)('a', 'x')).toBe(false)
    expect(not(rule)('x', 'c')).toBe(true)
  })
})
