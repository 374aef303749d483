import { unlistedOf } from '@milgo/form/typed-values.ts'
import type { ApplicationWording } from '@milgo/messages/application-wording'
import { expect, test } from 'vitest'
import { stepOf } from '../../request/application.fixture.ts'
import { conflictLines } from './conflict-lines.ts'

/** Words the entries of one list, as of one locality; a code that is not in the list is shown as it is. */
const wordingOf = (names: Readonly<Record<string, string>>): ApplicationWording => ({
  section: (section) => section,
  place: ({ place }) => place,
  statements: () => [],
  list: (texts) => texts.join(' / '),
  label: ({ questionId }) => questionId,
  text: ({ value }) => names[String(value)] ?? String(value ?? '–'),
})

const personal = stepOf('personal')
const family = stepOf('family')
const wordings = {
  mine: wordingOf({ 3000: 'Jerusalem', 4000: 'Haifa', 11: 'Rehavia' }),
  theirs: wordingOf({ 3000: 'Jerusalem', 4000: 'Haifa', 22: 'Carmel' }),
}

test('words each side by the lists that belong to its own answers', () => {
  const lines = conflictLines(
    personal,
    { firstName: 'Noa', under18City: '3000', under18District: '11' },
    { firstName: 'Noa', under18City: '4000', under18District: '22' },
    {},
    wordings,
  )
  expect(lines).toEqual([
    { questionId: 'under18City', label: 'under18City', mine: 'Jerusalem', theirs: 'Haifa' },
    { questionId: 'under18District', label: 'under18District', mine: 'Rehavia', theirs: 'Carmel' },
  ])
})

test('shows a half-typed text as typed, not the answer behind it', () => {
  const mine = { birthday: '2001-05-17', under18City: '3000' }
  const theirs = { birthday: '1999-01-02', under18City: '4000' }
  const halfTyped = { birthday: '17.05', under18City: unlistedOf('Jeru') }
  const lines = conflictLines(personal, mine, theirs, {}, wordings, halfTyped)
  expect(lines.map((line) => [line.mine, line.theirs])).toEqual([
    ['17.05', '1999-01-02'],
    ['Jeru', 'Haifa'],
  ])
})

test('an answer that has no name on the wire is no difference', () => {
  expect(conflictLines(personal, { addressesMatch: true }, {}, {}, wordings)).toEqual([])
})

test('a label that several questions share is shown with its part of the page', () => {
  const label: ApplicationWording['label'] = ({ questionId }) =>
    questionId.endsWith('Street') ? 'street' : questionId
  const lines = conflictLines(
    personal,
    { firstName: 'Noa', addressByIdStreet: 'Herzl' },
    { firstName: 'Dana', addressByIdStreet: 'Jaffa' },
    {},
    { mine: { ...wordings.mine, label }, theirs: wordings.theirs },
  )
  expect(lines.map((line) => line.label)).toEqual(['firstName', 'address – street'])
})

test('a list with one empty line is the same as no list', () => {
  expect(conflictLines(family, { disabledFamilyMembers: [{}] }, {}, {}, wordings)).toEqual([])
  expect(
    conflictLines(family, { disabledFamilyMembers: [{ percent: '45' }] }, {}, {}, wordings),
  ).toHaveLength(1)
})

test('joins files and lines of a list into one text', () => {
  const [files] = conflictLines(
    stepOf('documents'),
    { siblingsStudyConfirmations: ['one.pdf', 'two.pdf'] },
    {},
    {},
    wordings,
  )
  expect(files?.mine).toBe('one.pdf / two.pdf')
  const members = { disabledFamilyMembers: [{ percent: '45' }, { percent: '60' }] }
  const [list] = conflictLines(family, members, {}, {}, wordings)
  expect(list?.mine.split(' / ')).toHaveLength(2)
})
