import { paths } from '@milgo/contracts/portal-paths'
import { LogoMark } from '@milgo/ui/logo-mark.tsx'
import { Link } from 'react-router'
import { useWords } from '../../lib/words.ts'
import { footerLink } from './footer-link.ts'
import { guideEntries, legalEntries } from './navigation-entries.ts'
import { ReaderSettings } from './reader-settings.tsx'
import { SupportContact } from './support-contact.tsx'

export const Footer = () => {
  const { shell } = useWords()
  return (
    <footer className="on-dark bg-foot text-on-foot print:hidden">
      <div className="page-column grid gap-x-8 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_auto]">
        <div className="max-w-80">
          <p className="flex items-center gap-3 text-lead font-bold">
            <LogoMark className="size-9" />
            {shell.brand}
          </p>
          <p className="mt-3 text-balance text-small text-on-foot-soft">{shell.tagline}</p>
        </div>
        <div>
          <h2 className="text-small font-medium text-on-foot-soft">{shell.footer.information}</h2>
          <ul className="mt-2 text-small">
            {[...guideEntries, ...legalEntries].map((name) => (
              <li key={name}>
                <Link to={paths[name]} className={footerLink}>
                  {shell.pages[name]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <SupportContact />
        <ReaderSettings />
      </div>
    </footer>
  )
}
