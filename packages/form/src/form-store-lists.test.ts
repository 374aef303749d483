import { describe, expect, it, vi } from 'vitest'
import { openCamp, part } from './form-store.fixture.ts'

describe('lines of a repeated question', () => {
  const lines = (store: ReturnType<typeof openCamp>) => store.field('guests').lines ?? []

  it('are added and removed, and each field stays with its line', () => {
    const store = openCamp()
    store.addLine('guests')
    store.addLine('guests')
    const [first, second, third] = lines(store).map(({ key }) => key)
    expect(lines(store).map(({ canRemove }) => canRemove)).toEqual([false, true, true])
    store.change(part(third ?? '', 'percent'), '15')
    store.leave(part(third ?? '', 'percent'))
    store.removeLine('guests', 1)
    expect(lines(store).map(({ key }) => key)).toEqual([first, third])
    expect(second).not.toBe(third)
    expect(store.answers()['guests']).toEqual([{ type: 'PARENT', percent: '40' }, { percent: '15' }])
    expect(lines(store)[1]?.parts['percent']).toMatchObject({
      value: '15',
      complaint: { code: 'RANGE', params: { min: 20, max: 100 } },
      labelKey: 'guests.percent',
    })
    expect(lines(store)[0]?.parts['percent']?.complaint).toBeUndefined()
  })

  it('are removed with their own document, also among equal lines', () => {
    const sibling = { type: 'SIBLING', percent: '30' }
    const store = openCamp({
      guests: [sibling, sibling, sibling],
      guestPapers: ['1.pdf', '2.pdf', '3.pdf'],
    })
    const sections = vi.fn()
    store.onChange(sections)
    store.removeLine('guests', 1)
    expect(store.answers()).toMatchObject({
      guests: [sibling, sibling],
      guestPapers: ['1.pdf', '3.pdf'],
    })
    expect(sections.mock.calls).toEqual([[['group', 'papers']]])
  })

  it('are removed with what was typed in them', () => {
    const store = openCamp()
    store.addLine('guests')
    const [, second] = lines(store)
    store.change(part(second?.key ?? '', 'percent'), 'x')
    expect(store.check(['group'])).toContainEqual(
      expect.objectContaining({ index: 1, complaint: { code: 'DIGITS_ONLY' } }),
    )
    store.removeLine('guests', 1)
    expect(store.check(['group'])).toEqual([])
  })

  it('have problems with the index of the line', () => {
    const store = openCamp()
    store.addLine('guests')
    const [, second] = lines(store)
    expect(store.check(['group'])).toMatchObject([
      { fieldId: `field-guests-${second?.key}-type`, index: 1 },
      { fieldId: `field-guests-${second?.key}-percent`, index: 1 },
    ])
  })

  it('the first line cannot be removed, and the rules decide whether a line can be added', () => {
    const store = openCamp({ born: '1994-12-15' })
    expect(store.field('guests').canAddLine).toBe(false)
    store.addLine('guests')
    store.removeLine('guests', 0)
    expect(lines(store)).toHaveLength(1)
    expect(lines(store)[0]?.parts['type']?.options).toEqual(['SELF'])
  })
})

describe('a list of files', () => {
  const missing = { pets: '2', petPapers: [null, 'second.pdf'] }
  const slot = { questionId: 'petPapers', slot: 0 }

  it('has a field for each place, with its file and its complaint', () => {
    const store = openCamp(missing)
    expect(store.check(['papers']).map(({ fieldId, index }) => ({ fieldId, index }))).toEqual([
      { fieldId: 'field-petPapers-0', index: 0 },
    ])
    expect(store.field('petPapers').slots).toEqual([
      {
        index: 0,
        member: undefined,
        value: undefined,
        isReadOnly: false,
        complaint: { code: 'FIELD_REQUIRED' },
      },
      { index: 1, member: undefined, value: 'second.pdf', isReadOnly: false, complaint: undefined },
    ])
  })

  it('can be editable in one place only, and is read-only with its question', () => {
    const store = openCamp(missing)
    const isOpen = () => store.field('petPapers').slots?.map(({ isReadOnly }) => !isReadOnly)
    store.setMayEdit(({ index }) => index === undefined || index === 1)
    expect(isOpen()).toEqual([false, true])
    store.setMayEdit(({ index }) => index !== undefined)
    expect(isOpen()).toEqual([false, false])
  })

  it('names the family member of each place', () => {
    const store = openCamp({ guestPapers: undefined })
    expect(store.field('guestPapers').slots).toMatchObject([{ index: 0, member: 'WIRE_PARENT' }])
    expect(store.check(['papers'])).toMatchObject([{ member: 'WIRE_PARENT', place: { slot: 0 } }])
  })

  it('shows a refusal at its place until another file is there', () => {
    const store = openCamp({ petPapers: ['gone.pdf'] })
    store.refuse([{ field: 'pet_papers', index: 0, message: 'gone' }])
    expect(store.status().problems).toMatchObject([{ place: slot, complaint: { message: 'gone' } }])
    store.change({ questionId: slot.questionId }, ['new.pdf'])
    expect(store.status().problems).toEqual([])
  })

  it('finds the question of a refusal by member and part where several questions share a list', () => {
    const store = openCamp()
    store.refuse([{ field: 'photos', index: 1, part: 'photo', member_type: 'BACK', message: 'gone' }])
    expect(store.status().problems).toMatchObject([{ fieldId: 'field-backPhoto' }])
  })
})
