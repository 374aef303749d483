import { hasSiblingConfirmations } from '@milgo/domain/application/family/rules'
import { longestService } from '@milgo/domain/application/personal/rules'
import type { FieldsLayout } from '@milgo/form/place-fields.tsx'
import { useField, useRule } from '@milgo/form/use-form-state.ts'
import { fill } from '@milgo/messages/fill'
import { useMemo } from 'react'
import { AccountOffer } from './account-offer.tsx'
import { useRegistrationWords } from './registration-words.ts'

/** Returns what the page adds to the rows of the application. */
export const useFieldsLayout = (): FieldsLayout => {
  const { formNotes, registration } = useRegistrationWords()
  // Each note listens to its own field only, so typing elsewhere costs nothing here.
  const { value } = useField('siblingsStudyConfirmations')
  const siblingsHelp = hasSiblingConfirmations({ siblingsStudyConfirmations: value })
    ? registration.siblingsHelp
    : undefined
  const certificates = [useField('parentOneCertificate').value, useField('parentTwoCertificate').value]
  const certificateHelp = certificates.some((file) => file !== undefined)
    ? registration.certificateHelp
    : undefined
  const mostMonths = useRule(longestService)
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
      ...(Number.isFinite(mostMonths) && {
        serviceMonths: { help: fill(registration.serviceMonthsHelp, { max: mostMonths }) },
      }),
      bank: { width: 'full' },
      accountNumber: { note: <AccountOffer /> },
      siblingsStudentsCount: { help: siblingsHelp },
      isOrphan: { help: certificateHelp },
      isCutOffFromParents: { help: certificateHelp },
      disabledFamilyMembers: {
        list: {
          line: formNotes.familyMemberLine,
          add: formNotes.addFamilyMember,
          remove: formNotes.remove,
        },
      },
    }),
    [formNotes, registration, siblingsHelp, certificateHelp, mostMonths],
  )
}
