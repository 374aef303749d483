import { paths } from '@milgo/contracts/portal-paths'
import { showsStatementNote } from '@milgo/domain/eligibility/rules'
import type { FieldsLayout } from '@milgo/form/place-fields.tsx'
import { useRule } from '@milgo/form/use-form-state.ts'
import { Banner } from '@milgo/ui/banner.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { TextLink } from '@milgo/ui/text-link.tsx'
import { useMemo } from 'react'
import { useWords } from '../../lib/words.ts'
import { useEligibilityWords } from './eligibility-words.ts'

/** Returns what the page adds to the rows of the eligibility form. */
export const useFieldsLayout = (): FieldsLayout => {
  const { shell } = useWords()
  const { eligibility, formFields } = useEligibilityWords()
  const { phoneHelp, passwordHelp } = eligibility.eligibilityTexts
  return useMemo(
    () => ({
      phone: { help: phoneHelp },
      password: { help: passwordHelp },
      academicInstitution: { width: 'full' },
      eligibleForAssistance: { note: <StatementNote /> },
      termsConfirm: {
        help: (
          <span className="flex flex-wrap gap-x-5 gap-y-1">
            {(['terms', 'privacy'] as const).map((page) => (
              <TextLink key={page} href={paths[page]} newWindowText={formFields.newWindow}>
                {shell.pages[page]}
              </TextLink>
            ))}
          </span>
        ),
      },
    }),
    [phoneHelp, passwordHelp, formFields, shell],
  )
}

const StatementNote = () => {
  const { eligibilityTexts } = useEligibilityWords().eligibility
  const isShown = useRule(showsStatementNote)
  return (
    <StatusRegion className="mt-3">
      {isShown && <Banner tone="info">{eligibilityTexts.statementWillBeChecked}</Banner>}
    </StatusRegion>
  )
}
