import { describe, expect, it } from 'vitest'
import { defineForm, defineSection } from './define.ts'
import { readDraft } from './draft.ts'
import { readAnswer } from './kinds/kinds.ts'
import { answerLines, labelKeyOf } from './lines.ts'
import { draftPayload, fromPayload, readPayload, submitPayload } from './payload.ts'
import { always } from './rule.ts'
import { takeSnapshot } from './snapshot.ts'
import { validate } from './validation.ts'

const two = () => [{ member: 'LEFT' }, { member: 'RIGHT' }]

const garage = defineSection('garage', {
  drivers: {
    wire: 'drivers',
    kind: 'list',
    maxItems: 2,
    required: always,
    place: 'garage',
    item: {
      name: { wire: 'driver_name', kind: 'text', maxLength: 5, required: always, place: 'garage' },
      kin: { kind: 'choice', options: ['AUNT', 'UNCLE'], place: 'garage' },
    },
  },
  photos: {
    wire: 'photos',
    kind: 'files',
    wireItem: 'name',
    slots: () => [{}, {}],
    maxItems: 3,
    place: 'garage',
  },
  deeds: {
    wire: 'deeds',
    kind: 'files',
    wireItem: 'memberDocument',
    slots: two,
    maxItems: 3,
    members: ['LEFT', 'RIGHT', 'TOP'],
    place: 'garage',
  },
})
const form = defineForm([garage])
const answers = {
  drivers: [{ name: 'Noa', kin: 'AUNT' }, {}],
  photos: ['a.jpg', null, 'c.jpg'],
  deeds: [null, 'right.pdf', 'more.pdf'],
}

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

  it('are written with the names of their parts, and files with whom they are about', () => {
    expect(draftPayload(form, garage, answers, {})).toStrictEqual(payload)
    expect(draftPayload(form, garage, {}, {})).toStrictEqual({ drivers: null, photos: null, deeds: null })
  })

  it('are handed in without the files that nothing asks for; a draft keeps them', () => {
    expect(submitPayload(form, garage, answers, {})).toStrictEqual({
      ...payload,
      photos: ['a.jpg'],
      deeds: payload.deeds.slice(0, 2),
    })
    expect(submitPayload(form, garage, { photos: [null, null, 'c.jpg'] }, {})).toHaveProperty('photos', null)
  })

  it('come back as they went', () => {
    expect(readDraft(garage, fromPayload(garage, payload), {})).toStrictEqual({
      changes: answers,
      issues: [],
    })
  })

  it('of files may hold names or references, bare or with a member', () => {
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
  ])('of files about somebody are kept in that place: %j', (member_type, kept, expected) => {
    const { changes, issues } = readPayload(form, garage, { deeds: [{ member_type, document: 'l.pdf' }] }, {})
    expect(issues.map(({ code, index }) => `${code} ${index}`)).toEqual(expected)
    expect(changes).toStrictEqual(kept === undefined ? {} : { deeds: kept })
  })

  it.each([
    ['photos', { member: 'LEFT', name: 'a.jpg' }],
    ['photos', { document: 'a.jpg' }],
    ['deeds', { member_type: 'LEFT' }],
    ['deeds', { member: 'LEFT' }],
    ['deeds', { member_type: 'LEFT', document: [] }],
  ])('of files refuse in %s what names no file: %j', (id, one) => {
    const { changes, issues } = readPayload(form, garage, { [id]: [one] }, {})
    expect([changes, issues.map(({ code, index }) => `${code} ${index}`)]).toStrictEqual([
      {},
      ['WRONG_TYPE 0'],
    ])
  })

  it('of files may be about anybody where nobody is named', () => {
    const { members: _, ...row } = garage.rows.deeds
    expect(readAnswer([{ member: 'ANYBODY', name: 'a.pdf' }], row, {})).toEqual({
      value: ['a.pdf'],
      faults: [],
    })
  })

  it('of files about somebody are kept where the places are not known', () => {
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

  it('that are none are handed on, to be refused by name', () => {
    const given = fromPayload(garage, { drivers: 'x', photos: {}, deeds: 7 })
    expect(
      readDraft(garage, given, {}).issues.map(({ questionId, code }) => `${questionId} ${code}`),
    ).toEqual(['drivers WRONG_TYPE', 'photos WRONG_TYPE', 'deeds WRONG_TYPE'])
  })

  it.each([['x'], [null], [[]]])(
    'with a line %j, which is none, are named and nothing is kept of it',
    (line) => {
      const blame = { questionId: 'drivers', wire: 'drivers', code: 'WRONG_TYPE' }
      expect(readPayload(form, garage, { drivers: [line] }, {})).toStrictEqual({
        changes: {},
        issues: [{ ...blame, index: 0 }],
      })
      expect(readPayload(form, garage, { drivers: [line, { driver_name: 'Noa' }] }, {})).toStrictEqual({
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
    const { changes, issues } = readPayload(form, garage, payload, {}, stored)
    return [changes, issues.map(({ code, index, part }) => [code, index, part].join(' ').trim())]
  }

  it('of a line stays as it was, and the rest is kept', () => {
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

  it('which is the whole line stays as it was', () => {
    expect(read({ drivers: [{ driver_name: 'Eve' }, []] })).toStrictEqual([
      { drivers: [{ name: 'Eve' }, { name: 'Dan' }] },
      ['WRONG_TYPE 1'],
    ])
  })

  it('falls away once lines went, since nothing tells any more which line it was', () => {
    expect(read({ drivers: [{ driver_name: 'too long', kin: 'UNCLE' }] })).toStrictEqual([
      { drivers: [{ kin: 'UNCLE' }] },
      ['MAX_LENGTH 0 name'],
    ])
    expect(read({ drivers: [7] })).toStrictEqual([{}, ['WRONG_TYPE 0']])
  })

  it('of files leaves the file that was in its place', () => {
    expect(read({ photos: ['x.jpg', 7] })).toStrictEqual([{ photos: ['x.jpg', 'b.jpg'] }, ['WRONG_TYPE 1']])
    expect(read({ photos: [null, 7, 7] })).toStrictEqual([
      { photos: [null, 'b.jpg'] },
      ['WRONG_TYPE 1', 'WRONG_TYPE 2'],
    ])
    const deeds = [{ member_type: 'RIGHT', document: 'x.pdf' }]
    expect(read({ deeds })).toStrictEqual([{ deeds: ['left.pdf'] }, ['OPTION_NOT_ALLOWED 0']])
  })

  it('leaves what was stored in another shape out of it', () => {
    const odd = { drivers: ['Noa', 'Dan'], photos: [{}], deeds: 'x' }
    const payload = { drivers: [7, { driver_name: 'Eve' }], photos: [7], deeds: [7] }
    expect(readPayload(form, garage, payload, {}, odd).changes).toStrictEqual({ drivers: [{ name: 'Eve' }] })
  })
})

describe('reading lists', () => {
  const read = (id: string, value: unknown) => readDraft(garage, { [id]: value }, {})

  it('keeps the good parts of a line and names the bad one', () => {
    const { changes, issues } = read('drivers', [
      { name: 'Noa' },
      { name: 'too long', kin: 'UNCLE', more: 1 },
    ])
    expect(changes).toStrictEqual({ drivers: [{ name: 'Noa' }, { kin: 'UNCLE' }] })
    expect(issues).toStrictEqual([
      {
        questionId: 'drivers',
        wire: 'drivers',
        code: 'MAX_LENGTH',
        params: { max: 5 },
        index: 1,
        part: 'name',
      },
    ])
  })

  it('keeps the good files and names the bad one', () => {
    const { changes, issues } = read('photos', ['a.jpg', 7, ''])
    expect(changes).toStrictEqual({ photos: ['a.jpg'] })
    expect(issues).toStrictEqual([{ questionId: 'photos', wire: 'photos', code: 'WRONG_TYPE', index: 1 }])
  })

  it.each([
    ['drivers', [], { drivers: undefined }],
    ['photos', [], { photos: undefined }],
    ['photos', [null, ''], { photos: undefined }],
    ['photos', [null, 'b.jpg', null], { photos: [null, 'b.jpg'] }],
    ['photos', ['a', 'b', 'c'], { photos: ['a', 'b', 'c'] }],
  ])('%s %j becomes %j', (id, value, expected) => {
    expect(read(id, value).changes).toStrictEqual(expected)
  })

  it('says how many there may be', () => {
    expect(read('drivers', [{}, {}, {}])).toStrictEqual({
      changes: {},
      issues: [{ questionId: 'drivers', wire: 'drivers', code: 'TOO_MANY', params: { max: 2 } }],
    })
    expect(read('photos', ['a', 'b', 'c', 'd'])).toStrictEqual({
      changes: {},
      issues: [{ questionId: 'photos', wire: 'photos', code: 'TOO_MANY', params: { max: 3 } }],
    })
  })

  it('a required list needs a line', () => {
    const codes = (drivers: readonly object[]) =>
      validate(form, { drivers: drivers as [] }, {}).map(({ code, index }) => `${code} ${index}`)
    expect(codes([])).toEqual(['FIELD_REQUIRED undefined'])
    expect(codes([{}])).toEqual(['FIELD_REQUIRED 0'])
    expect(codes([{ name: 'Noa' }])).toEqual([])
  })
})

describe('lines and snapshot of lists', () => {
  const lines = answerLines(form, answers, {})

  it('have a line for each part and for each place of a file', () => {
    expect(
      lines.map(({ labelKey, value, index, part, member }) => [labelKey, value, index, part, member]),
    ).toEqual([
      ['drivers.name', 'Noa', 0, 'name', undefined],
      ['drivers.kin', 'AUNT', 0, 'kin', undefined],
      ['drivers.name', undefined, 1, 'name', undefined],
      ['drivers.kin', undefined, 1, 'kin', undefined],
      ['photos', 'a.jpg', 0, undefined, undefined],
      ['photos', undefined, 1, undefined, undefined],
      ['deeds', undefined, 0, undefined, 'LEFT'],
      ['deeds', 'right.pdf', 1, undefined, 'RIGHT'],
    ])
    expect(lines[4]).not.toHaveProperty('member')
    expect(lines[0]?.row).toBe(garage.rows.drivers.item.name)
  })

  it('name the list as a whole apart from its parts', () => {
    const [drivers, photos] = garage.questions
    expect(drivers && labelKeyOf(drivers, {}, {})).toBe('drivers.whole')
    expect(photos && labelKeyOf(photos, {}, {})).toBe('photos')
  })

  it('have no line where there is no list, and a place for each file that is asked for', () => {
    expect(answerLines(form, {}, {}).map(({ labelKey }) => labelKey)).toEqual([
      'photos',
      'photos',
      'deeds',
      'deeds',
    ])
  })

  it('freeze', () => {
    const { sections, documents } = takeSnapshot({
      form,
      answers,
      context: {},
      facts: { period: '', rulesVersion: '', language: '', submittedAt: '' },
      wording: {
        label: ({ labelKey }) => labelKey,
        text: () => 't',
        place: () => '',
        statements: () => [],
        section: () => 's',
      },
      findFile: () => undefined,
    })
    expect(sections[0]?.lines[1]).toStrictEqual({
      questionId: 'drivers',
      place: '',
      label: 'drivers.kin',
      value: 'AUNT',
      text: 't',
      wire: 'drivers',
      part: 'kin',
      index: 0,
    })
    expect(sections[0]?.lines[7]).toStrictEqual({
      questionId: 'deeds',
      place: '',
      label: 'deeds',
      value: 'right.pdf',
      text: 't',
      wire: 'deeds',
      index: 1,
      member: 'RIGHT',
    })
    const unknown = { originalName: null, sha256: null }
    expect(documents).toStrictEqual([
      { questionId: 'photos', label: 'photos', fileName: 'a.jpg', ...unknown, index: 0 },
      { questionId: 'deeds', label: 'deeds', fileName: 'right.pdf', ...unknown, index: 1, member: 'RIGHT' },
    ])
  })
})
