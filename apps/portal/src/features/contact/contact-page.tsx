import { paths } from '@milgo/contracts/portal-paths'
import { fill } from '@milgo/messages/fill'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { Accessibility, Mail, Phone } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useSetting } from '../../lib/use-setting.ts'
import { useWords } from '../../lib/words.ts'
import { useContactWords } from './contact-words.ts'
import { ReportForm, type SentReport } from './report-form.tsx'
import { ReportSent } from './report-sent.tsx'

/** Shows how to reach the support: a form that everybody may fill in, and the other ways beside it. */
export const ContactPage = () => {
  const { shell } = useWords()
  const { contact } = useContactWords()
  const [sent, setSent] = useState<SentReport>()
  const [timesAgain, setTimesAgain] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone, so the heading of the form gets the focus.
  useEffect(() => {
    if (timesAgain > 0) heading.current?.focus()
  }, [timesAgain])
  const writeAgain = () => {
    setSent(undefined)
    setTimesAgain((times) => times + 1)
  }
  return (
    <div className="page-column py-10 md:py-14">
      <PageHeading
        documentTitle={fill(shell.documentTitle, { page: shell.pages.contact })}
        className="text-display text-balance"
      >
        {shell.pages.contact}
      </PageHeading>
      <p className="mt-3 max-w-measure text-lead text-ink-soft">{contact.lead}</p>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {(
          [
            [paths.faq, contact.toFaq],
            [paths.scholarshipFaq, contact.toScholarshipFaq],
          ] as const
        ).map(([path, words]) => (
          <li key={path}>
            <Link to={path} className={`${textLinkStyle} inline-flex min-h-11 items-center`}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <section
          aria-label={contact.formTitle}
          className={`${cardStyle} relative min-w-0 overflow-clip p-5 md:p-8`}
        >
          {sent ? (
            <ReportSent sent={sent} onAgain={writeAgain} />
          ) : (
            <>
              <h2 ref={heading} tabIndex={-1} className="mb-5 text-title font-bold outline-none">
                {contact.formTitle}
              </h2>
              <ReportForm onSent={setSent} />
            </>
          )}
        </section>
        <OtherWays />
      </div>
    </div>
  )
}

const OtherWays = () => {
  const { contact } = useContactWords()
  const email = useSetting('SUPPORT_EMAIL')
  const phone = useSetting('SUPPORT_PHONE')
  return (
    <section aria-labelledby="other-ways" className={`${cardStyle} flex flex-col gap-5 p-5 md:p-6`}>
      <h2 id="other-ways" className="text-lead font-bold">
        {contact.ways.title}
      </h2>
      {email && (
        <Way icon={<Mail aria-hidden="true" className="size-5" />} title={contact.ways.email}>
          <a href={`mailto:${email}`} className={`${textLinkStyle} break-all`}>
            <Ltr>{email}</Ltr>
          </a>
        </Way>
      )}
      {phone && (
        <Way icon={<Phone aria-hidden="true" className="size-5" />} title={contact.ways.phone}>
          <a href={`tel:${phone}`} className={textLinkStyle}>
            <Ltr>{phone}</Ltr>
          </a>
        </Way>
      )}
      <Way icon={<Accessibility aria-hidden="true" className="size-5" />} title={contact.ways.accessibility}>
        <p className="text-pretty">{contact.ways.accessibilityText}</p>
      </Way>
    </section>
  )
}

type WayProps = { readonly icon: ReactNode; readonly title: string; readonly children: ReactNode }

const Way = ({ icon, title, children }: WayProps) => (
  <div className="flex gap-3">
    <span className="mt-0.5 text-brand">{icon}</span>
    <div className="min-w-0">
      <h3 className="font-medium">{title}</h3>
      <div className="text-small text-ink-soft">{children}</div>
    </div>
  </div>
)
