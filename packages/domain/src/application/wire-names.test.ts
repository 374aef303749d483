import { describe, expect, it } from 'vitest'
import { draftPayload, fromPayload, submitPayload } from '../answers/payload.ts'
import { bank } from './bank/questions.ts'
import { documents } from './documents/questions.ts'
import { family } from './family/questions.ts'
import { applicationForm } from './form.ts'
import { personal } from './personal/questions.ts'
import { sampleAnswers, sampleContext } from './sample-application.fixture.ts'
import { sampleWith } from './try-answer.fixture.ts'

/** The names as the specifications print them. The test fails if a name is missing or extra in the rows. */
const wireNames = {
  personal:
    'first_name, last_name, gender, phone, additional_phone, birthdate, birthdate_hebrew, city_symbol, street, house_number, apartment_number, study_city_symbol, study_street, study_house_number, study_apartment_number, is_ba, field_of_study_id, another_field_of_study, additional_field_of_study_id, additional_another_field_of_study, study_year_number, military_service_type, service_month, is_educational_student, is_religious_sector, is_reservist, days_in_reserve, age_18_city_symbol, age_18_neighborhood_symbol, age_18_house_number, age_18_street, age_18_not_israel, age_18_correctness_information',
  bank: 'bank_name, branch_number, account_number',
  family:
    'family_status, family_status_gap, family_status_gap_details, identity_children, identity_children_gap, identity_children_gap_details, brothers_under_24, brothers_students_under_30, new_immigrant, immigrant_date, is_orphan, orphan_from, is_disconnected_from_parents, disconnected_from, is_single_parent, is_family_member_disabled, family_members',
  documents:
    'is_biometric_id, is_parent_one_biometric_id, is_parent_two_biometric_id, id_front, id_back, id_attachment, parent_one_id_front, parent_one_id_back, parent_one_id_attachment, parent_two_id_front, parent_two_id_back, parent_two_id_attachment, parent_one_certificate, parent_two_certificate, confirmation_studies, approval_annual_tuition_fees, siblings_study_confirmations, bank_account_reference, family_documents, approve_incomes, army_type_document, reservist_document, newcomer_document, single_parent_approval, disability_documents, additional_document, declaration_correctness_information',
}

/** The form names of the specification, with its typing errors corrected. */
const formNames = {
  personal:
    'firstName, lastName, gender, phone, phoneAdditional, userId, birthday, birthdayHebrew, isReligiousSector, addressByIdCity, addressByIdStreet, addressByIdHome, addressByIdApartment, addressWhileStudyingCity, addressWhileStudyingStreet, addressWhileStudyingHome, addressWhileStudyingApartment, addressesMatch, neighborhoodConfirmCheckbox, militaryServiceType, serviceMonths, isEducationalStudent, isReservist, daysInReserve, isUnder18address, under18City, under18District, under18Street, under18Home, isBachelor, school, field, additionalField, otherField, additionalAnotherFieldOfStudy, year',
  bank: 'bank, branch, accountNumber',
  family:
    'maritalStatus, isMaritalStatusGap, maritalStatusGap, childrenCount, isChildrenCountGap, childrenCountGap, siblingsCount, siblingsStudentsCount, isNewcomer, repatriationDate, isOrphan, orphanOfParentsCount, isCutOffFromParents, cutOffFromParentsCount, isSingleParent, isDisabledFamilyMembers, disabledFamilyMembers',
  // `{hash}` is siblingsStudyConfirmations; familyDocuments are three questions for each of its four members.
  documents:
    'isBiometricId, idFront, idBack, idAttachment, isParentOneBiometricId, parentOneIdFront, parentOneIdBack, parentOneIdAttachment, parentOneCertificate, isParentTwoBiometricId, parentTwoIdFront, parentTwoIdBack, parentTwoIdAttachment, parentTwoCertificate, confirmationStudies, approvalAnnualTuitionFees, siblingsStudyConfirmations, bankAccountReference, parentOneIncomeType, parentOneAllowance, parentOneIncomeDocument, parentTwoIncomeType, parentTwoAllowance, parentTwoIncomeDocument, spouseIncomeType, spouseAllowance, spouseIncomeDocument, candidateIncomeType, candidateAllowance, candidateIncomeDocument, armyTypeDocument, reservistDocument, newcomerDocument, singleParentApproval, disabilityDocuments, additionalDocument, approveIncomes, declarationCorrectnessInformation',
}

const sorted = (names: string) => names.split(', ').sort()

describe('the names of the specification', () => {
  it.each([personal, bank, family, documents])('on the wire of $id', (section) => {
    const payload = draftPayload(applicationForm, section, {}, sampleContext)
    expect(Object.keys(payload).sort()).toEqual(sorted(wireNames[section.id]))
  })

  it.each([personal, bank, family, documents])('in the form of $id', (section) => {
    expect(section.questions.map(({ id }) => id).sort()).toEqual(sorted(formNames[section.id]))
  })

  it('inside the lists', () => {
    const answers = sampleWith({ disabledFamilyMembers: [{ type: 'PARENT_TWO', percent: '20' }] })
    expect(draftPayload(applicationForm, family, answers, sampleContext)).toHaveProperty('family_members', [
      { family_member: 'PARENTTWO', disability_percentage: '20' },
    ])
    expect(draftPayload(applicationForm, documents, answers, sampleContext)).toHaveProperty(
      'disability_documents',
      [{ member_type: 'PARENT_TWO', document: 'disability.pdf' }],
    )
  })
})

describe('the family documents', () => {
  it('have one line for each of the four members', () => {
    const line = (member_type: string) => ({
      member_type,
      income_type: null,
      allowance: null,
      document: null,
    })
    expect(draftPayload(applicationForm, documents, {}, sampleContext)).toHaveProperty(
      'family_documents',
      ['PARENT_ONE', 'PARENT_TWO', 'SPOUSE', 'CANDIDATE'].map(line),
    )
  })

  it('are read back into the questions of their member', () => {
    const line = (member_type: string) => ({
      member_type,
      income_type: `${member_type} income`,
      allowance: `${member_type} allowance`,
      document: { file_name: `${member_type}.pdf` },
    })
    const members = ['CANDIDATE', 'SPOUSE', 'PARENT_TWO', 'PARENT_ONE']
    expect(fromPayload(documents, { family_documents: members.map(line) })).toEqual({
      parentOneIncomeType: 'PARENT_ONE income',
      parentOneAllowance: 'PARENT_ONE allowance',
      parentOneIncomeDocument: 'PARENT_ONE.pdf',
      parentTwoIncomeType: 'PARENT_TWO income',
      parentTwoAllowance: 'PARENT_TWO allowance',
      parentTwoIncomeDocument: 'PARENT_TWO.pdf',
      spouseIncomeType: 'SPOUSE income',
      spouseAllowance: 'SPOUSE allowance',
      spouseIncomeDocument: 'SPOUSE.pdf',
      candidateIncomeType: 'CANDIDATE income',
      candidateAllowance: 'CANDIDATE allowance',
      candidateIncomeDocument: 'CANDIDATE.pdf',
    })
  })
})

describe('a submit sends', () => {
  it('step 1', () => {
    expect(submitPayload(applicationForm, personal, sampleAnswers, sampleContext)).toMatchInlineSnapshot(`
      {
        "additional_field_of_study_id": null,
        "additional_phone": null,
        "age_18_city_symbol": "5000",
        "age_18_correctness_information": true,
        "age_18_house_number": "12",
        "age_18_neighborhood_symbol": "12",
        "age_18_not_israel": null,
        "age_18_street": "הרצל",
        "apartment_number": null,
        "birthdate": "03.15.2001",
        "birthdate_hebrew": "כ׳ באדר תשס״א",
        "city_symbol": "5000",
        "days_in_reserve": "30",
        "field_of_study_id": "3",
        "first_name": "נועה",
        "gender": "FEMALE",
        "house_number": "12",
        "is_educational_student": null,
        "is_reservist": true,
        "last_name": "כהן",
        "military_service_type": "MILITARY_SERVICE",
        "phone": "0501234567",
        "service_month": "24",
        "street": "הרצל",
        "study_apartment_number": null,
        "study_city_symbol": "3000",
        "study_house_number": null,
        "study_street": null,
        "study_year_number": "SECOND_YEAR",
      }
    `)
  })

  it('step 2', () => {
    expect(submitPayload(applicationForm, bank, sampleAnswers, sampleContext)).toMatchInlineSnapshot(`
      {
        "account_number": "100008",
        "bank_name": "12",
        "branch_number": "600",
      }
    `)
  })

  it('step 3', () => {
    expect(submitPayload(applicationForm, family, sampleAnswers, sampleContext)).toMatchInlineSnapshot(`
      {
        "brothers_students_under_30": "1",
        "brothers_under_24": "2",
        "family_members": [
          {
            "disability_percentage": "40",
            "family_member": "PARENTONE",
          },
        ],
        "family_status": "SINGLE",
        "family_status_gap": false,
        "identity_children": "0",
        "identity_children_gap": false,
        "is_disconnected_from_parents": false,
        "is_family_member_disabled": true,
        "is_orphan": false,
      }
    `)
  })

  it('step 4', () => {
    expect(submitPayload(applicationForm, documents, sampleAnswers, sampleContext)).toMatchInlineSnapshot(`
      {
        "additional_document": null,
        "approval_annual_tuition_fees": "tuition.pdf",
        "approve_incomes": true,
        "army_type_document": "army.pdf",
        "bank_account_reference": "bank.pdf",
        "confirmation_studies": "studies.pdf",
        "declaration_correctness_information": true,
        "disability_documents": [
          {
            "document": "disability.pdf",
            "member_type": "PARENT_ONE",
          },
        ],
        "family_documents": [
          {
            "document": "parent-one-income.pdf",
            "income_type": "EMPLOYEE",
            "member_type": "PARENT_ONE",
          },
          {
            "allowance": "DISABILITY",
            "document": "parent-two-income.pdf",
            "income_type": "NATIONAL_INSURANCE",
            "member_type": "PARENT_TWO",
          },
        ],
        "id_attachment": "id-attachment.jpg",
        "id_back": "id-back.jpg",
        "id_front": "id-front.jpg",
        "is_biometric_id": true,
        "is_parent_one_biometric_id": false,
        "is_parent_two_biometric_id": false,
        "parent_one_id_attachment": "parent-one-attachment.jpg",
        "parent_one_id_front": "parent-one-front.jpg",
        "parent_two_id_attachment": "parent-two-attachment.jpg",
        "parent_two_id_front": "parent-two-front.jpg",
        "reservist_document": "reservist.pdf",
        "siblings_study_confirmations": [
          "sibling.pdf",
        ],
      }
    `)
  })

  it('a day of immigration with the day first, as in the form', () => {
    const answers = sampleWith({
      isCutOffFromParents: true,
      cutOffFromParentsCount: 'BOTH_PARENTS',
      isNewcomer: true,
      repatriationDate: '2015-08-31',
    })
    expect(submitPayload(applicationForm, family, answers, sampleContext)).toMatchObject({
      immigrant_date: '31.08.2015',
      disconnected_from: 'BOTH_PARENTS',
    })
  })

  it('no bank details if the institution is sponsored', () => {
    const context = { ...sampleContext, institution: { isSponsored: true, isReligious: false } }
    expect(submitPayload(applicationForm, bank, sampleAnswers, context)).toEqual({})
  })
})
