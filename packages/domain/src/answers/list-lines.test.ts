import { describe, expect, it } from 'vitest'
import { garage, garageAnswers, garageForm } from './garage-form.fixture.ts'
import { answerLines, labelKeyOf } from './lines.ts'
import { takeSnapshot } from './snapshot.ts'

describe('lines and snapshot of lists', () => {
  const lines = answerLines(garageForm, garageAnswers, {})

  it('have a line for each part of a list item and for each place of a file', () => {
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

  it('use another label for the list as a whole than for its parts', () => {
    const [drivers, photos] = garage.questions
    expect(drivers && labelKeyOf(drivers, {}, {})).toBe('drivers.whole')
    expect(photos && labelKeyOf(photos, {}, {})).toBe('photos')
  })

  it('have no line for an empty list, and a line for each file that is asked for', () => {
    expect(answerLines(garageForm, {}, {}).map(({ labelKey }) => labelKey)).toEqual([
      'photos',
      'photos',
      'deeds',
      'deeds',
    ])
  })

  it('appear in a snapshot', () => {
    const { sections, documents } = takeSnapshot({
      form: garageForm,
      answers: garageAnswers,
      context: {},
      header: { period: '', rulesVersion: '', language: '', submittedAt: '' },
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
