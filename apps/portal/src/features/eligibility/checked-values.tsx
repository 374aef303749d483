import { contactQuestions, type EligibilityAnswers } from '@milgo/domain/eligibility/questions'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { phoneText } from '@milgo/ui/phone-text.ts'
import { EmailAddress } from '../../lib/email-address.tsx'
import type { EligibilityStore } from './eligibility-form.ts'
import { useEligibilityWords } from './eligibility-words.ts'

/** Shows the values that the window "check again" asks to read before they are sent. */
export const CheckedValues = ({ store }: { store: EligibilityStore }) => {
  const { eligibilityQuestions } = useEligibilityWords().eligibility
  const answers: EligibilityAnswers = store.answers()
  const values = { ...answers, phone: phoneText(answers.phone ?? '') }
  return (
    <dl className="grid gap-x-6 gap-y-3 rounded-small bg-sunken px-4 py-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      {contactQuestions.map((id) => (
        <div key={id} className="contents max-sm:block">
          <dt className="text-small text-ink-soft sm:pt-0.5">{eligibilityQuestions[id]}</dt>
          <dd className="text-lead font-medium [overflow-wrap:anywhere]">
            <Ltr className="whitespace-normal!">
              {id === 'email' ? <EmailAddress address={values.email ?? ''} /> : values[id]}
            </Ltr>
          </dd>
        </div>
      ))}
    </dl>
  )
}
