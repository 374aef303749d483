import { hasSiblingConfirmations } from '@milgo/domain/application/family/rules'
import type { FieldsLayout } from '@milgo/form/place-fields.tsx'
import { useField } from '@milgo/form/use-form-state.ts'
import { useMemo } from 'react'
import { useRegistrationWords } from './registration-words.ts'
import { AccountOffer } from './steps/account-offer.tsx'

/** What the page adds to the rows of the application. */
export const useFieldsLayout = (): FieldsLayout => {
  const { formNotes, registration } = useRegistrationWords()
  // Only their own field is listened to: what is typed elsewhere costs nothing here.
  const { value } = useField('siblingsStudyConfirmations')
  const siblingsHelp = hasSiblingConfirmations({ siblingsStudyConfirmations: value })
    ? registration.siblingsHelp
    : undefined
  return useMemo(
    (): FieldsLayout => ({
      firstName: { autoComplete: 'given-name' },
      lastName: { autoComplete: 'family-name' },
      userId: { width: 'third' },
      birthday: { width: 'third', autoComplete: 'bday', openAt: '2000-01-01' },
      birthdayHebrew: { width: 'third', help: registration.hebrewBirthdayHelp },
      addressByIdHome: { width: 'third' },
      addressByIdApartment: { width: 'third' },
      addressWhileStudyingHome: { width: 'third' },
      addressWhileStudyingApartment: { width: 'third' },
      under18District: { help: formNotes.districtHint },
      under18Home: { width: 'third' },
      neighborhoodConfirmCheckbox: { help: registration.neighborhoodHelp, isHighlighted: true },
      year: { width: 'half' },
      bank: { width: 'full' },
      accountNumber: { note: <AccountOffer /> },
      siblingsStudentsCount: { help: siblingsHelp },
      disabledFamilyMembers: {
        list: {
          line: formNotes.familyMemberLine,
          add: formNotes.addFamilyMember,
          remove: formNotes.remove,
        },
      },
    }),
    [formNotes, registration, siblingsHelp],
  )
}
