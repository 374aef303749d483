import { fill } from '@milgo/messages/fill'
import { Banner } from '@milgo/ui/banner.tsx'
import { phoneText } from '@milgo/ui/phone-text.ts'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { Link } from 'react-router'
import { codeAddress } from './check-step.ts'
import { useEligibilityWords } from './eligibility-words.ts'
import type { Registration } from './pending-registration.ts'

/** Links back to the code, for an applicant who went back from the code to the questions. */
export const PendingCode = ({ registration: { phone } }: { registration: Registration }) => {
  const { pendingCode } = useEligibilityWords().eligibility.eligibilityTexts
  return (
    <Banner
      tone="info"
      action={
        <Link to={codeAddress} className={textLinkStyle}>
          {pendingCode.action}
        </Link>
      }
    >
      <TextWithNumbers text={fill(pendingCode.text, { phone: phoneText(phone) })} />
    </Banner>
  )
}
