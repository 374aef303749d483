import { paths } from '@milgo/contracts/portal-paths'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Link } from 'react-router'
import { useCoreQuery } from '../../lib/use-core-query.ts'
import { useWords } from '../../lib/words.ts'
import { footerLink } from './footer-link.ts'

/** Shows how to reach the support, as far as the settings contain it. The contact page is always offered. */
export const SupportContact = () => {
  const { shell } = useWords()
  const settings = useCoreQuery('/setting/get-all')
  const find = (key: string) => settings.data?.find((setting) => setting.key === key)?.value
  const phone = find('SUPPORT_PHONE')
  const email = find('SUPPORT_EMAIL')
  return (
    <div>
      <h2 className="text-small font-medium text-on-foot-soft">{shell.footer.support}</h2>
      <ul className="mt-2 text-small">
        <li>
          <Link to={paths.contact} className={footerLink}>
            {shell.pages.contact}
          </Link>
        </li>
        {phone && (
          <li>
            <a href={`tel:${phone}`} className={footerLink}>
              <Ltr>{phone}</Ltr>
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`} className={footerLink}>
              <Ltr>{email}</Ltr>
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
