import { describe, expect, it } from 'vitest'
import { applyChanges, type Behaviour, joinBehaviours, settle } from './effects.ts'

describe('effects', () => {
  const behaviour: Behaviour = {
    onChange: {
      a: () => ({ b: '0' }),
      b: () => ({ c: undefined }),
      c: () => ({ a: '9' }),
    },
    always: [({ d }: { readonly d?: string }) => (d === 'x' ? { e: 'x' } : {})],
  }

  it('follow one another, and end even where the table runs in a circle', () => {
    expect(applyChanges(behaviour, { b: '1', c: '2' }, { a: '5' })).toEqual({ a: '5', b: '0' })
  })

  it('end even where two of them would go on calling each other', () => {
    const quarrel: Behaviour = {
      onChange: {
        start: () => ({ left: '1' }),
        left: ({ right }: { readonly right?: string }) => ({ right: `${right ?? ''}r` }),
        right: ({ left }: { readonly left?: string }) => ({ left: `${left ?? ''}l` }),
      },
      always: [],
    }
    expect(applyChanges(quarrel, {}, { start: 'x' })).toEqual({ start: 'x', left: '1l', right: 'r' })
  })

  it('do not start from a change that is none', () => {
    expect(applyChanges(behaviour, { a: '5', b: '1', c: '2' }, { a: '5' })).toEqual({
      a: '5',
      b: '1',
      c: '2',
    })
  })

  it('do not override what came in the same call', () => {
    expect(applyChanges(behaviour, { c: '2' }, { a: '5', b: '7' })).toEqual({ a: '5', b: '7' })
  })

  it('what holds at all times is brought about', () => {
    expect(settle(behaviour, { d: 'x' })).toEqual({ d: 'x', e: 'x' })
    expect(applyChanges(behaviour, {}, { d: 'x' })).toEqual({ d: 'x', e: 'x' })
  })

  it('of several tables are joined', () => {
    const joined = joinBehaviours(behaviour, {
      onChange: { z: () => ({ y: '1' }) },
      always: [() => ({ w: '1' })],
    })
    expect(applyChanges(joined, {}, { z: '1', d: 'x' })).toEqual({ z: '1', y: '1', d: 'x', e: 'x', w: '1' })
  })
})
