import { describe, expect, it } from 'vitest'
import { createFlagDrafts, isComplete } from './flag-draft.ts'

const createStore = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    values,
  }
}

describe('a flag that was not sent yet', () => {
  it('is restored after a reload, for the same reviewer and document', () => {
    const store = createStore()
    createFlagDrafts('noa', 'one', store).store('id_front', { reason: 'UNREADABLE', note: 'blurred' })
    expect(createFlagDrafts('noa', 'one', store).find('id_front')).toEqual({
      reason: 'UNREADABLE',
      note: 'blurred',
    })
    expect(createFlagDrafts('yoav', 'one', store).find('id_front')).toBeUndefined()
    expect(createFlagDrafts('noa', 'two', store).find('id_front')).toBeUndefined()
    expect(createFlagDrafts('noa', 'one', store).find('id_back')).toBeUndefined()
  })

  it('is removed after it was sent', () => {
    const store = createStore()
    const drafts = createFlagDrafts('noa', 'one', store)
    drafts.store('id_front', { reason: null, note: 'x' })
    drafts.remove('id_front')
    expect(drafts.find('id_front')).toBeUndefined()
  })

  it('is not read from invalid data, and a full store causes no error', () => {
    const store = createStore()
    const drafts = createFlagDrafts('noa', 'one', store)
    drafts.store('id_front', { reason: null, note: 'x' })
    for (const key of store.values.keys()) store.values.set(key, '{"note":1')
    expect(drafts.find('id_front')).toBeUndefined()
    const full = {
      ...store,
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(() =>
      createFlagDrafts('noa', 'one', full).store('id_front', { reason: null, note: 'x' }),
    ).not.toThrow()
  })
})

describe('a flag', () => {
  const reasons = [
    { code: 'UNREADABLE', needs_note: false },
    { code: 'OTHER', needs_note: true },
  ]

  it.each([
    ['without a reason is incomplete', { reason: null, note: 'a note' }, false],
    ['with a reason is complete', { reason: 'UNREADABLE', note: '' }, true],
    ['with the reason "other" needs a note', { reason: 'OTHER', note: '  ' }, false],
    ['with the reason "other" and a note is complete', { reason: 'OTHER', note: 'two pages' }, true],
    ['with a reason that is not offered is incomplete', { reason: 'GONE', note: 'x' }, false],
  ])('%s', (_name, draft, isEnough) => {
    expect(isComplete(draft, reasons)).toBe(isEnough)
  })
})
