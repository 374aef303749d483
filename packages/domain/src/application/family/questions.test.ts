import { describe, expect, it } from 'vitest'
import { optionsFor } from '../../answers/kinds/choice.ts'
import { canAddLine, canRemoveLine } from '../../answers/line-changes.ts'
import { validate } from '../../answers/validation.ts'
import { shownOf } from '../../answers/visibility.ts'
import { applicationForm } from '../form.ts'
import { sampleContext } from '../sample-application.fixture.ts'
import { isShown, sampleWith, tryAnswer } from '../try-answer.fixture.ts'
import { family } from './questions.ts'
import { affectedParents, familyMemberOptions, isCutOffFromBoth, isOrphanOfBoth } from './rules.ts'

type Changes = Parameters<typeof sampleWith>[0]
const x = (length: number) => 'ש'.repeat(length)
const members = family.rows.disabledFamilyMembers

/** Thirty on the age date: not a young candidate. */
const older: Changes = { birthday: '1994-12-15' }
const orphanOfOne: Changes = { isOrphan: true, orphanOfParentsCount: 'ONE_PARENT' }
const orphanOfBoth: Changes = { isOrphan: true, orphanOfParentsCount: 'BOTH_PARENTS' }
const cutOffFromOne: Changes = { isCutOffFromParents: true, cutOffFromParentsCount: 'ONE_PARENT' }
const cutOffFromBoth: Changes = { isCutOffFromParents: true, cutOffFromParentsCount: 'BOTH_PARENTS' }
const newcomer: Changes = { ...cutOffFromBoth, isNewcomer: true }

describe('validation of step 3', () => {
  it.each<[Parameters<typeof tryAnswer>[0], unknown, string, Changes?]>([
    // Marital status is required. The gap text is required when the gap flag is set, max 200.
    ['maritalStatus', '', 'submit: FIELD_REQUIRED'],
    ['maritalStatus', 'WIDOWER', 'fine'],
    ['maritalStatus', 'WIDOW', 'draft: UNKNOWN_OPTION'],
    ['maritalStatusGap', '', 'fine'],
    ['maritalStatusGap', '', 'submit: FIELD_REQUIRED', { isMaritalStatusGap: true }],
    ['maritalStatusGap', x(200), 'fine', { isMaritalStatusGap: true }],
    ['maritalStatusGap', x(201), 'draft: MAX_LENGTH', { isMaritalStatusGap: true }],
    // Children count is required, digits, max 2 characters. The gap text is required when flagged, max 50.
    ['childrenCount', '', 'submit: FIELD_REQUIRED'],
    ['childrenCount', '0', 'fine'],
    ['childrenCount', '99', 'fine'],
    ['childrenCount', '100', 'draft: MAX_LENGTH'],
    ['childrenCount', '-1', 'draft: DIGITS_ONLY'],
    ['childrenCount', 2, 'draft: WRONG_TYPE'],
    ['childrenCountGap', '', 'fine'],
    ['childrenCountGap', '', 'submit: FIELD_REQUIRED', { isChildrenCountGap: true }],
    ['childrenCountGap', x(50), 'fine', { isChildrenCountGap: true }],
    ['childrenCountGap', x(51), 'draft: MAX_LENGTH', { isChildrenCountGap: true }],
    // Siblings under 24 is required, digits, value 0 to 25; students under 30, value 0 to 20.
    ['siblingsCount', '', 'submit: FIELD_REQUIRED'],
    ['siblingsCount', '0', 'fine'],
    ['siblingsCount', '25', 'fine'],
    ['siblingsCount', '26', 'submit: RANGE'],
    ['siblingsCount', 'two', 'draft: DIGITS_ONLY'],
    ['siblingsCount', '', 'fine', { childrenCount: '1' }],
    ['siblingsCount', '26', 'fine', { childrenCount: '1' }],
    ['siblingsCount', '', 'fine', older],
    ['siblingsStudentsCount', '', 'submit: FIELD_REQUIRED'],
    ['siblingsStudentsCount', '0', 'fine'],
    ['siblingsStudentsCount', '20', 'fine'],
    ['siblingsStudentsCount', '21', 'submit: RANGE'],
    ['siblingsStudentsCount', '1.5', 'draft: DIGITS_ONLY'],
    ['siblingsStudentsCount', '', 'fine', { childrenCount: '1' }],
    // The orphan parent choice and the cut-off parent choice are required when their flag is set.
    ['orphanOfParentsCount', '', 'fine'],
    ['orphanOfParentsCount', '', 'submit: FIELD_REQUIRED', { isOrphan: true }],
    ['orphanOfParentsCount', 'BOTH_PARENTS', 'fine', { isOrphan: true }],
    // An orphan of both parents is not asked whether they are cut off from them.
    ['orphanOfParentsCount', 'BOTH_PARENTS', 'fine', { isOrphan: true, ...cutOffFromBoth }],
    ['orphanOfParentsCount', 'ONE_PARENT', 'fine', { isOrphan: true, ...cutOffFromBoth }],
    ['orphanOfParentsCount', 'BOTH_PARENTS', 'fine', { isOrphan: true, ...cutOffFromOne }],
    ['cutOffFromParentsCount', '', 'fine'],
    ['cutOffFromParentsCount', '', 'submit: FIELD_REQUIRED', { isCutOffFromParents: true }],
    ['cutOffFromParentsCount', 'BOTH_PARENTS', 'fine', { isCutOffFromParents: true }],
    ['cutOffFromParentsCount', 'BOTH_PARENTS', 'fine', { isCutOffFromParents: true, ...orphanOfBoth }],
    ['cutOffFromParentsCount', 'BOTH_PARENTS', 'fine', { isCutOffFromParents: true, ...orphanOfOne }],
    // Repatriation date is required when newcomer, earliest 1 Jan 1901.
    ['repatriationDate', undefined, 'fine'],
    ['repatriationDate', undefined, 'submit: FIELD_REQUIRED', newcomer],
    ['repatriationDate', '1900-12-31', 'submit: DATE_TOO_EARLY', newcomer],
    ['repatriationDate', '1901-01-01', 'fine', { ...newcomer, birthday: undefined }],
    ['repatriationDate', '2000-05-09', 'submit: DATE_BEFORE_BIRTH', { ...newcomer, birthday: '2000-05-10' }],
    ['repatriationDate', '2000-05-10', 'fine', { ...newcomer, birthday: '2000-05-10' }],
    // A birthday that cannot be right has an error of its own.
    ['repatriationDate', '2001-01-01', 'fine', { ...newcomer, birthday: '2023-01-01' }],
    ['repatriationDate', '2024-12-20', 'fine', newcomer],
    ['repatriationDate', '2024-12-21', 'submit: DATE_IN_FUTURE', newcomer],
    ['repatriationDate', '2001-02-30', 'draft: INVALID_DATE', newcomer],
    // Family member type is required. Percent is required, digits, max 3, value 20 to 100.
    ['disabledFamilyMembers', undefined, 'submit: FIELD_REQUIRED'],
    ['disabledFamilyMembers', [], 'submit: FIELD_REQUIRED'],
    ['disabledFamilyMembers', undefined, 'fine', { isDisabledFamilyMembers: false }],
    ['disabledFamilyMembers', [{ percent: '20' }], 'submit: FIELD_REQUIRED'],
    ['disabledFamilyMembers', [{ type: 'CANDIDATE' }], 'submit: FIELD_REQUIRED'],
    ['disabledFamilyMembers', [{}], 'submit: FIELD_REQUIRED,submit: FIELD_REQUIRED'],
    ['disabledFamilyMembers', [{ type: 'CANDIDATE', percent: '19' }], 'submit: DISABILITY_RANGE'],
    ['disabledFamilyMembers', [{ type: 'CANDIDATE', percent: '20' }], 'fine'],
    ['disabledFamilyMembers', [{ type: 'CANDIDATE', percent: '100' }], 'fine'],
    ['disabledFamilyMembers', [{ type: 'CANDIDATE', percent: '101' }], 'submit: DISABILITY_RANGE'],
    ['disabledFamilyMembers', [{ type: 'CANDIDATE', percent: '1000' }], 'draft: MAX_LENGTH'],
    ['disabledFamilyMembers', [{ type: 'CANDIDATE', percent: '40%' }], 'draft: DIGITS_ONLY'],
    ['disabledFamilyMembers', [{ type: 'UNCLE', percent: '40' }], 'draft: UNKNOWN_OPTION'],
    ['disabledFamilyMembers', [{ type: 'SPOUSE', percent: '40' }], 'submit: OPTION_NOT_ALLOWED'],
    ['disabledFamilyMembers', 'nobody', 'draft: WRONG_TYPE'],
    ['disabledFamilyMembers', ['nobody'], 'draft: WRONG_TYPE'],
    ['disabledFamilyMembers', [null], 'draft: WRONG_TYPE'],
    ['disabledFamilyMembers', [[]], 'draft: WRONG_TYPE'],
    ['disabledFamilyMembers', Array(9).fill({ type: 'SIBLING', percent: '20' }), 'fine'],
    ['disabledFamilyMembers', Array(10).fill({ type: 'SIBLING', percent: '20' }), 'draft: TOO_MANY'],
  ])('%s %j is %s %j', (questionId, value, expected, around) => {
    expect(tryAnswer(questionId, value, around)).toBe(expected)
  })

  it('reports the line and the part that are wrong', () => {
    const answers = sampleWith({
      disabledFamilyMembers: [
        { type: 'CANDIDATE', percent: '50' },
        { type: 'SIBLING', percent: '7' },
      ],
      disabilityDocuments: ['a.pdf', 'b.pdf'],
    })
    expect(validate(applicationForm, answers, sampleContext)).toEqual([
      {
        questionId: 'disabledFamilyMembers',
        wire: 'family_members',
        code: 'DISABILITY_RANGE',
        params: { min: 20, max: 100 },
        index: 1,
        part: 'percent',
      },
    ])
  })
})

describe('what step 3 shows', () => {
  it.each<[Parameters<typeof isShown>[0], Changes, boolean]>([
    // A gap answer of yes shows its explanation field.
    ['maritalStatusGap', { isMaritalStatusGap: true }, true],
    ['maritalStatusGap', { isMaritalStatusGap: false }, false],
    ['maritalStatusGap', { isChildrenCountGap: true }, false],
    ['childrenCountGap', { isChildrenCountGap: true }, true],
    ['childrenCountGap', { isMaritalStatusGap: true }, false],
    // The sibling fields: young candidate, and children count 0 or empty.
    ['siblingsCount', { childrenCount: '0' }, true],
    ['siblingsCount', { childrenCount: '00' }, true],
    ['siblingsCount', { childrenCount: undefined }, true],
    ['siblingsCount', { childrenCount: '1' }, false],
    ['siblingsCount', older, false],
    ['siblingsCount', { birthday: '1994-12-16' }, true],
    ['siblingsCount', { birthday: undefined }, false],
    ['siblingsStudentsCount', { childrenCount: '0' }, true],
    ['siblingsStudentsCount', { childrenCount: '1' }, false],
    ['siblingsStudentsCount', older, false],
    // Orphan and cut-off: young candidates.
    ['isOrphan', {}, true],
    ['isOrphan', older, false],
    ['isCutOffFromParents', {}, true],
    ['isCutOffFromParents', orphanOfOne, true],
    ['isCutOffFromParents', orphanOfBoth, false],
    ['cutOffFromParentsCount', { ...orphanOfBoth, ...cutOffFromOne }, false],
    ['isCutOffFromParents', older, false],
    ['orphanOfParentsCount', { isOrphan: true }, true],
    ['orphanOfParentsCount', { isOrphan: false }, false],
    ['orphanOfParentsCount', { ...older, isOrphan: true }, false],
    ['cutOffFromParentsCount', { isCutOffFromParents: true }, true],
    ['cutOffFromParentsCount', { isCutOffFromParents: false }, false],
    ['cutOffFromParentsCount', { ...older, isCutOffFromParents: true }, false],
    // The newcomer question: cut-off count both, or both orphan and cut-off.
    ['isNewcomer', {}, false],
    ['isNewcomer', cutOffFromBoth, true],
    ['isNewcomer', cutOffFromOne, false],
    ['isNewcomer', orphanOfOne, false],
    ['isNewcomer', orphanOfBoth, false],
    ['isNewcomer', { ...orphanOfOne, ...cutOffFromOne }, true],
    ['isNewcomer', { isOrphan: true, isCutOffFromParents: true }, true],
    ['isNewcomer', { isCutOffFromParents: false, cutOffFromParentsCount: 'BOTH_PARENTS' }, false],
    ['isNewcomer', { ...older, ...cutOffFromBoth }, false],
    ['repatriationDate', newcomer, true],
    ['repatriationDate', { ...newcomer, isNewcomer: false }, false],
    ['repatriationDate', { isNewcomer: true }, false],
    // The single-parent question: children above 0.
    ['isSingleParent', { childrenCount: '1' }, true],
    ['isSingleParent', { childrenCount: '0' }, false],
    ['isSingleParent', { childrenCount: undefined }, false],
    ['isSingleParent', { ...older, childrenCount: '2' }, true],
    ['disabledFamilyMembers', { isDisabledFamilyMembers: true }, true],
    ['disabledFamilyMembers', { isDisabledFamilyMembers: false }, false],
    ['disabledFamilyMembers', { isDisabledFamilyMembers: undefined }, false],
    ['isDisabledFamilyMembers', older, true],
  ])('%s with %j: %s', (questionId, changes, expected) => {
    expect(isShown(questionId, changes)).toBe(expected)
  })

  it.each<[Changes, boolean]>([
    [{}, true],
    [{ childrenCount: '2' }, true],
    [older, false],
    [{ ...older, childrenCount: '2' }, true],
  ])('the family-status part with %j: %s (young, or with children)', (changes, expected) => {
    const { ids } = shownOf(applicationForm, sampleWith(changes), sampleContext)
    expect(family.questions.some(({ id, place }) => place === 'family' && ids.has(id))).toBe(expected)
  })

  it.each<[Changes, readonly string[]]>([
    [{}, ['ONE_PARENT', 'BOTH_PARENTS']],
    [cutOffFromOne, ['ONE_PARENT', 'BOTH_PARENTS']],
    [cutOffFromBoth, ['ONE_PARENT']],
  ])('the orphan options with %j are %j', (changes, expected) => {
    expect(optionsFor(family.rows.orphanOfParentsCount, sampleWith(changes), sampleContext)).toEqual(expected)
  })

  it('an orphan of both parents is not asked from how many they are cut off, whatever was answered before', () => {
    expect(isShown('cutOffFromParentsCount', { ...orphanOfBoth, ...cutOffFromBoth })).toBe(false)
    expect(isShown('cutOffFromParentsCount', cutOffFromBoth)).toBe(true)
  })
})

describe('family rules', () => {
  it.each<[Changes, 0 | 1 | 2]>([
    [{}, 0],
    [orphanOfOne, 1],
    [cutOffFromOne, 1],
    [orphanOfBoth, 2],
    [cutOffFromBoth, 2],
    [{ ...orphanOfOne, ...cutOffFromOne }, 2],
    [{ ...orphanOfOne, ...cutOffFromBoth }, 2],
    [{ isOrphan: true }, 1],
    [{ orphanOfParentsCount: 'BOTH_PARENTS' }, 0],
    [{ cutOffFromParentsCount: 'BOTH_PARENTS' }, 0],
  ])('affected parents with %j: %d', (changes, expected) => {
    expect(affectedParents(sampleWith({ ...changes }))).toBe(expected)
  })

  it('counts both parents only while the flag is set', () => {
    expect(isOrphanOfBoth({ isOrphan: false, orphanOfParentsCount: 'BOTH_PARENTS' })).toBe(false)
    expect(isCutOffFromBoth({ isCutOffFromParents: false, cutOffFromParentsCount: 'BOTH_PARENTS' })).toBe(
      false,
    )
  })

  it.each<[Changes, readonly string[]]>([
    [{}, ['PARENT_ONE', 'PARENT_TWO', 'SIBLING', 'CANDIDATE']],
    [older, ['CANDIDATE']],
    [{ ...older, maritalStatus: 'MARRIED' }, ['SPOUSE', 'CANDIDATE']],
    [{ ...older, childrenCount: '1' }, ['CANDIDATE', 'CHILD']],
    [
      { maritalStatus: 'MARRIED', childrenCount: '1' },
      ['PARENT_ONE', 'PARENT_TWO', 'SIBLING', 'SPOUSE', 'CANDIDATE', 'CHILD'],
    ],
  ])('with %j a line may name %j', (changes, expected) => {
    expect(familyMemberOptions(sampleWith(changes), sampleContext)).toEqual(expected)
  })

  it.each<[Changes, number, boolean]>([
    [{}, 0, true],
    [{}, 1, true],
    [{}, 8, true],
    [{}, 9, false],
    [older, 1, false],
    [{ ...older, childrenCount: '1' }, 8, true],
    [{ ...older, childrenCount: '1' }, 9, false],
    [{ ...older, maritalStatus: 'MARRIED' }, 1, true],
    [{ ...older, maritalStatus: 'DIVORCED' }, 1, false],
  ])('with %j and %d lines the add button shows: %s', (changes, count, expected) => {
    const answers = sampleWith({ ...changes, disabledFamilyMembers: Array(count).fill({}) })
    expect(canAddLine(members, answers['disabledFamilyMembers'], answers, sampleContext)).toBe(expected)
  })

  it('shows the add button before there is a list', () => {
    expect(canAddLine(members, undefined, sampleWith({}), sampleContext)).toBe(true)
  })

  it('the first line has no delete action', () => {
    expect([0, 1, 8].map((index) => canRemoveLine(members, index))).toEqual([false, true, true])
  })
})
