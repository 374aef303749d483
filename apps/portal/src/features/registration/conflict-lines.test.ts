import { unlistedOf } from '@milgo/form/typed-values.ts'
import type { ApplicationWording } from '@milgo/messages/application-wording'
import { expect, test } from 'vitest'
import { stepOf } from '../../request/keeping/draft-keeper.fixture.ts'
import { conflictLines } from './conflict-lines.ts'

/** Names the entries of one list, as one locality has them; what is not in it keeps its code. */
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

test('each side is named by the lists that go with its own answers', () => {
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

test('what is half typed here stands as it was typed, and is not passed over for the answer before', () => {
  const mine = { birthday: '2001-05-17', under18City: '3000' }
  const theirs = { birthday: '1999-01-02', under18City: '4000' }
  const halfTyped = { birthday: '17.05', under18City: unlistedOf('Jeru') }
  const lines = conflictLines(personal, mine, theirs, {}, wordings, halfTyped)
  expect(lines.map((line) => [line.mine, line.theirs])).toEqual([
    ['17.05', '1999-01-02'],
    ['Jeru', 'Haifa'],
  ])
})

test('what the other side cannot have said is no difference', () => {
  expect(conflictLines(personal, { addressesMatch: true }, {}, {}, wordings)).toEqual([])
})

test('what several questions are called is told with the part of the page', () => {
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

test('a list that is open with one empty line differs from none by nothing', () => {
  expect(conflictLines(family, { disabledFamilyMembers: [{}] }, {}, {}, wordings)).toEqual([])
  expect(
    conflictLines(family, { disabledFamilyMembers: [{ percent: '45' }] }, {}, {}, wordings),
  ).toHaveLength(1)
})

test('files and the lines of a list stand in one line, as the language joins them', () => {
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
