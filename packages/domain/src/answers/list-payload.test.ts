import { describe, expect, it } from 'vitest'
import { readDraft } from './draft.ts'
import { garage, garageAnswers, garageForm } from './garage-form.fixture.ts'
import { readAnswer } from './kinds/kinds.ts'
import { draftPayload, fromPayload, readPayload, submitPayload } from './payload.ts'

describe('lists on the wire', () => {
  const payload = {
    drivers: [
      { driver_name: 'Noa', kin: 'AUNT' },
      { driver_name: null, kin: null },
    ],
    photos: ['a.jpg', null, 'c.jpg'],
    deeds: [
      { member_type: 'LEFT', document: null },
      { member_type: 'RIGHT', document: 'right.pdf' },
      { member_type: null, document: 'more.pdf' },
    ],
  }

  it('are written with the names of their parts, and files with their members', () => {
    expect(draftPayload(garageForm, garage, garageAnswers, {})).toStrictEqual(payload)
    expect(draftPayload(garageForm, garage, {}, {})).toStrictEqual({
      drivers: null,
      photos: null,
      deeds: null,
    })
  })

  it('are submitted without files that no place asks for; a draft contains them', () => {
    expect(submitPayload(garageForm, garage, garageAnswers, {})).toStrictEqual({
      ...payload,
      photos: ['a.jpg'],
      deeds: payload.deeds.slice(0, 2),
    })
    expect(submitPayload(garageForm, garage, { photos: [null, null, 'c.jpg'] }, {})).toHaveProperty(
      'photos',
      null,
    )
  })

  it('are read back as they were written', () => {
    expect(readDraft(garage, fromPayload(garage, payload), {})).toStrictEqual({
      changes: garageAnswers,
      issues: [],
    })
  })

  it('of files may contain names or references, alone or with a member', () => {
    const reference = { file_name: 'a.jpg', original_file_name: 'A.jpg', file_signed_url: 'x' }
    expect(
      fromPayload(garage, {
        photos: [reference, 'b.jpg', null, 7, { document: 'c.jpg' }],
        deeds: [{ member_type: 'LEFT', document: reference }, 'b.jpg', null, reference],
      }),
    ).toStrictEqual({
      photos: ['a.jpg', 'b.jpg', null, 7, { document: 'c.jpg' }],
      deeds: [{ member: 'LEFT', name: 'a.jpg' }, 'b.jpg', null, 'a.jpg'],
    })
  })

  it.each([
    ['LEFT', ['l.pdf'], []],
    [null, ['l.pdf'], []],
    ['RIGHT', undefined, ['OPTION_NOT_ALLOWED 0']],
    ['BOTTOM', undefined, ['UNKNOWN_OPTION 0']],
    [7, undefined, ['UNKNOWN_OPTION 0']],
  ])(
    'of files with members are accepted only for the member of their place: %j',
    (member_type, kept, expected) => {
      const { changes, issues } = readPayload(
        garageForm,
        garage,
        { deeds: [{ member_type, document: 'l.pdf' }] },
        {},
      )
      expect(issues.map(({ code, index }) => `${code} ${index}`)).toEqual(expected)
      expect(changes).toStrictEqual(kept === undefined ? {} : { deeds: kept })
    },
  )

  it.each([
    ['photos', { member: 'LEFT', name: 'a.jpg' }],
    ['photos', { document: 'a.jpg' }],
    ['deeds', { member_type: 'LEFT' }],
    ['deeds', { member: 'LEFT' }],
    ['deeds', { member_type: 'LEFT', document: [] }],
  ])('of files refuse in %s an entry that names no file: %j', (id, one) => {
    const { changes, issues } = readPayload(garageForm, garage, { [id]: [one] }, {})
    expect([changes, issues.map(({ code, index }) => `${code} ${index}`)]).toStrictEqual([
      {},
      ['WRONG_TYPE 0'],
    ])
  })

  it('of files accept any member if the row lists none', () => {
    const { members: _, ...row } = garage.rows.deeds
    expect(readAnswer([{ member: 'ANYBODY', name: 'a.pdf' }], row, {})).toEqual({
      value: ['a.pdf'],
      faults: [],
    })
  })

  it('of files with members are accepted if the places are not known', () => {
    const given = fromPayload(garage, {
      deeds: [{ member_type: 'TOP', document: 'x.pdf' }, { document: '' }],
    })
    const elsewhere = {
      ...garage,
      questions: garage.questions.map((one) => ({ ...one, slots: () => [null] })),
    }
    expect(readDraft(elsewhere as typeof garage, given, {})).toStrictEqual({
      changes: { deeds: ['x.pdf'] },
      issues: [],
    })
  })

  it('that are no lists are passed on, so that they are refused by name', () => {
    const given = fromPayload(garage, { drivers: 'x', photos: {}, deeds: 7 })
    expect(
      readDraft(garage, given, {}).issues.map(({ questionId, code }) => `${questionId} ${code}`),
    ).toEqual(['drivers WRONG_TYPE', 'photos WRONG_TYPE', 'deeds WRONG_TYPE'])
  })

  it.each([['x'], [null], [[]]])(
    'with a malformed line %j are reported, and the line is not stored',
    (line) => {
      const blame = { questionId: 'drivers', wire: 'drivers', code: 'WRONG_TYPE' }
      expect(readPayload(garageForm, garage, { drivers: [line] }, {})).toStrictEqual({
        changes: {},
        issues: [{ ...blame, index: 0 }],
      })
      expect(readPayload(garageForm, garage, { drivers: [line, { driver_name: 'Noa' }] }, {})).toStrictEqual({
        changes: { drivers: [{ name: 'Noa' }] },
        issues: [{ ...blame, index: 0 }],
      })
    },
  )
})

describe('a malformed part of a list', () => {
  const stored = {
    drivers: [{ name: 'Noa', kin: 'AUNT' }, { name: 'Dan' }],
    photos: ['a.jpg', 'b.jpg'],
    deeds: ['left.pdf', 'right.pdf'],
  }
  const read = (payload: Record<string, unknown>) => {
    const { changes, issues } = readPayload(garageForm, garage, payload, {}, stored)
    return [changes, issues.map(({ code, index, part }) => [code, index, part].join(' ').trim())]
  }

  it('leaves the stored part of its line, and the other parts are saved', () => {
    const drivers = [
      { driver_name: 'too long', kin: 'UNCLE' },
      { driver_name: 'Eve', kin: 'x' },
    ]
    expect(read({ drivers })).toStrictEqual([
      {
        drivers: [{ name: 'Noa', kin: 'UNCLE' }, { name: 'Eve' }],
      },
      ['MAX_LENGTH 0 name', 'UNKNOWN_OPTION 1 kin'],
    ])
  })

  it('that is a whole line leaves the stored line', () => {
    expect(read({ drivers: [{ driver_name: 'Eve' }, []] })).toStrictEqual([
      { drivers: [{ name: 'Eve' }, { name: 'Dan' }] },
      ['WRONG_TYPE 1'],
    ])
  })

  it('is dropped if the list has become shorter, because the stored line cannot be identified any more', () => {
    expect(read({ drivers: [{ driver_name: 'too long', kin: 'UNCLE' }] })).toStrictEqual([
      { drivers: [{ kin: 'UNCLE' }] },
      ['MAX_LENGTH 0 name'],
    ])
    expect(read({ drivers: [7] })).toStrictEqual([{}, ['WRONG_TYPE 0']])
  })

  it('of files leaves the stored file at its index', () => {
    expect(read({ photos: ['x.jpg', 7] })).toStrictEqual([{ photos: ['x.jpg', 'b.jpg'] }, ['WRONG_TYPE 1']])
    expect(read({ photos: [null, 7, 7] })).toStrictEqual([
      { photos: [null, 'b.jpg'] },
      ['WRONG_TYPE 1', 'WRONG_TYPE 2'],
    ])
    const deeds = [{ member_type: 'RIGHT', document: 'x.pdf' }]
    expect(read({ deeds })).toStrictEqual([{ deeds: ['left.pdf'] }, ['OPTION_NOT_ALLOWED 0']])
  })

  it('ignores a stored value of another shape', () => {
    const odd = { drivers: ['Noa', 'Dan'], photos: [{}], deeds: 'x' }
    const payload = { drivers: [7, { driver_name: 'Eve' }], photos: [7], deeds: [7] }
    expect(readPayload(garageForm, garage, payload, {}, odd).changes).toStrictEqual({
      drivers: [{ name: 'Eve' }],
    })
  })
})
