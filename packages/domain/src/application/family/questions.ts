import { defineSection } from '../../answers/define.ts'
import { always, both } from '../../answers/rule.ts'
import { familyMemberInStep, familyMembers, maritalStatuses, parentsStatuses } from '../enumerations.ts'
import { dayOfBirth, earliestDay, isYoungCandidate, today } from '../personal/rules.ts'
import {
  disabilityPercents,
  familyMemberOptions,
  hasChildren,
  hasChildrenCountGap,
  hasDisabledFamilyMembers,
  hasMaritalStatusGap,
  isCutOff,
  isNewcomer,
  isOrphan,
  listsSiblings,
  maxDisabledFamilyMembers,
  maxStudentSiblings,
  mayBeCutOff,
  mayBeNewcomer,
  mayListOthers,
  noSiblingsWithChildren,
  orphanOptions,
} from './rules.ts'

/** "No" is an answer; leaving the question out is not. */
const yesNo = { kind: 'yesNo', required: always } as const

const info = { place: 'info' } as const
const status = { place: 'family' } as const
const disabled = { place: 'disabled' } as const

/** Step 3, additional data. */
export const family = defineSection('family', {
  maritalStatus: {
    wire: 'family_status',
    kind: 'choice',
    options: maritalStatuses,
    required: always,
    ...info,
  },
  isMaritalStatusGap: { wire: 'family_status_gap', ...yesNo, ...info },
  maritalStatusGap: {
    wire: 'family_status_gap_details',
    kind: 'text',
    maxLength: 200,
    isExplanation: true,
    visibleWhen: hasMaritalStatusGap,
    required: always,
    ...info,
  },
  childrenCount: { wire: 'identity_children', kind: 'digits', maxLength: 2, required: always, ...info },
  isChildrenCountGap: { wire: 'identity_children_gap', ...yesNo, ...info },
  childrenCountGap: {
    wire: 'identity_children_gap_details',
    kind: 'text',
    maxLength: 50,
    isExplanation: true,
    visibleWhen: hasChildrenCountGap,
    required: always,
    ...info,
  },
  siblingsCount: {
    wire: 'brothers_under_24',
    kind: 'digits',
    maxLength: 2,
    range: [0, 25],
    visibleWhen: listsSiblings,
    hiddenAnswer: noSiblingsWithChildren,
    required: always,
    ...info,
  },
  siblingsStudentsCount: {
    wire: 'brothers_students_under_30',
    kind: 'digits',
    maxLength: 2,
    range: [0, maxStudentSiblings],
    visibleWhen: listsSiblings,
    hiddenAnswer: noSiblingsWithChildren,
    required: always,
    ...info,
  },

  isOrphan: { wire: 'is_orphan', ...yesNo, visibleWhen: isYoungCandidate, ...status },
  orphanOfParentsCount: {
    wire: 'orphan_from',
    kind: 'choice',
    options: parentsStatuses,
    optionSet: 'parentsStatus',
    optionsWhen: orphanOptions,
    visibleWhen: isOrphan,
    required: always,
    ...status,
  },
  isCutOffFromParents: {
    wire: 'is_disconnected_from_parents',
    ...yesNo,
    visibleWhen: both(isYoungCandidate, mayBeCutOff),
    ...status,
  },
  cutOffFromParentsCount: {
    wire: 'disconnected_from',
    kind: 'choice',
    options: parentsStatuses,
    optionSet: 'parentsStatus',
    visibleWhen: isCutOff,
    required: always,
    ...status,
  },
  isNewcomer: { wire: 'new_immigrant', ...yesNo, visibleWhen: mayBeNewcomer, ...status },
  repatriationDate: {
    wire: 'immigrant_date',
    wireOrder: 'DD.MM.YYYY',
    kind: 'date',
    earliest: earliestDay,
    birth: dayOfBirth,
    today,
    visibleWhen: isNewcomer,
    required: always,
    ...status,
  },
  isSingleParent: { wire: 'is_single_parent', ...yesNo, visibleWhen: hasChildren, ...status },

  isDisabledFamilyMembers: { wire: 'is_family_member_disabled', ...yesNo, ...disabled },
  disabledFamilyMembers: {
    wire: 'family_members',
    kind: 'list',
    maxItems: maxDisabledFamilyMembers,
    addWhen: mayListOthers,
    fixedLines: 1,
    visibleWhen: hasDisabledFamilyMembers,
    required: always,
    ...disabled,
    item: {
      type: {
        wire: 'family_member',
        kind: 'choice',
        options: familyMembers,
        optionSet: 'familyMember',
        optionsWhen: familyMemberOptions,
        wireValues: familyMemberInStep,
        required: always,
        ...disabled,
      },
      percent: {
        wire: 'disability_percentage',
        kind: 'digits',
        maxLength: 3,
        range: disabilityPercents,
        rangeCode: 'DISABILITY_RANGE',
        required: always,
        ...disabled,
      },
    },
  },
})
