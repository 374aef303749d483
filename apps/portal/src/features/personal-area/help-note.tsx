import { paths } from '@milgo/contracts/portal-paths'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { CircleHelp } from 'lucide-react'
import { Link } from 'react-router'
import { usePersonalAreaWords } from './shared/personal-area-words.ts'

/** Links to the page that explains every status. */
export const HelpNote = () => {
  const { help, actions } = usePersonalAreaWords().personalArea
  return (
    <p className="flex gap-3 rounded-medium bg-brand-wash p-5 forced-colors:border">
      <CircleHelp aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
      <span>
        <strong>{help.question}</strong> {help.text}{' '}
        <Link to={paths.statusGuide} className={textLinkStyle}>
          {actions.help}
        </Link>
      </span>
    </p>
  )
}
