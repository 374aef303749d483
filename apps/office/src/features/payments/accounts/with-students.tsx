import { requestPath } from '@milgo/contracts/office-paths'
import { mayOpenPage } from '@milgo/domain/staff/office-pages'
import { counted } from '@milgo/messages/counted'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { Link } from 'react-router'
import { useStaff } from '../../../lib/session/use-staff.ts'
import { useLanguage, useWords } from '../../../lib/words.ts'
import type { AskedStudents } from './use-account-calls.ts'

type Props = { readonly students: AskedStudents }

/** The requests of students who were asked for an account; as links for staff who may read requests. */
export const WithStudents = ({ students: { total, first } }: Props) => {
  const { officeAccounts: words } = useWords()
  const language = useLanguage()
  const isLinked = mayOpenPage(useStaff().roles, 'request')
  const more = total - first.length
  return (
    <span className="flex flex-wrap gap-x-3">
      {first.map(({ request_id: id, request_number: number }) =>
        isLinked ? (
          <Link key={id} to={requestPath(id)} className={textLinkStyle}>
            <Ltr>{number}</Ltr>
          </Link>
        ) : (
          <Ltr key={id}>{number}</Ltr>
        ),
      )}
      {more > 0 && <span>{counted(words.moreWithStudents, more, language)}</span>}
    </span>
  )
}
