import { describe, expect, it } from 'vitest'
import type { Answers } from './answer.ts'
import { defineForm, defineSection } from './define.ts'
import type { Changes } from './draft.ts'
import {
  applyChanges,
  type Behaviour,
  followChanges,
  joinBehaviours,
  lineRemoval,
  settle,
} from './effects.ts'

const letter = { kind: 'text', maxLength: 9, place: 'letters' } as const
const first = defineSection('first', { a: letter, d: letter, start: letter, left: letter })
const second = defineSection('second', { b: letter, right: letter })
const third = defineSection('third', { c: letter, e: letter, w: letter, y: letter, z: letter })
const form = defineForm([first, second, third])

describe('effects', () => {
  const behaviour: Behaviour = {
    form,
    onChange: {
      a: () => ({ b: '0' }),
      b: () => ({ c: undefined }),
      c: () => ({ a: '9' }),
    },
    onRemoveLine: {},
    always: [({ d }: { readonly d?: string }) => (d === 'x' ? { e: 'x' } : {})],
  }

  it('trigger each other, and end even if the table has a cycle', () => {
    expect(applyChanges(behaviour, { b: '1', c: '2' }, { a: '5' })).toEqual({ a: '5', b: '0' })
  })

  it('end even if two effects would trigger each other forever', () => {
    const endless: Behaviour = {
      form,
      onChange: {
        start: () => ({ left: '1' }),
        left: ({ right }: { readonly right?: string }) => ({ right: `${right ?? ''}r` }),
        right: ({ left }: { readonly left?: string }) => ({ left: `${left ?? ''}l` }),
      },
      onRemoveLine: {},
      always: [],
    }
    expect(applyChanges(endless, {}, { start: 'x' })).toEqual({ start: 'x', left: '1l', right: 'r' })
  })

  it('are not triggered by a change to the same value', () => {
    expect(applyChanges(behaviour, { a: '5', b: '1', c: '2' }, { a: '5' })).toEqual({
      a: '5',
      b: '1',
      c: '2',
    })
  })

  it('do not override an answer of the same call', () => {
    expect(applyChanges(behaviour, { c: '2' }, { a: '5', b: '7' })).toEqual({ a: '5', b: '7' })
  })

  it('of `always` are applied', () => {
    expect(settle(behaviour, { d: 'x' })).toEqual({ d: 'x', e: 'x' })
    expect(applyChanges(behaviour, {}, { d: 'x' })).toEqual({ d: 'x', e: 'x' })
  })

  it('of several tables are joined', () => {
    const joined = joinBehaviours(form, behaviour, {
      onChange: { z: () => ({ y: '1' }) },
      onRemoveLine: { a: () => ({ b: '0' }) },
      always: [() => ({ w: '1' })],
    })
    expect(lineRemoval(joined, {}, 'a', 0)).toEqual({ a: undefined, b: '0' })
    expect(applyChanges(joined, {}, { z: '1', d: 'x' })).toEqual({ z: '1', y: '1', d: 'x', e: 'x', w: '1' })
  })

  it('also see the answers before the change', () => {
    const memory: Behaviour = {
      form,
      onChange: {
        a: (after: { readonly a?: string }, before: { readonly a?: string }) => ({
          b: `${before.a}${after.a}`,
        }),
      },
      onRemoveLine: {},
      always: [],
    }
    expect(applyChanges(memory, { a: '1' }, { a: '2' })).toEqual({ a: '2', b: '12' })
  })

  it('name the sections of the changed questions and of every question they set, changed or not', () => {
    const touched = (answers: Answers, changes: Changes) =>
      followChanges(behaviour, answers, changes).sections
    expect(touched({ b: '1', c: '2' }, { a: '5' })).toEqual(['first', 'second', 'third'])
    expect(touched({ b: '0' }, { a: '5' })).toEqual(['first', 'second'])
    expect(touched({ a: '5' }, { a: '5' })).toEqual(['first'])
    expect(touched({}, { e: '1' })).toEqual(['third'])
    expect(touched({}, {})).toEqual([])
  })

  it.each([
    [0, { a: [{ n: '2' }], b: '0' }],
    [1, { a: [{ n: '1' }], b: '1' }],
    [2, { a: [{ n: '1' }, { n: '2' }], b: '2' }],
  ])('removing line %d applies the effect of the removal', (index, expected) => {
    const onRemoveLine = { a: (_: object, place: number) => ({ b: String(place) }) }
    expect(lineRemoval({ onRemoveLine }, { a: [{ n: '1' }, { n: '2' }] }, 'a', index)).toEqual(expected)
  })

  it('removing the only line removes the answer', () => {
    expect(lineRemoval({ onRemoveLine: {} }, { a: [{ n: '1' }] }, 'a', 0)).toEqual({ a: undefined })
  })

  it('drop answers to unknown questions and answers of the wrong shape', () => {
    expect(applyChanges(behaviour, { other: 'x', e: true }, { toString: 'x', valueOf: 'y' })).toEqual({})
    expect(settle(behaviour, { d: ['x'], c: '1' })).toEqual({ c: '1' })
  })
})
